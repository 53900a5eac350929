import { browser } from 'wxt/browser';
import { Failure } from '../../lib/failure';
import { send } from '../../lib/messaging/send';
import {
  CHANGED,
  findReadAgain,
  onChanged,
  onSignal,
  READ_ORDER,
  REPLACED,
  type ReadAgainReply,
  type ReadOrderReply,
  SHIP_SHOWN,
} from '../../lib/messaging/signals';
import type { BarView } from '../../lib/messaging/views/bar';
import type { PageOrder } from '../../lib/order';
import { isOrphaned } from '../../lib/page/is-orphaned';
import type { RunningPage } from '../../lib/page/shared-world';
import type { StoreAdapter } from '../../lib/stores/adapter';
import { askAgain } from './ask-again';
import { fetchAnew } from './fetch-anew';
import { type BarPresses, mountBar } from './mount-bar';
import { orphaned } from './orphaned';
import { createPageReader } from './read-page';
import type { Notes } from './write-notes';

/** Milliseconds after which the order is read again, so that the reading does not delay the form that asked for it. */
const UNTIL_FORM_STANDS = 300;

/**
 * Reads the order, shows what the background makes of it, and passes presses on; decides nothing itself.
 * @param leave takes everything of ours off the page: the site is no longer one of the person's stores.
 */
export function startOrder(
  adapter: StoreAdapter,
  signal: AbortSignal,
  leave: () => void,
  notes?: Notes,
): RunningPage {
  let { bar, end } = mount();
  let shown: BarView | null = null;
  let newest: ReadOrderReply | null = null;
  /** The reading under way that is shown first: who looks meanwhile waits for it, and the store is asked once. */
  let first: Promise<ReadOrderReply> | null = null;
  /** The page's content when it was last read. */
  let stood: string | null = null;
  let asked = 0;
  let shipping = false;
  let looking = false;
  const page = createPageReader(adapter, signal, (order) => tellAnew({ order }));
  const { standing } = page;

  function mount() {
    const end = new AbortController();
    const acts = {
      ship,
      review,
      undo,
      account: () => open(send('order/account', { about: nameNow() })),
      print: () => openAbout('order/print'),
      next: () => openAbout('order/next'),
      note,
      // A store that has signed its person out shows its sign-in where its page is loaded anew, and then the order.
      'sign-in': () => location.reload(),
    };
    const onPress: BarPresses['onPress'] = (kind) => acts[kind]();
    const presses = { onPress, onChoose: choose, onChanged: mountAnew, onBegun: tellPress };
    return { bar: mountBar(adapter, presses, AbortSignal.any([signal, end.signal])), end };
  }

  /** At once: the person may be in another tab by the time that the order is read and sent. */
  function tellPress(digest: string): void {
    send('order/pressed', { digest }).catch(() => {
      // What is pressed says itself why it cannot be sent.
    });
  }

  /** What the page changed in the bar is thrown away; what it holds is seen in the form, where no page reaches. */
  function mountAnew(): void {
    end.abort();
    ({ bar, end } = mount());
    bar.place();
    if (shown !== null)
      bar.render({ view: { ...shown, tone: 'warning', message: shown.changed }, busy: false });
    review();
  }

  async function read(): Promise<ReadOrderReply> {
    stood = standing();
    newest = await page.read();
    return newest;
  }

  function readOnce(): Promise<ReadOrderReply> {
    first ??= read().finally(() => {
      first = null;
    });
    return first;
  }

  /** Shows the answer, unless a newer question has been asked meanwhile. */
  async function show(question: () => Promise<BarView>): Promise<void> {
    asked += 1;
    const mine = asked;
    try {
      const view = await question();
      if (mine !== asked || signal.aborted) return;
      shown = view;
      bar.render({ view, busy: false });
    } catch (error) {
      if (mine !== asked || signal.aborted) return;
      if (error instanceof Failure && error.code === 'store-not-enabled') leave();
      else if (shown !== null && isOrphaned()) bar.render({ view: orphaned(shown), busy: false });
      // The background ended during the call; when it runs again it knows the outcome.
      else if (question !== opened) await show(opened);
      else if (shown !== null) bar.render({ view: shown, busy: false });
    }
  }

  /** What was read is asked about again; the page itself is read anew at a press. */
  async function opened(): Promise<BarView> {
    const reply = newest ?? (await readOnce());
    if (!('order' in reply)) return send('order/unreadable', { missing: reply.missing });
    try {
      return await send('order/opened', { order: reply.order });
    } catch (error) {
      if (!(error instanceof Failure) || error.code === 'store-not-enabled') throw error;
      // If the background refuses the order, the bar must say so and not wait for ever.
      return send('order/unreadable', { missing: error.code });
    }
  }

  function ship(): void {
    const digest = shown?.digest;
    if (digest != null) press((order) => send('order/ship', { order, digest }));
  }

  /** Tells the background of a press that may ship, with the order as it is now. */
  function press(told: (order: PageOrder) => Promise<BarView>): void {
    if (shown === null) return;
    bar.render({ view: shown, busy: true });
    shipping = true;
    void show(async () => {
      // What was typed into the page since is read; what the store holds by now, the background has asked (`again`).
      const reply = newest !== null && standing() === stood ? newest : await read();
      return 'order' in reply ? told(reply.order) : send('order/unreadable', { missing: reply.missing });
    }).finally(() => {
      shipping = false;
    });
  }

  function review(): void {
    open(send('order/review', {}));
  }

  function openAbout(page: 'order/print' | 'order/next'): void {
    const about = nameNow();
    if (about !== null) open(send(page, about));
  }

  /** The order as it was read last. */
  const orderNow = () => (newest !== null && 'order' in newest ? newest.order : null);

  function nameNow() {
    const order = orderNow();
    return order && { store: order.store, orderId: order.id };
  }

  /** The background opens a page of ours; only one that is gone does not answer, and the bar says then what helps. */
  function open(asked: Promise<null>): void {
    asked.catch(() => {
      if (shown !== null && isOrphaned()) bar.render({ view: orphaned(shown), busy: false });
    });
  }

  function undo(): void {
    const order = orderNow();
    if (shown === null || order === null) return;
    bar.render({ view: shown, busy: true });
    void show(() => send('order/undo', { order }));
  }

  /** Chooses one of what is offered by its place in the list. */
  function choose(at: number): void {
    const offered = shown?.offered;
    if (offered != null) press((order) => send('order/choose', { order, offered, at }));
  }

  /** Tries once more to put our note on this order; all look again when it is told of it. */
  function note(): void {
    const order = orderNow();
    if (order !== null) void notes?.write(adapter, order.store, { orderId: order.id, opened: true }, signal);
  }

  /** What the store says otherwise now is shown here and in our own pages. */
  function tellAnew(now: ReadOrderReply): void {
    newest = now;
    void show(opened);
    void browser.runtime.sendMessage(CHANGED);
  }

  async function readAnew(): Promise<void> {
    const before = JSON.stringify(newest);
    const now = (await readServed()) ?? (await read());
    if (JSON.stringify(now) !== before) tellAnew(now);
  }

  /** The order as its page says it by now, where the server makes that page whole; `null`: it is to be read here. */
  async function readServed(): Promise<ReadOrderReply | null> {
    const order = orderNow();
    if (!adapter.isPageServed || order === null) return null;
    stood = standing();
    try {
      newest = { order: await fetchAnew(adapter, order.id, signal) };
      return newest;
    } catch {
      // The page cannot be fetched, for instance since nobody is signed in: the open page is read.
      return null;
    }
  }

  /** Answers at once with what was read, and reads anew when the form that is filled with it stands. */
  async function answer(): Promise<ReadOrderReply> {
    await whole;
    signal.throwIfAborted();
    if (newest === null) return readOnce();
    setTimeout(() => shipping || signal.aborted || readAnew(), UNTIL_FORM_STANDS);
    return newest;
  }

  /** The tab is looked at again: a colleague may have changed the order meanwhile, or its person signed in again. */
  function look(): void {
    if (document.hidden || shipping || looking || newest === null) return;
    looking = true;
    void readAnew().finally(() => {
      looking = false;
    });
  }

  /** The store's own word on the order just before it is sent, which is then what was read last. */
  async function again(orderId: string): Promise<ReadAgainReply | undefined> {
    const reply = await askAgain(adapter, orderId, signal);
    if (reply === undefined || !('order' in reply)) return reply;
    stood = standing();
    newest = { order: reply.order };
    return reply;
  }

  function listen(): void {
    const answerRead = (message: unknown, _from: unknown, respond: (reply?: object | string) => void) => {
      if (message === SHIP_SHOWN) bar.command();
      const { orderId } = findReadAgain(message) ?? {};
      if (message !== READ_ORDER && orderId === undefined) return undefined;
      // Without an answer the background says that the page could not be read.
      (orderId === undefined ? answer() : again(orderId)).then(respond, () =>
        respond(signal.aborted ? REPLACED : undefined),
      );
      return true as const;
    };
    onSignal(answerRead, signal);
  }

  function begin(): void {
    tellWhole();
    onChanged(() => void show(opened), signal);
    document.addEventListener('visibilitychange', look, { signal });
    addEventListener('focus', look, { signal });
    void show(opened);
  }

  /** Whoever asks while the page is still coming is answered when it is there, or when it is left. */
  let tellWhole = (): void => undefined;
  const whole = new Promise<void>((resolve) => {
    tellWhole = resolve;
    signal.addEventListener('abort', () => resolve());
  });

  let begun = false;
  /** A page that is still coming holds half an order; the bar's place is there before. */
  function keep(): boolean {
    const isPlaced = bar.place();
    if (begun) return true;
    if (document.readyState === 'loading') return page.askEarly() && isPlaced;
    begun = true;
    // What waits for the page to be loaded does not wait for its reading too.
    setTimeout(() => signal.aborted || begin());
    return true;
  }

  function reread(): void {
    if (!begun || shipping || stood === null || standing() === stood) return;
    newest = null;
    void show(opened);
  }

  listen();
  keep();
  return { keep, reread };
}
