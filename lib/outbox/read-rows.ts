import { Failure } from '../failure';
import type { OrderKey } from '../order-key';
import { phoneKey } from '../parcel/phone';
import { plainText } from '../parcel/plain-text';
import { openDatabase } from '../storage/db';
import { readTogether } from '../storage/read-together';
import { isOnSite } from '../store-key';
import { hasParcel, hasRightParcel, keepsBack, OPEN_STATES, PHONE_KEEPING_STATES } from './meaning';
import { isPressedTooFast } from './meaning-of-waiting';
import { onlyReadable } from './only-readable';
import { isReadableRow } from './readable-row';
import { copiesOf, type OutboxRow, phoneOf, type RowState } from './row';

/**
 * Those of these rows that no other row of their phone keeps back, in one look: thousands may wait for their turn, and
 * the few that keep a phone are read, with the parcels of orders that go in several.
 */
export async function freeRows(rows: readonly OutboxRow[]): Promise<readonly OutboxRow[]> {
  const { store } = (await openDatabase()).transaction('outbox');
  const keeping = PHONE_KEEPING_STATES.map((state) => store.index('state').getAll(state));
  const others = rows.map((row) =>
    row.part == null ? [] : store.index('phone').getAll([row.accountId, row.phoneKey]),
  );
  const [busy, ofPhones] = await Promise.all([Promise.all(keeping), Promise.all(others)]);
  const busyOf = Map.groupBy(busy.flat(), phoneOf);
  return rows.filter((row, at) =>
    [busyOf.get(phoneOf(row)) ?? [], ofPhones[at] ?? []].flat().every((other) => !keepsBack(other, row)),
  );
}

/** With the others of its phone. `null`: it was mended and has another phone or account, or cannot be read. */
export async function readAmongPhone({
  id,
  accountId,
  phoneKey,
}: OutboxRow): Promise<{ readonly row: OutboxRow | null; readonly isBusy: boolean }> {
  const database = await openDatabase();
  const samePhone = await database.getAllFromIndex('outbox', 'phone', [accountId, phoneKey]);
  const row = samePhone.find((one) => one.id === id && isReadableRow(one)) ?? null;
  return { row, isBusy: samePhone.some((other) => keepsBack(other, row ?? { id })) };
}

/** Oldest copy first. @throws Failure `record-unreadable`: nobody can tell then whether it was shipped. */
export async function rowsOfOrder(order: OrderKey): Promise<readonly OutboxRow[]> {
  const rows = await keptOf(order);
  if (onlyReadable(rows).length < rows.length) throw new Failure('record-unreadable');
  return rows;
}

/** The same, of an order that is only shown: those that can be read. */
export async function readableRowsOfOrder(order: OrderKey): Promise<readonly OutboxRow[]> {
  return onlyReadable(await keptOf(order));
}

function keptOf(order: OrderKey): Promise<readonly OutboxRow[]> {
  return readTogether('outbox', (store) => store.index('order').getAll(copiesOf(order)));
}

/** The rows in a state, as far as they can be read; unreadable ones are listed apart (`readUnreadable`). */
export async function rowsInState(state: RowState): Promise<readonly OutboxRow[]> {
  const database = await openDatabase();
  return onlyReadable(await database.getAllFromIndex('outbox', 'state', state));
}

export async function rowsSince(from: number): Promise<readonly OutboxRow[]> {
  const database = await openDatabase();
  return onlyReadable(await database.getAllFromIndex('outbox', 'created', IDBKeyRange.lowerBound(from)));
}

/** The newest row whose parcel has a code and is meant to be, of the last few; `null`: none of them has. */
export async function findNewestMade(): Promise<OutboxRow | null> {
  const database = await openDatabase();
  let cursor = await database.transaction('outbox').store.index('created').openCursor(null, 'prev');
  for (let looked = 0; cursor !== null && looked < LOOKED_BACK; looked += 1) {
    const row = cursor.value;
    if (isReadableRow(row) && row.parcelCode !== null && hasRightParcel(row)) return row;
    cursor = await cursor.continue();
  }
  return null;
}

/** Rows: whoever made a parcel today finds it among them. */
const LOOKED_BACK = 100;

export async function wasAnyCreated(): Promise<boolean> {
  const database = await openDatabase();
  return (await database.getKeyFromIndex('outbox', 'state', 'created')) !== undefined;
}

/** Every row there is; `null` while one of them cannot be read. */
export async function readEveryRow(): Promise<readonly OutboxRow[] | null> {
  const database = await openDatabase();
  const rows = await database.getAll('outbox');
  return onlyReadable(rows).length < rows.length ? null : rows;
}

/** Rows that have not ended, the oldest first: waiting, being sent, or not known. */
export async function openRows(): Promise<readonly OutboxRow[]> {
  const rows = await Promise.all(OPEN_STATES.map(rowsInState));
  return rows.flat().sort((a, b) => a.createdAt - b.createdAt);
}

export async function rowsOfPhone(
  accountIds: readonly string[],
  phoneKey: string,
): Promise<readonly OutboxRow[]> {
  const rows = await readTogether('outbox', (store) =>
    Promise.all(accountIds.map((accountId) => store.index('phone').getAll([accountId, phoneKey]))),
  );
  return rows.flat().filter(isReadableRow);
}

/** Rows of a whole code or phone, and the one with this id. A code of mixed case is found only as written. */
export async function rowsNamed(
  accountIds: readonly string[],
  typed: string,
  rowId: string,
): Promise<readonly OutboxRow[]> {
  const written = plainText(typed).replaceAll(' ', '');
  const codes = [...new Set([written, written.toUpperCase(), written.toLowerCase()])];
  const keys = accountIds.flatMap((id) => codes.map((code): [string, string] => [id, code]));
  const [ofPhone, ...others] = await Promise.all([
    /\d{9}/.test(written.replace(/\D/g, '')) ? rowsOfPhone(accountIds, phoneKey(written)) : [],
    readTogether('outbox', (store) => store.getAll(rowId)),
    ...keys.map((key) => readTogether('outbox', (store) => store.index('code').getAll(key))),
  ]);
  return [...new Map([...ofPhone, ...others.flat()].map((row) => [row.id, row])).values()];
}

/** The row that has a parcel's code, `null` where none has. @throws Failure `record-unreadable` */
export async function findRowOfCode(accountId: string, parcelCode: string): Promise<OutboxRow | null> {
  const database = await openDatabase();
  const row = await database.getFromIndex('outbox', 'code', [accountId, parcelCode]);
  return row === undefined ? null : readable(row);
}

/** How many parcels of all stores of a site (`https://shop.example`) wait since its pages asked for them too fast. */
export async function countTooFast(origin: string): Promise<number> {
  const rows = await rowsInState('queued');
  return rows.filter((row) => isPressedTooFast(row) && isOnSite(row.store, origin)).length;
}

export async function requireRow(rowId: string): Promise<OutboxRow> {
  const database = await openDatabase();
  const row = await database.get('outbox', rowId);
  if (row === undefined) throw new Failure('row-missing');
  return readable(row);
}

function readable(row: OutboxRow): OutboxRow {
  if (!isReadableRow(row)) throw new Failure('record-unreadable');
  return row;
}

export async function countShippedOrders(store: string, most: number): Promise<number> {
  const index = (await openDatabase()).transaction('outbox').store.index('order');
  const orderIds = new Set<string>();
  let cursor = await index.openCursor(IDBKeyRange.bound([store], [store, []]));
  while (cursor !== null && orderIds.size < most) {
    if (hasParcel(cursor.value)) orderIds.add(cursor.value.orderId);
    cursor = await cursor.continue();
  }
  return orderIds.size;
}
