import type { StoreIdentity } from '../../../lib/order';
import { draftKey } from '../../../lib/order-key';
import { standingRowsOfOrders } from '../../../lib/outbox/standing-orders';
import { keepCollection, readCollections } from '../../../lib/review/collected-orders';
import { findLeftOrders } from '../../../lib/review/waiting-orders';
import type { Account } from '../../../lib/settings/account';
import { keysBefore } from '../../../lib/sheet/keys-before';
import { beginningsOf, keysOf, type LineKey } from '../../../lib/sheet/line-keys';
import { codeOfOther } from '../../../lib/sheet/other-phone';
import type { PricesOf } from '../../../lib/sheet/said-goods';
import type { SheetLine } from '../../../lib/sheet/sheet-lines';
import { type Repeated, toCollected } from '../../../lib/sheet/sheet-orders';
import { sheetStore } from '../../../lib/sheet/sheet-store';
import { openDatabase } from '../../../lib/storage/db';
import { storeKey } from '../../../lib/store-key';
import { requireAccount } from '../accounts/courier';
import { tellAll } from '../tell';

/**
 * Keeps a sheet's orders as those that are reviewed next. Where some were there before, a person says first whether
 * they are the same: a sheet may begin its numbers anew.
 * @param hidden the places of lines that are in the sheet and make no orders: another is not taken for one of them
 * @returns how many of them were there before and want an answer; 0: the review is ready
 * @throws Failure `account-missing`, `storage-unavailable`
 */
export async function collectSheet(
  accountId: string,
  source: string,
  lines: readonly SheetLine[],
  repeated: Repeated,
  hidden: readonly number[] = [],
  pricesOf: PricesOf = 'each',
): Promise<{ readonly before: number }> {
  const account = await requireAccount(accountId);
  const store = sheetStore(accountId, source);
  const collected = (await readCollections()).filter((one) => storeKey(one.store) === storeKey(store));
  const taken = collected.flatMap(({ orders }) => orders);
  const beginnings = beginningsOf([...(await readIds(store)), ...taken.map(({ orderId }) => orderId)]);
  const isShown = (_: unknown, place: number) => !hidden.includes(place);
  const known = (await keysBefore(lines, beginnings)).filter(isShown);
  const before = known.filter(({ key, isTwice }) => !isTwice && beginnings.has(key)).length;
  if (before > 0 && repeated === null) return { before };
  const keys = repeated === 'new' ? (await keysOf(lines)).filter(isShown) : known;
  const codes = repeated === 'same' ? await codesOfOthers(store, account, keys, beginnings) : null;
  const noted = new Map(
    taken.flatMap(({ orderId, reply }) => {
      const ownNote = 'order' in reply ? reply.order.ownNote : undefined;
      return ownNote === undefined ? [] : [[orderId, ownNote]];
    }),
  );
  const orders = keys.map((one, place) => {
    const before = { before: beginnings.get(one.key), repeated, other: codes?.get(one.key), noted };
    return toCollected(one, place, store, account.currency, before, pricesOf);
  });
  const left = await findLeftOrders();
  await keepCollection(
    { store, orders },
    left.map(({ collectionId }) => collectionId),
  );
  await tellAll();
  return { before: 0 };
}

async function readIds(store: StoreIdentity): Promise<readonly string[]> {
  const key = storeKey(store);
  const database = await openDatabase();
  const [rows, edits] = await Promise.all([
    database.getAllFromIndex('outbox', 'order', IDBKeyRange.bound([key], [key, []])),
    database.getAllKeys('drafts', IDBKeyRange.bound(draftKey({ store: key, orderId: '' }), `${key}!`)),
  ]);
  return [...rows.map(({ orderId }) => orderId), ...edits.map((draft) => draft.slice(key.length + 1))];
}

/** Of lines whose order went to another phone the code of that parcel, by their keys. */
async function codesOfOthers(
  store: StoreIdentity,
  account: Account,
  keys: readonly LineKey[],
  beginnings: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, string>> {
  const idOf = ({ key }: LineKey) => `${beginnings.get(key) ?? 0}:${key}`;
  const rows = await standingRowsOfOrders(storeKey(store), keys.map(idOf), account);
  const rowOf = new Map(rows.map((row) => [row.orderId, row]));
  return new Map(
    keys.flatMap((one) => {
      const row = rowOf.get(idOf(one));
      const code = row === undefined ? null : codeOfOther(one, row);
      return code === null ? [] : [[one.key, code]];
    }),
  );
}
