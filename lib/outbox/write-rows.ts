import { Failure } from '../failure';
import { tellAgain } from '../shop-relay/order-claims';
import { openDatabase } from '../storage/db';
import { newNotes, noteAfterMark } from '../storage/order-notes';
import { findStores, followRow } from './follow-row';
import { hasParcel, isEarlierPart, isMarkedWrong, keepsBack } from './meaning';
import { shownNumber } from './meaning-of-parts';
import { isReadableRow } from './readable-row';
import { copiesOf, type OutboxRow } from './row';
import { nextRow, type RowEvent, TransitionError } from './state';

/** The transaction completes only after the data are on disk: a row must survive a power cut. */
const STRICT = { durability: 'strict' } as const;

/** What is written for one parcel: a new row, or an event of one that is there. */
export type RowWrite = { readonly row: OutboxRow } | { readonly rowId: string; readonly event: RowEvent };

/** One of many presses that are written down in one go; of an order that goes in several parcels, all of them or none. */
export type Intent = RowWrite & { readonly others?: readonly RowWrite[] };

/**
 * In one transaction, before anything is called: whatever ends the background, all are there afterwards, or none.
 * @returns each press's first row, in the same order; `null` where another press was first
 */
export async function intendAll(intents: readonly Intent[]): Promise<readonly (OutboxRow | null)[]> {
  const transaction = (await openDatabase()).transaction('outbox', 'readwrite', STRICT);
  const { store } = transaction;
  const order = store.index('order');
  const seen = new Set<string>();
  const take = async (write: RowWrite): Promise<OutboxRow | null> => {
    const key = 'row' in write ? JSON.stringify(copyOf(write.row)) : write.rowId;
    if (seen.has(key)) return null;
    seen.add(key);
    if ('row' in write) return (await order.getKey(copyOf(write.row))) === undefined ? write.row : null;
    const row = await store.get(write.rowId);
    return row === undefined ? null : findNextRow(row, write.event);
  };
  const writeDown = async ({ others = [], ...first }: Intent): Promise<OutboxRow | null> => {
    const taken = await Promise.all([first, ...others].map(take));
    const rows = taken.filter((row) => row !== null);
    const [own] = rows;
    if (own === undefined || rows.length < taken.length) return null;
    const later = 'event' in first ? await takenBackWith(own, first.event, order) : [];
    await Promise.all([...rows, ...later].map((row) => store.put(row)));
    return own;
  };
  const [written] = await Promise.all([Promise.all(intents.map(writeDown)), transaction.done]);
  return written;
}

function copyOf({ store, orderId, copy }: OutboxRow): [store: string, orderId: string, copy: number] {
  return [store, orderId, copy];
}

/** Later parcels of the same press, taken back together with this one: they may collect nothing of their own. */
async function takenBackWith(
  row: OutboxRow,
  event: RowEvent,
  order: OrderIndex,
): Promise<readonly OutboxRow[]> {
  if (event.type !== 'withdrawn' || row.part == null) return [];
  const later = (await order.getAll(copiesOf(row))).filter((other) => isEarlierPart(row, other));
  return later.flatMap((other) => findNextRow(other, { ...event, revision: other.revision }) ?? []);
}

type OrderIndex = { getAll(copies: IDBKeyRange): Promise<OutboxRow[]> };

/** A row, what follows it into its order, and what colleagues are told of it. */
const FOLLOWED = [
  'outbox',
  'order-notes',
  'order-writes',
  'order-claims',
  'delivered-statuses',
  'parcel-states',
] as const;

/**
 * In one transaction.
 * @throws Failure `row-missing`; `code-taken` by another parcel where a person enters it; TransitionError when the
 * row's state no longer allows it.
 */
export async function applyEvent(rowId: string, ...events: readonly RowEvent[]): Promise<OutboxRow> {
  const mayName = events.some((event) => 'parcelCode' in event);
  const [database, stores] = await Promise.all([openDatabase(), mayName ? findStores() : []]);
  const transaction = database.transaction(FOLLOWED, 'readwrite', STRICT);
  const outbox = transaction.objectStore('outbox');
  const row = await outbox.get(rowId);
  if (row === undefined) throw new Failure('row-missing');
  const next = events.reduce(nextRow, row);
  if (next.codeFrom === 'person' && next.parcelCode !== row.parcelCode)
    await requireFreeCode(next, outbox.index('code'));
  // In one transaction with the row, so that nothing that is to be written into its order is lost when the worker ends.
  const notes = transaction.objectStore('order-notes');
  const isMarked = isMarkedWrong(row) !== isMarkedWrong(next);
  const isNamed = findKnownCode(row) !== findKnownCode(next);
  for (const fresh of isNamed || isMarked ? newNotes(next) : []) {
    const note = isNamed ? fresh : noteAfterMark(next, fresh, await notes.get(fresh.rowId));
    if (note !== null) await notes.put(note);
  }
  if (isNamed || isMarked) await tellAgain(transaction.objectStore('order-claims'), rowId);
  const last = events.at(-1);
  const later = last === undefined ? [] : await takenBackWith(next, last, outbox.index('order'));
  const rows = [next, ...later].map((one) => outbox.put(one));
  const writes = transaction.objectStore('order-writes');
  const meanings = transaction.objectStore('delivered-statuses');
  const states = transaction.objectStore('parcel-states');
  await followRow({ writes, meanings, states, outbox, stores }, next, { isMarked, isNamed });
  await Promise.all([...rows, transaction.done]);
  return next;
}

async function requireFreeCode(
  { id, accountId, parcelCode }: OutboxRow,
  codes: { getAll(code: [accountId: string, parcelCode: string]): Promise<OutboxRow[]> },
): Promise<void> {
  const ofCode = parcelCode === null ? [] : await codes.getAll([accountId, parcelCode]);
  const other = ofCode.find((one) => one.id !== id);
  if (other === undefined) return;
  if (!isReadableRow(other)) throw new Failure('record-unreadable');
  throw new Failure('code-taken', { number: shownNumber(other) ?? other.request.recipient.first_name });
}

/**
 * Takes a row for one call, in one transaction with the check of its phone. A claim is never released by time.
 * @returns the claimed row; `null` when its state does not allow it any more
 * @throws Failure `phone-busy` when another row of this phone must end first; `row-missing`.
 */
export async function claim(rowId: string, event: RowEvent & { type: Claim }): Promise<OutboxRow | null> {
  const transaction = (await openDatabase()).transaction('outbox', 'readwrite', STRICT);
  const row = await transaction.store.get(rowId);
  if (row === undefined) throw new Failure('row-missing');
  const samePhone = await transaction.store.index('phone').getAll([row.accountId, row.phoneKey]);
  const claimed = findNextRow(row, believed(event, row, samePhone));
  if (claimed === null) return null;
  if (samePhone.some((other) => keepsBack(other, row))) throw new Failure('phone-busy');
  await Promise.all([transaction.store.put(claimed), transaction.done]);
  return claimed;
}

/** A look-up that misses a recipient with a parcel from here proves nothing: a duplicate may be that one. */
function believed<Event extends RowEvent & { type: Claim }>(
  event: Event,
  { id }: OutboxRow,
  samePhone: readonly OutboxRow[],
): Event {
  const isMistaken = samePhone.some((other) => other.id !== id && hasParcel(other));
  return isMistaken && event.recipientBefore === 'absent'
    ? { ...event, recipientBefore: 'not-checked' }
    : event;
}

function findKnownCode(row: OutboxRow): string | null {
  return hasParcel(row) ? row.parcelCode : null;
}

type Claim = 'claimed' | 'repeat-claimed';

function findNextRow(row: OutboxRow, event: RowEvent): OutboxRow | null {
  try {
    return nextRow(row, event);
  } catch (error) {
    if (error instanceof TransitionError) return null;
    throw error;
  }
}
