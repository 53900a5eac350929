import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BarState } from '../../../entrypoints/order/bar-steps';
import type { BarPresses } from '../../../entrypoints/order/mount-bar';
import type { BarView } from '../../../lib/messaging/views/bar';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { need } from '../../need';
import { soon } from '../../soon';
import { anOrder } from '../../unit/parcel/made-up';

const { command, heard, sendMessage } = vi.hoisted(() => ({
  command: vi.fn(),
  heard: vi.fn(),
  sendMessage: vi.fn(),
}));
const shown: BarState[] = [];
let presses: BarPresses | null = null;

vi.mock('wxt/browser', () => ({
  browser: {
    runtime: { id: 'shahna', sendMessage, onMessage: { addListener: heard, removeListener: vi.fn() } },
  },
}));
vi.mock('../../../entrypoints/order/mount-bar', () => ({
  mountBar: (_adapter: StoreAdapter, on: BarPresses) => {
    presses = on;
    return { place: vi.fn(), command, render: (state: BarState) => shown.push(state) };
  },
}));

const { startOrder } = await import('../../../entrypoints/order/start-order');

const order = anOrder({ statusMeaning: 'to-ship' });
const adapter: StoreAdapter = {
  kind: 'woocommerce',
  detect: () => ({ page: 'order', store: order.store, orderId: order.id }),
  readDocument: () => order,
};
const view = (message: string) => ({ message, digest: null }) as BarView;
const failed = (code: string) => ({ ok: false, error: { code, params: {}, serviceText: null } });
const tell = (message: unknown) => {
  for (const [listener] of heard.mock.calls) listener(message, {}, vi.fn());
};
/** The page, until it is left. */
let open: AbortController;

beforeEach(() => {
  open = new AbortController();
  shown.length = 0;
  heard.mockClear();
});
afterEach(() => {
  open.abort();
  vi.restoreAllMocks();
});

/** A page's script, with a background that answers each message as told. */
function start(answers: Readonly<Record<string, unknown>>) {
  sendMessage.mockImplementation(async ({ name }: { readonly name: string }) => answers[name]);
  startOrder(adapter, open.signal, vi.fn());
}

it('hears the command to ship that was given over it, and none that was given over the page before', async () => {
  start({ 'order/opened': { ok: true, value: view('all is well') } });
  await soon(() => expect(shown.at(-1)?.view?.message).toBe('all is well'));
  for (const given of ['ship-shown https://shop.example/orders/before', 'ship-shown']) tell(given);
  expect(command).not.toHaveBeenCalled();
  tell(`ship-shown ${location.href}`);
  expect(command).toHaveBeenCalledOnce();
});

it('does not leave the bar waiting where the page cannot be read in a way that nobody foresaw', async () => {
  sendMessage.mockImplementation(async () => ({ ok: true, value: view('could not be read') }));
  const readDocument = () => {
    throw new TypeError('Cannot read properties of null');
  };
  startOrder({ ...adapter, readDocument }, open.signal, vi.fn());
  await soon(() => expect(shown.at(-1)?.view?.message).toBe('could not be read'));
  expect(sendMessage.mock.calls.at(-1)).toEqual([
    { name: 'order/unreadable', input: { missing: 'unexpected' } },
  ]);
});

it('looks anew where a page of ours could not be opened by a press, so that it says what is in the way', async () => {
  const answers: Record<string, unknown> = {
    'order/opened': { ok: true, value: view('all is well') },
    'order/review': failed('storage-failed'),
  };
  start(answers);
  await soon(() => expect(shown.at(-1)?.view?.message).toBe('all is well'));
  answers['order/opened'] = { ok: true, value: view('what is kept cannot be opened') };
  need(presses, 'bar').onPress('review');
  await soon(() => expect(shown.at(-1)?.view?.message).toBe('what is kept cannot be opened'));
});
