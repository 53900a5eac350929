import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { soon } from '../../soon';
import { collect, ended, nextOrder, service, setUpReview, shipShown } from './review-orders';

const { rowOf } = await import('./asked-store');
const { drainDue } = await import('../../../entrypoints/background/shipping/sending');

beforeEach(setUpReview);
afterEach(() => setOnline(true));

const setOnline = (value: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value, configurable: true });

it('a parcel whose net went between its look-ups and its creation waits, and goes when the net is back', async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await service.fetch(request);
    if (request.url.includes('findRecipient')) setOnline(false);
    return answer;
  });
  const order = nextOrder();
  await shipShown(await collect(order), [order.id]);
  await soon(async () => expect((await rowOf(order))?.waiting ?? null).not.toBeNull());
  const waiting = await rowOf(order);
  expect(waiting).toMatchObject({
    state: 'queued',
    attempts: [],
    sent: null,
    waiting: { reason: 'offline' },
  });
  setOnline(true);
  vi.stubGlobal('fetch', service.fetch);
  await applyEvent(waiting?.id ?? '', { type: 'hurried', at: Date.now() });
  await drainDue();
  await ended([order]);
  expect(service.creations()).toHaveLength(1);
  expect(await rowOf(order)).toMatchObject({ state: 'created' });
});
