import { Failure } from '../../lib/failure';
import { send } from '../../lib/messaging/send';
import { findReadAgain, onChanged, onSignal, type ReadAgainReply } from '../../lib/messaging/signals';
import type { ListView } from '../../lib/messaging/views/list';
import { isOrphaned } from '../../lib/page/is-orphaned';
import type { StartList } from '../../lib/page/shared-world';
import { MOST_COLLECTED } from '../../lib/review/collection';
import type { ListedOrder } from '../../lib/stores/adapter';
import { findOrderAddress } from '../../lib/stores/order-address';
import { readListedWithNote } from '../../lib/stores/read-listed-order';
import { isSignInMissing } from '../../lib/stores/sign-in';
import { type ListActivity, mountListBar } from './mount-list-bar';
import { readChosen } from './read-chosen';
import { mountRowMarks } from './row-marks';

const CHOOSING: ListActivity = { at: 'choosing', trouble: null };

/**
 * Badges the rows whose orders were shipped, and follows what the person chooses: with the store's own boxes, or
 * with ours where it has none. Reads what is chosen and hands it over to be reviewed; ships nothing.
 */
export const startList: StartList = (adapter, store, signal, leave) => {
  const marks = mountRowMarks(pick, signal);
  const bar = mountListBar({ onShip: () => void ship(), onCancel: () => reading?.abort() }, signal);
  const picked = new Set<string>();
  let rows: readonly ListedOrder[] = [];
  /** Parcel codes that the store has on its orders, asked for once for each set of rows. */
  let shipped: { readonly of: string; readonly codes: ReadonlyMap<string, string> } | null = null;
  let view: ListView | null = null;
  let askedFor = '';
  let activity: ListActivity = CHOOSING;
  let reading: AbortController | null = null;

  function draw(): void {
    if (view === null) return;
    marks.show(rows, view, picked);
    const chosen = choose();
    const shipped = new Set(view.badges.map(({ orderId }) => orderId));
    bar.render(view, chosen.length, chosen.filter(({ orderId }) => shipped.has(orderId)).length, activity);
  }

  function choose(): readonly ListedOrder[] {
    return rows.filter(({ orderId, selected }) => selected || picked.has(orderId)).slice(0, MOST_COLLECTED);
  }

  function pick(orderId: string): void {
    if (!picked.delete(orderId)) picked.add(orderId);
    draw();
  }

  function look(): void {
    if (document.readyState === 'loading') return;
    rows = adapter.readRows?.(document, new URL(location.href)).slice(0, MOST_COLLECTED) ?? [];
    const ids = JSON.stringify(rows.map(({ orderId }) => orderId));
    if (ids !== askedFor && rows.length > 0) {
      askedFor = ids;
      void ask();
    }
    draw();
  }

  async function ask(): Promise<void> {
    const mine = askedFor;
    try {
      await show(mine);
      if (shipped?.of === mine || adapter.readShipped === undefined) return;
      const orderIds = rows.map(({ orderId }) => orderId);
      const codes = await adapter.readShipped(orderIds, document, new URL(location.href), fetch, signal);
      shipped = { of: mine, codes };
      // The badges known here do not wait for the store's answer.
      if (codes.size > 0) await show(mine);
    } catch (error) {
      // Without an answer there are no badges, which nobody takes for "not shipped": the order's own page says.
      if (!signal.aborted && isGone(error)) leave();
    }
  }

  async function show(mine: string): Promise<void> {
    if (mine !== askedFor || signal.aborted) return;
    const orderIds = rows.map(({ orderId }) => orderId);
    const codes = shipped?.of === mine ? shipped.codes : new Map<string, string>();
    const answered = await send('orders/listed', {
      store,
      orderIds,
      shipped: Array.from(codes, ([orderId, parcelCode]) => ({ orderId, parcelCode })),
    });
    if (mine !== askedFor || signal.aborted) return;
    view = answered;
    draw();
  }

  async function ship(): Promise<void> {
    const chosen = choose();
    if (view === null || reading !== null || chosen.length === 0) return;
    reading = new AbortController();
    const stop = AbortSignal.any([signal, reading.signal]);
    const progress = (done: number) => {
      activity = { at: 'reading', done, of: chosen.length };
      draw();
    };
    progress(0);
    let trouble: string | null = null;
    try {
      const orders = await readChosen(adapter, chosen, progress, stop);
      await send('orders/collected', { store, orders: [...orders] });
    } catch (error) {
      if (signal.aborted) return;
      if (isGone(error)) return leave();
      if (!stop.aborted) trouble = isOrphaned() ? view.words.orphaned : view.words.failed;
    }
    reading = null;
    activity = { at: 'choosing', trouble };
    draw();
  }

  // Boxes are ticked by presses, and by the store's own program after one ("all").
  let pressed: ReturnType<typeof setTimeout> | null = null;
  const afterPress = () => {
    pressed ??= setTimeout(() => {
      pressed = null;
      activity = activity.at === 'choosing' ? CHOOSING : activity;
      look();
    });
  };
  for (const type of ['change', 'click'] as const) {
    addEventListener(type, afterPress, { capture: true, signal });
  }
  signal.addEventListener('abort', () => clearTimeout(pressed ?? undefined));
  onChanged(() => void ask(), signal);

  /** The background asks for an order once more just before it is sent. */
  const answerAgain = (message: unknown, _from: unknown, respond: (reply?: ReadAgainReply) => void) => {
    const asked = findReadAgain(message);
    if (asked?.link == null) return undefined;
    const list = { document, url: new URL(location.href) };
    const { orderId } = asked;
    // A link that was kept has no session in it.
    const opens = findOrderAddress(adapter, { orderId, link: asked.link }, document, list.url);
    const row = { orderId, link: opens ?? asked.link };
    // Without an answer the background says that the store could not be asked.
    readListedWithNote(adapter, row, list, fetch, signal).then(respond, (error: unknown) =>
      isSignInMissing(error) ? respond({ signedOut: true }) : respond(),
    );
    return true as const;
  };
  onSignal(answerAgain, signal);
  look();
  return { keep: () => false, reread: look };
};

function isGone(error: unknown): boolean {
  return error instanceof Failure && error.code === 'store-not-enabled';
}
