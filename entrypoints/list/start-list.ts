import { findAsk, onChanged, onSignal, type ReadAgainReply } from '../../lib/messaging/signals';
import type { StartList } from '../../lib/page/shared-world';
import { MOST_COLLECTED } from '../../lib/review/collection';
import type { LinkedOrder, StoreAdapter } from '../../lib/stores/adapter';
import { fromHere } from '../../lib/stores/from-here';
import { findListReader } from '../../lib/stores/lists';
import { findListedAddress } from '../../lib/stores/order-address';
import { readListedWithNotes } from '../../lib/stores/read-listed-order';
import { isSignInMissing } from '../../lib/stores/sign-in';
import { followBadges } from './follow-badges';
import { chosenOf, type List } from './list';
import { type ListActivity, mountListBar } from './mount-list-bar';
import { mountRowMarks } from './row-marks';
import { shipChosen } from './ship-chosen';

const CHOOSING: ListActivity = { at: 'choosing', trouble: null };

/**
 * Badges the rows whose orders were shipped, and follows what the person chooses: with the store's own boxes, or
 * with ours where it has none. Reads what is chosen and hands it over to be reviewed; ships nothing.
 */
export const startList: StartList = (adapter, store, signal, leave) => {
  const reader = findListReader(adapter.kind);
  const list: List = {
    ...{ adapter, reader, store, signal, leave, draw },
    ...{ rows: [], picked: new Set(), view: null, activity: CHOOSING, reading: null },
  };
  const marks = mountRowMarks(pick, signal);
  const onCancel = () => list.reading?.abort();
  const bar = mountListBar({ onShip: () => void shipChosen(list), onCancel }, signal);
  const badges = followBadges(list);

  function draw(): void {
    const { rows, view, picked, activity } = list;
    if (view === null) return;
    marks.show(rows, view, picked);
    const chosen = chosenOf(list);
    const shipped = new Set(view.badges.map(({ orderId }) => orderId));
    bar.render(view, chosen.length, chosen.filter(({ orderId }) => shipped.has(orderId)).length, activity);
  }

  /** The store's program may have drawn another order into the row since the box was put there: the row's is meant. */
  function pick(mark: Element): void {
    const orderId = readRows().find(({ element }) => element.contains(mark))?.orderId;
    if (orderId !== undefined && !list.picked.delete(orderId)) list.picked.add(orderId);
    look();
  }

  function readRows(): List['rows'] {
    return reader?.readRows(document, new URL(location.href)).slice(0, MOST_COLLECTED) ?? [];
  }

  function look(): void {
    if (document.readyState === 'loading') return;
    list.rows = readRows();
    badges.look();
    draw();
  }

  followPresses(signal, () => {
    if (list.activity.at === 'choosing') list.activity = CHOOSING;
    look();
  });
  onChanged(() => void badges.ask(), signal);
  answerAddress(adapter, signal);
  answerReadAgain(adapter, signal);
  look();
  const keep = (): boolean => {
    marks.keep();
    return false;
  };
  return { keep, reread: look };
};

/** Boxes are ticked by presses, and by the store's own program after one ("all"). */
function followPresses(signal: AbortSignal, after: () => void): void {
  let pressed: ReturnType<typeof setTimeout> | null = null;
  const afterPress = () => {
    pressed ??= setTimeout(() => {
      pressed = null;
      after();
    });
  };
  for (const type of ['change', 'click'] as const) {
    addEventListener(type, afterPress, { capture: true, signal });
  }
  signal.addEventListener('abort', () => clearTimeout(pressed ?? undefined));
}

/** The address by which an order opens from this page; its row may know it, where nothing else of the store does. */
function findAddress(adapter: StoreAdapter, asked: LinkedOrder) {
  return findListedAddress(adapter, findListReader(adapter.kind), asked, {
    document,
    url: new URL(location.href),
  });
}

/** Our own pages open an order by the address that this tab knows. */
function answerAddress(adapter: StoreAdapter, signal: AbortSignal): void {
  const answer = (message: unknown, _from: unknown, respond: (reply: object) => void): undefined => {
    const asked = findAsk(message, 'order-address');
    const address = asked && findAddress(adapter, asked);
    if (address !== null) respond({ address });
  };
  onSignal(answer, signal);
}

/** The background asks for an order once more just before it is sent. */
function answerReadAgain(adapter: StoreAdapter, signal: AbortSignal): void {
  const answer = (message: unknown, _from: unknown, respond: (reply?: ReadAgainReply) => void) => {
    const asked = findAsk(message, 'read-again');
    if (asked?.link == null) return undefined;
    const { orderId } = asked;
    // A link that was kept has no session in it.
    const opens = findAddress(adapter, { orderId, link: asked.link });
    const row = { orderId, link: opens ?? asked.link };
    // Without an answer the background says that the store could not be asked.
    readListedWithNotes(fromHere(adapter, signal), row).then(respond, (error: unknown) =>
      isSignInMissing(error) ? respond({ signedOut: true }) : respond(),
    );
    return true as const;
  };
  onSignal(answer, signal);
}
