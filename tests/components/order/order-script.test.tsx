import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BarState } from '../../../entrypoints/order/mount-bar';
import type { BarView } from '../../../lib/messaging/views';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { anOrder } from '../../unit/parcel/made-up';

const sendMessage = vi.fn();
const shown: BarState[] = [];

vi.mock('wxt/browser', () => ({
  browser: {
    runtime: { id: 'shahna', sendMessage, onMessage: { addListener: vi.fn(), removeListener: vi.fn() } },
  },
}));
vi.mock('../../../entrypoints/order/mount-bar', () => ({
  mountBar: () => ({ place: vi.fn(), render: (state: BarState) => shown.push(state) }),
}));

const { startOrder } = await import('../../../entrypoints/order/start-order');

const order = anOrder();
const adapter: StoreAdapter = {
  kind: 'woocommerce',
  detect: () => ({ page: 'order', store: order.store, orderId: order.id }),
  readDocument: () => order,
};
const view = (message: string) => ({ message, digest: null }) as BarView;

beforeEach(() => {
  shown.length = 0;
});

/** A page's script, with a background that answers each message as told. */
function start(answers: Readonly<Record<string, unknown>>) {
  sendMessage.mockImplementation(async ({ name }: { readonly name: string }) => answers[name]);
  const leave = vi.fn();
  startOrder(adapter, new AbortController().signal, leave);
  return leave;
}

const failed = (code: string) => ({ ok: false, error: { code, params: {}, serviceText: null } });

describe('the script of an order’s page', () => {
  it('does not leave the bar waiting where the background does not take the order as it was read', async () => {
    start({
      'order/opened': failed('bad-message'),
      'order/unreadable': { ok: true, value: view('could not be read') },
    });
    await vi.waitFor(() => expect(shown.at(-1)?.view?.message).toBe('could not be read'));
    const asked = sendMessage.mock.calls.map(([message]) => message);
    expect(asked.at(-1)).toEqual({ name: 'order/unreadable', input: { missing: 'bad-message' } });
  });

  it('asks no more where nobody has an answer', async () => {
    sendMessage.mockClear();
    start({ 'order/opened': failed('unexpected'), 'order/unreadable': failed('unexpected') });
    await vi.waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sendMessage).toHaveBeenCalledTimes(2);
  });

  it('leaves the page of a store that is enabled no more', async () => {
    const leave = start({ 'order/opened': failed('store-not-enabled') });
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
  });
});
