import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BarState } from '../../../entrypoints/order/bar-steps';
import type { BarPresses } from '../../../entrypoints/order/mount-bar';
import { askOf, CHANGED, READ_ORDER, REPLACED } from '../../../lib/messaging/signals';
import type { BarView } from '../../../lib/messaging/views/bar';
import { known, type Order, type PageOrder, unknown } from '../../../lib/order';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { judgeOrder } from '../../../lib/stores/judge-order';
import { readOrderPage } from '../../../lib/stores/read-order-page';
import { soon } from '../../soon';
import { anOrder } from '../../unit/parcel/made-up';
import { afterwards } from '../support/afterwards';

const { heard, sendMessage } = vi.hoisted(() => ({ heard: vi.fn(), sendMessage: vi.fn() }));
const shown: BarState[] = [];
const mounted: { readonly presses: BarPresses; readonly signal: AbortSignal }[] = [];

vi.mock('wxt/browser', () => ({
  browser: {
    runtime: { id: 'shahna', sendMessage, onMessage: { addListener: heard, removeListener: vi.fn() } },
  },
}));
vi.mock('../../../entrypoints/order/mount-bar', () => ({
  mountBar: (_adapter: StoreAdapter, presses: BarPresses, signal: AbortSignal) => {
    mounted.push({ presses, signal });
    return { place: vi.fn(), render: (state: BarState) => shown.push(state) };
  },
}));

const { startOrder } = await import('../../../entrypoints/order/start-order');

/** As it is judged: with what its status means. */
const order = anOrder({ statusMeaning: 'to-ship' });
const adapter: StoreAdapter = {
  kind: 'woocommerce',
  detect: () => ({ page: 'order', store: order.store, orderId: order.id }),
  readDocument: () => order,
};
const view = (message: string) => ({ message, digest: null }) as BarView;

/** The page, until it is left. */
let open: AbortController;

beforeEach(() => {
  open = new AbortController();
  shown.length = 0;
  mounted.length = 0;
  heard.mockClear();
});

afterEach(() => {
  open.abort();
  vi.restoreAllMocks();
});

/** What the script answers, with its order as the background judges it. */
async function tell(message: unknown): Promise<unknown> {
  const reply = await new Promise<{ readonly order?: PageOrder } | undefined>((resolve) => {
    for (const [listener] of heard.mock.calls) listener(message, {}, resolve);
  });
  return reply?.order === undefined ? reply : { ...reply, order: judgeOrder(reply.order) };
}

/** A page's script, with a background that answers each message as told. */
function start(answers: Readonly<Record<string, unknown>>) {
  sendMessage.mockImplementation(async ({ name }: { readonly name: string }) => answers[name]);
  const leave = vi.fn();
  startOrder(adapter, open.signal, leave);
  return leave;
}

const failed = (code: string) => ({ ok: false, error: { code, params: {}, serviceText: null } });

describe('the script of an order’s page', () => {
  it('draws a bar that the page changed anew, says so, opens the form and ships nothing', async () => {
    const opened = { ...view('all is well'), digest: 'one', changed: 'this page changed the bar' };
    start({ 'order/opened': { ok: true, value: opened }, 'order/review': { ok: true, value: null } });
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('all is well'));
    sendMessage.mockClear();
    mounted[0]?.presses.onChanged();
    expect(mounted.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(shown.at(-1)?.view).toMatchObject({ tone: 'warning', message: 'this page changed the bar' });
    expect(sendMessage.mock.calls).toEqual([[{ name: 'order/review', input: {} }]]);
  });

  it('asks for the next order by naming this one, and no address', async () => {
    start({ 'order/opened': { ok: true, value: view('shipped') }, 'order/next': { ok: true, value: null } });
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('shipped'));
    sendMessage.mockClear();
    mounted[0]?.presses.onPress('next');
    const input = { store: order.store, orderId: order.id };
    expect(sendMessage.mock.calls).toEqual([[{ name: 'order/next', input }]]);
  });

  it('does not leave the bar waiting where the background does not take the order as it was read', async () => {
    start({
      'order/opened': failed('bad-message'),
      'order/unreadable': { ok: true, value: view('could not be read') },
    });
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('could not be read'));
    const asked = sendMessage.mock.calls.map(([message]) => message);
    expect(asked.at(-1)).toEqual({ name: 'order/unreadable', input: { missing: 'bad-message' } });
  });

  it('asks once more where nobody has an answer to its first question, and then no more', async () => {
    sendMessage.mockClear();
    await afterwards(() => {
      start({ 'order/opened': failed('unexpected'), 'order/unreadable': failed('unexpected') });
    });
    expect(sendMessage).toHaveBeenCalledTimes(4);
  });

  it('does not show an answer to what was asked before the newest question', async () => {
    let answerFirst = (_reply: unknown): void => undefined;
    let questions = 0;
    sendMessage.mockImplementation(async () => {
      questions += 1;
      if (questions === 1) return new Promise((resolve) => (answerFirst = resolve));
      return { ok: true, value: view('the newest') };
    });
    startOrder(adapter, open.signal, vi.fn());
    await soon(() => expect(questions).toBe(1));
    void tell(CHANGED);
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('the newest'));
    await afterwards(() => answerFirst({ ok: true, value: view('of an earlier page') }));
    expect(shown.at(-1)?.view?.message).toBe('the newest');
  });

  it('asks its store once more for its own order and the note on it, and for no other order', async () => {
    const readStructured = vi.fn(async () => order);
    const readNotes = vi.fn(async () => [{ note: '[Shahna] P-1 · x' }]);
    sendMessage.mockImplementation(async () => ({ ok: true, value: view('shown') }));
    const asking = { ...adapter, readStructured, readNotes };
    startOrder(asking, open.signal, vi.fn());
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('shown'));
    expect(await tell(askOf('read-again', { orderId: order.id, link: order.link }))).toEqual({
      order: { ...order, ownNote: 'P-1' },
      notes: true,
    });
    readNotes.mockResolvedValue(undefined as never);
    expect(await tell(askOf('read-again', { orderId: order.id, link: order.link }))).toEqual({
      order,
      notes: false,
    });
    readStructured.mockResolvedValue(null as never);
    expect(await tell(askOf('read-again', { orderId: order.id, link: order.link }))).toBeUndefined();
  });

  it('answers the popup with what it read, and asks its store anew only after that', async () => {
    const readStructured = vi.fn(async () => order);
    sendMessage.mockImplementation(async () => ({ ok: true, value: view('shown') }));
    startOrder({ ...adapter, readStructured }, open.signal, vi.fn());
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('shown'));
    readStructured.mockClear().mockResolvedValue(anOrder({ total: known('90', 'store-data') }));
    expect(await tell(READ_ORDER)).toEqual({ order });
    expect(readStructured).not.toHaveBeenCalled();
    await soon(() => expect(sendMessage).toHaveBeenCalledWith(CHANGED));
    expect(readStructured).toHaveBeenCalledOnce();
  });

  it('answers whoever asks while its page is still coming once that is there', async () => {
    sendMessage.mockImplementation(async () => ({ ok: true, value: view('shown') }));
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const page = startOrder(adapter, open.signal, vi.fn());
    const answered = tell(READ_ORDER);
    state.mockReturnValue('interactive');
    page.keep();
    expect(await answered).toEqual({ order });
  });

  it('says that it ended where a newer copy took its place, or its page was left, before it could answer', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    startOrder(adapter, open.signal, vi.fn());
    const answered = tell(READ_ORDER);
    open.abort();
    expect(await answered).toBe(REPLACED);
  });

  it('fetches its own page once more where the server makes it whole', async () => {
    sendMessage.mockImplementation(async () => ({ ok: true, value: view('shown') }));
    const changed = { ...order, customerNote: known('bring change', 'labelled-text') };
    const of = (page: Document) => (page === document ? order : changed);
    const served: StoreAdapter = {
      ...adapter,
      readServed: readOrderPage,
      readStructured: async (_id, from) => of(from.document),
      readDocument: of,
    };
    const fetch = vi.fn(async () => new Response('<p>x'));
    vi.stubGlobal('fetch', fetch);
    startOrder(served, open.signal, vi.fn());
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('shown'));
    expect(await tell(askOf('read-again', { orderId: order.id, link: order.link }))).toEqual({
      order: changed,
      notes: true,
    });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(location.href, expect.anything());
    vi.unstubAllGlobals();
  });

  it('shows by itself what its store answers late', async () => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
    let answer = (_order: Order): void => undefined;
    const slow = { ...adapter, readStructured: () => new Promise<Order>((resolve) => (answer = resolve)) };
    sendMessage.mockImplementation(async (message: { input?: { order?: Order } }) => {
      const said = message.input?.order?.silence ?? 'read whole';
      return { ok: true, value: view(said) };
    });
    startOrder(slow, open.signal, vi.fn());
    await soon(() => expect(AbortSignal.timeout).toHaveBeenCalled());
    late.abort();
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('late'));
    answer(order);
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('read whole'));
    // Our own pages, which may show the same order, are told.
    expect(sendMessage).toHaveBeenCalledWith(CHANGED);
  });

  it('says that the page holds edits that nobody saved before anything is pressed, and when they are gone', async () => {
    let total = order.total;
    const edited = { ...adapter, readDocument: () => ({ ...order, total }) };
    sendMessage.mockImplementation(async (message: { input?: { order?: Order } }) => {
      const read = message.input?.order ?? order;
      return { ok: true, value: view(read.total.known ? 'saved' : 'edited') };
    });
    const page = startOrder(edited, open.signal, vi.fn());
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('saved'));
    total = unknown('disagree', 'typed and not saved');
    page.reread();
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('edited'));
    total = order.total;
    page.reread();
    await soon(() => expect(shown.at(-1)?.view?.message).toBe('saved'));
  });

  describe('when its tab is looked at again', () => {
    const changed = { ...order, customerNote: known('a colleague wrote this', 'labelled-text') };
    const messages = () =>
      sendMessage.mockImplementation(async (message: { input?: { order?: Order } }) => {
        const { customerNote } = message.input?.order ?? order;
        return { ok: true, value: view(customerNote.known ? customerNote.value : '') };
      });

    it('asks its store anew, and shows and tells what a colleague changed', async () => {
      messages();
      let saved = order;
      const asked = vi.fn(async () => saved);
      startOrder({ ...adapter, readStructured: asked }, open.signal, vi.fn());
      await soon(() => expect(shown).toHaveLength(1));
      sendMessage.mockClear();
      dispatchEvent(new Event('focus'));
      await soon(() => expect(asked).toHaveBeenCalledTimes(2));
      saved = changed;
      document.dispatchEvent(new Event('visibilitychange'));
      await soon(() => expect(shown.at(-1)?.view?.message).toBe('a colleague wrote this'));
      expect(asked).toHaveBeenCalledTimes(3);
      // The first time nothing had changed: nothing was drawn, and nobody was told.
      expect(shown).toHaveLength(2);
      expect(sendMessage.mock.calls).toMatchObject([[{ input: { order: changed } }], [CHANGED]]);
    });

    it('fetches its page anew where the server makes it whole, and keeps what it read where it cannot', async () => {
      messages();
      const of = (page: Document) => (page === document ? order : changed);
      const served: StoreAdapter = { ...adapter, readServed: readOrderPage, readDocument: of };
      const fetch = vi.fn(async () => new Response('', { status: 404 }));
      vi.stubGlobal('fetch', fetch);
      startOrder(served, open.signal, vi.fn());
      await soon(() => expect(shown).toHaveLength(1));
      dispatchEvent(new Event('focus'));
      await soon(() => expect(fetch).toHaveBeenCalledOnce());
      // Until this look has ended, no other begins; only promises are pending.
      await new Promise((resolve) => setTimeout(resolve));
      fetch.mockImplementation(async () => new Response('<p>x'));
      dispatchEvent(new Event('focus'));
      await soon(() => expect(shown.at(-1)?.view?.message).toBe('a colleague wrote this'));
      expect(fetch).toHaveBeenCalledTimes(2);
      // What could not be fetched has drawn nothing.
      expect(shown).toHaveLength(2);
      vi.unstubAllGlobals();
    });
  });

  it('leaves the page of a store that is enabled no more', async () => {
    const leave = start({ 'order/opened': failed('store-not-enabled') });
    await soon(() => expect(leave).toHaveBeenCalled());
  });
});
