import type { IDBPObjectStore } from 'idb';
import { heldOrdersOf } from '../outbox/carried';
import { isMarkedWrong } from '../outbox/meaning';
import type { OutboxRow } from '../outbox/row';
import type { NoteOutcome } from '../stores/adapter';
import { changeIn, openDatabase } from './db';
import { isAbandoned, isPaused, WAITS } from './order-write';
import type { OrderNote } from './records';
import type { DatabaseSchema } from './schema';

type NotesStore = IDBPObjectStore<DatabaseSchema, ['order-notes'], 'order-notes', 'readwrite'>;

const AFTER = {
  written: 'written',
  refused: 'failed',
  'not-taken': 'not-taken',
  unreachable: 'waiting',
} as const satisfies Readonly<Record<NoteOutcome, OrderNote['state']>>;

/** One for each order in the parcel; none where no store takes any, or in practice. */
export function newNotes(row: OutboxRow): readonly OrderNote[] {
  const { store, parcelCode, updatedAt, practice } = row;
  if (parcelCode === null || practice === true || !/^https?:/.test(store)) return [];
  return heldOrdersOf(row).map(({ id, orderId }) => ({
    rowId: id,
    store,
    orderId,
    state: 'waiting',
    tries: 0,
    at: updatedAt,
  }));
}

/**
 * Once a parcel was marked as wrong, or is right again; `null`: what was never tried stands in no order.
 * @param next as it would be written anew
 * @param note as it stands
 */
export function noteAfterMark(
  row: OutboxRow,
  next: OrderNote,
  note: OrderNote | undefined,
): OrderNote | null {
  if (note === undefined) return null;
  if (!isMarkedWrong(row)) return note.takesBack === true ? next : null;
  const mayStand = note.state === 'written' || (note.state !== 'failed' && note.tries > 0);
  return mayStand ? { ...next, takesBack: true } : null;
}

export async function queueNotes(row: OutboxRow, now: number): Promise<void> {
  await changeIn('order-notes', async (notes) => {
    for (const note of newNotes(row)) {
      const known = await notes.get(note.rowId);
      if (known === undefined || isLeft(known, now)) await notes.put({ ...note, at: now });
    }
  });
}

export function isLeft({ state, at }: OrderNote, now: number): boolean {
  return state === 'waiting' && now - at > WAITS;
}

/** `null`: there is none. A note that was claimed by a page that is gone waits again. */
export async function findOrderNote(rowId: string, now: number): Promise<OrderNote | null> {
  const database = await openDatabase();
  const note = await database.get('order-notes', rowId);
  return note === undefined ? null : asItStands(note, now);
}

export interface NoteWish {
  /** Of one order alone, at a person's press: also what failed, and what was tried just now. */
  readonly orderId: string | null;
  /** A page has been opened: what was tried just now is tried again. */
  readonly opened: boolean;
}

/** So that of two pages one writes it. @returns the note as it was before; `null` where none is due */
export function claimOrderNote(
  store: string,
  wish: NoteWish,
  now: number,
  tabId?: number,
): Promise<OrderNote | null> {
  return changeIn('order-notes', async (notes) => {
    const found = await (wish.orderId === null
      ? oldestDue(notes, store, wish, now)
      : notes.index('order').getAll([store, wish.orderId]));
    const [note = null] = found
      .map((one) => asItStands(one, now))
      .filter((one) => isDue(one, wish, now))
      .sort((one, other) => one.at - other.at);
    if (note === null) return null;
    const { tabId: _, ...rest } = note;
    const by = tabId === undefined ? {} : { tabId };
    await notes.put({ ...rest, ...by, state: 'claimed', tries: note.tries + 1, at: now });
    return note;
  });
}

/** A store's notes that a page is writing, or was when it ended. */
export async function readClaimedNotes(store: string): Promise<readonly OrderNote[]> {
  return (await openDatabase()).getAllFromIndex('order-notes', 'store', [store, 'claimed']);
}

/**
 * @param takesBack whether it was the one that takes the parcel back: it may be another one by now
 * @param mustBeClaimed it is a page's word, which counts for what that was given to write
 * @returns whether that was not known before
 */
export async function settleOrderNote(
  rowId: string,
  outcome: NoteOutcome,
  now: number,
  takesBack = false,
  mustBeClaimed = false,
): Promise<boolean> {
  return changeIn('order-notes', async (notes) => {
    const note = await notes.get(rowId);
    if (note === undefined || (note.takesBack ?? false) !== takesBack) return false;
    if (mustBeClaimed ? note.state !== 'claimed' : note.state === 'written') return false;
    await notes.put({ ...note, state: AFTER[outcome], at: now });
    return true;
  });
}

export async function countWaitingNotes(store: string, now: number): Promise<number> {
  return (await openDatabase()).countFromIndex('order-notes', 'due', inTime(store, 'waiting', now));
}

/** Of a store's notes in one state, those that are still written by themselves. */
function inTime(store: string, state: OrderNote['state'], now: number): IDBKeyRange {
  return IDBKeyRange.bound([store, state, now - WAITS], [store, state, []]);
}

/** Every store's notes that are to be written, and those written since a time, in milliseconds; the newest first. */
export async function readNotes(since: number, now: number): Promise<readonly OrderNote[]> {
  const database = await openDatabase();
  const inState = (state: OrderNote['state'], from = Number.NEGATIVE_INFINITY) =>
    database.getAllFromIndex('order-notes', 'state', IDBKeyRange.bound([state, from], [state, []]));
  const notes = await Promise.all([
    inState('waiting', now - WAITS),
    inState('claimed'),
    inState('failed'),
    inState('written', since),
  ]);
  return notes
    .flat()
    .map((note) => asItStands(note, now))
    .sort((one, other) => other.at - one.at);
}

/** Of a store's notes that wait, and of those whose page is gone, the oldest that is due; no more of them are read. */
async function oldestDue(
  notes: NotesStore,
  store: string,
  wish: NoteWish,
  now: number,
): Promise<readonly OrderNote[]> {
  const found: OrderNote[] = [];
  for (const state of ['waiting', 'claimed'] as const) {
    let cursor = await notes.index('due').openCursor(inTime(store, state, now));
    while (cursor !== null && !isDue(asItStands(cursor.value, now), wish, now))
      cursor = await cursor.continue();
    if (cursor !== null) found.push(cursor.value);
  }
  return found;
}

function isDue(note: OrderNote, wish: NoteWish, now: number): boolean {
  const { orderId, state } = note;
  if (wish.orderId !== null) return orderId === wish.orderId && (state === 'waiting' || state === 'failed');
  return state === 'waiting' && (wish.opened || !isPaused(note, now));
}

function asItStands(note: OrderNote, now: number): OrderNote {
  return isAbandoned(note, now) ? { ...note, state: 'waiting' } : note;
}
