import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FollowTask } from '../../../lib/messaging/views/notes';
import { isAbandoned } from '../../../lib/storage/order-write';
import { openPrestaShop, plain } from './open-prestashop';
import { PageParser } from './parse-page';

const asked = vi.hoisted(() => ({ claims: 0, settled: [] as unknown[] }));
vi.mock('../../../lib/page/start-alone', () => ({ startAlone: () => new AbortController() }));
vi.mock('../../../lib/messaging/send', () => ({
  send: async (name: string, input: { found?: unknown }) => {
    if (name === 'follow/claim') {
      asked.claims += 1;
      return { task: TASK, lacksStatuses: false };
    }
    asked.settled.push(input.found);
    return null;
  },
}));
const { followOrders } = await import('../../../entrypoints/follow/follow-orders');

const TASK: FollowTask = {
  rowId: 'row',
  orderId: String(plain.id),
  what: 'tracking',
  claimId: 'claim',
  ours: [''],
  to: 'SB-1',
};
const STOP = 45_000;

beforeEach(() => {
  vi.useFakeTimers();
  // Node's own clock is not the one that stands still.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const end = new AbortController();
    setTimeout(() => end.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
    return end.signal;
  });
  const { document, url } = openPrestaShop();
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', url);
  vi.stubGlobal('DOMParser', PageParser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a store that never answers is left after 45 seconds, before another page takes the write over', async () => {
  const calls: (string | undefined)[] = [];
  vi.stubGlobal('fetch', (_address: string, { method, signal }: RequestInit) => {
    calls.push(method);
    return new Promise((_answer, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  followOrders()();
  await vi.advanceTimersByTimeAsync(STOP - 1);
  expect([calls, asked.settled]).toEqual([[undefined], []]);
  await vi.advanceTimersByTimeAsync(1);
  // Nothing was sent, and this page asks for no further one: it waits for the store's next page.
  expect([calls, asked.settled, asked.claims]).toEqual([[undefined], [{ outcome: 'unreachable' }], 1]);
  expect(isAbandoned({ state: 'claimed', tries: 1, at: 0 }, STOP)).toBe(false);
});
