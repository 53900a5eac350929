import { browser } from 'wxt/browser';
import { Failure } from '../../../lib/failure';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import type { NoteToWrite, NoteView } from '../../../lib/messaging/views/notes';
import type { Order, StoreIdentity } from '../../../lib/order';
import { rowIdOf } from '../../../lib/outbox/carried';
import { hasParcel, isMarkedWrong } from '../../../lib/outbox/meaning';
import { shownNumber } from '../../../lib/outbox/meaning-of-parts';
import { requireRow } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { findStoreOf } from '../../../lib/settings/find-store';
import { takesNotes, writesNotes } from '../../../lib/settings/note-choice';
import { type EnabledStore, readSettings } from '../../../lib/settings/settings';
import {
  claimOrderNote,
  countWaitingNotes,
  findOrderNote,
  isLeft,
  type NoteWish,
  queueNotes,
  readClaimedNotes,
  readNotes,
  settleOrderNote,
} from '../../../lib/storage/order-notes';
import type { OrderWrite } from '../../../lib/storage/order-write';
import { valueToWrite } from '../../../lib/storage/order-write-steps';
import { isLeft as isWriteLeft, readWrites } from '../../../lib/storage/order-writes';
import type { OrderNote } from '../../../lib/storage/records';
import { isOnSite, storeKey } from '../../../lib/store-key';
import { mailsTracking, mayMail } from '../../../lib/stores/follows';
import { isCode, ownNoteOf } from '../../../lib/stores/own-note';
import type { NoteState } from '../bar/row-bar';
import { currentTranslator } from '../current-translator';
import { startFollowing } from '../follow/follow';
import { tellAll } from '../tell';

const DAY = 24 * 60 * 60_000;

/** The next note that the caller's page is to write into its store; `null` where none is due. */
export async function claimNote(
  { store, ...wish }: InputOf<'notes/claim'>,
  enabled: Enabled,
): Promise<NoteToWrite | null> {
  const note = writesNotes(enabled.store) ? await claimNext(store, wish, enabled.tabId) : null;
  // The notes come first: who reads the order then knows why it changed.
  if (note === null) await startFollowing(enabled, store, wish.opened);
  return note;
}

async function claimNext(store: StoreIdentity, wish: NoteWish, tabId: number): Promise<NoteToWrite | null> {
  if (wish.opened && wish.orderId === null) await releaseNotes(storeKey(store), tabId);
  const refused = new Set<string>();
  for (;;) {
    const note = await claimOrderNote(storeKey(store), wish, Date.now(), tabId);
    if (note === null) return null;
    const row = await findRow(rowIdOf(note.rowId));
    const parcelCode = row?.parcelCode ?? null;
    const takesBack = note.takesBack ?? false;
    const isStillSo = row !== null && hasParcel(row) && isMarkedWrong(row) === takesBack;
    if (parcelCode === null || !isCode(parcelCode) || !isStillSo) {
      // Neither what is no plain code nor a parcel that is marked as wrong is put into the store under the merchant's name.
      await settleOrderNote(note.rowId, 'refused', Date.now(), takesBack);
      // A person's press is given what was refused too, and would be for ever.
      if (refused.has(note.rowId)) return null;
      refused.add(note.rowId);
      continue;
    }
    const { t } = await currentTranslator();
    const { rowId, orderId } = note;
    const about = { orderId, parcelCode, takesBack, triedBefore: note.tries > 0 };
    const words = t(takesBack ? 'order-note-back' : 'order-note-text');
    return { rowId, ...about, text: ownNoteOf(about, words) };
  }
}

/** Notes that were being written by a tab that is closed, or by the page before in the tab that asks, wait again. */
async function releaseNotes(store: string, asking: number): Promise<void> {
  for (const { rowId, tabId, takesBack } of await readClaimedNotes(store)) {
    if (tabId === undefined) continue;
    const isOpen = tabId !== asking && (await browser.tabs.query({})).some(({ id }) => id === tabId);
    if (!isOpen) await settleOrderNote(rowId, 'unreachable', Date.now(), takesBack);
  }
}

/** Stores the outcome of writing a note; the parcel is not affected. @throws Failure `not-allowed` for another store's */
export async function noteSettled({
  store,
  rowId,
  parcelCode,
  takesBack,
  outcome,
}: InputOf<'notes/settle'>): Promise<void> {
  const row = await requireRow(rowIdOf(rowId));
  if (row.store !== storeKey(store)) throw new Failure('not-allowed');
  // Corrected while the page wrote: the note of the right code is still to come.
  if (parcelCode !== undefined && parcelCode !== row.parcelCode) return;
  if (!(await settleOrderNote(rowId, outcome, Date.now(), takesBack, true))) return;
  // After a bulk only the last note notifies the pages, so that they do not reload for each one.
  if (outcome !== 'written' || (await countWaitingNotes(row.store, Date.now())) === 0) await tellAll();
}

/**
 * How a row's note stands. One whose parcel was made before there were notes, or long ago, is queued now.
 * @param order whose own code may stand in a note, or in its data alone: then the note is still to be written
 */
export async function noteStateOf(
  row: OutboxRow,
  store: EnabledStore,
  { ownNote, ownNoteIn }: Pick<Order, 'ownNote' | 'ownNoteIn'>,
): Promise<NoteState> {
  if (!hasParcel(row) || row.parcelCode === null || row.practice === true) return 'none';
  if (store.kind !== undefined && !takesNotes(store.kind)) return 'not-taken';
  if (!writesNotes(store)) return 'none';
  if (isMarkedWrong(row)) {
    const back = await findOrderNote(row.id, Date.now());
    return back?.takesBack !== true ? 'none' : back.state === 'claimed' ? 'due' : back.state;
  }
  const isInOrder = ownNote !== undefined && ownNote === row.parcelCode;
  if (isInOrder && ownNoteIn !== 'data') {
    // The page that wrote it shows its order before it says so, and is not heard any more then.
    if (await settleOrderNote(row.id, 'written', Date.now())) await tellAll();
    return 'written';
  }
  const now = Date.now();
  const note = await findOrderNote(row.id, now);
  const isNew = note === null || isLeft(note, now);
  if (isNew) await queueNotes(row, now);
  if (isNew || note.state === 'claimed' || (note.state === 'waiting' && note.tries === 0)) return 'due';
  return isInOrder && note.state === 'waiting' ? 'in-data' : note.state;
}

/** The notes that are not written yet, and those written within a day, for the outbox. */
export async function listNotes(): Promise<readonly NoteView[]> {
  const now = Date.now();
  const [{ stores }, notes] = await Promise.all([readSettings(), readNotes(now - DAY, now)]);
  const noting = stores.filter(writesNotes);
  const wanted = notes.filter(({ store }) => noting.some(({ origin }) => isOnSite(store, origin)));
  const writes = (await readWrites(now - DAY)).flatMap((write) => {
    const store = findStoreOf(stores, write.store);
    return store === undefined || isWriteLeft(write, now) ? [] : [viewWrite(write, store)];
  });
  const views = await Promise.all([...writes, ...wanted.map(viewNote)]);
  return views.filter((note) => note !== null);
}

async function viewWrite(write: OrderWrite, store: EnabledStore): Promise<NoteView | null> {
  const row = await findRow(rowIdOf(write.rowId));
  const { what, stood, last, wanted, takesBack = false, state } = write;
  if (row === null || state === 'withdrawn') return null;
  if (store.follow?.[what] === undefined && state !== 'written') return null;
  const nameOf = (value: string) =>
    (what === 'status' && store.follow?.statuses?.find(({ id }) => id === value)?.name) || value;
  const before = takesBack ? wanted : state === 'changed' ? last : stood;
  const after = valueToWrite(write);
  const mails = what === 'status' ? mayMail(store.kind, after) : mailsTracking(store.kind) && after !== '';
  const names = { before: before === null ? null : nameOf(before), after: nameOf(after) };
  return { ...viewTried(row, { ...write, state }), follow: { origin: store.origin, what, ...names, mails } };
}

async function viewNote(note: OrderNote): Promise<NoteView | null> {
  const { state, takesBack = false } = note;
  const row = await findRow(rowIdOf(note.rowId));
  if (row === null || state === 'not-taken') return null;
  if (state !== 'written' && isMarkedWrong(row) !== takesBack) return null;
  return viewTried(row, { ...note, state });
}

/** What is written into an order of a row's parcel. While a page is asking the store, that try has no outcome yet. */
function viewTried<State extends string>(
  row: OutboxRow,
  written: Pick<OrderNote, 'rowId' | 'orderId' | 'takesBack' | 'tries'> & { readonly state: State },
) {
  const { rowId, orderId, takesBack = false, tries, state } = written;
  const isUnderWay = state === 'claimed';
  const carried = row.carries?.find((order) => order.orderId === orderId);
  const number = carried === undefined ? shownNumber(row) : carried.number;
  return {
    rowId,
    number: number ?? orderId,
    link: carried === undefined ? row.orderLink : carried.link,
    parcelCode: row.parcelCode,
    takesBack,
    state: isUnderWay ? ('waiting' as const) : (state as Exclude<State, 'claimed'>),
    tried: tries > (isUnderWay ? 1 : 0),
  };
}

/** A row that cannot be read costs its own note: it is shown among what cannot be read. */
async function findRow(rowId: string): Promise<OutboxRow | null> {
  try {
    return await requireRow(rowId);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
