import type { StoreIdentity } from '../../../lib/order';
import { draftKey } from '../../../lib/order-key';
import { keepCollection, readCollections } from '../../../lib/review/collected-orders';
import { keysBefore } from '../../../lib/sheet/keys-before';
import { beginningsOf, keysOf } from '../../../lib/sheet/line-keys';
import type { SheetLine } from '../../../lib/sheet/sheet-lines';
import { type Repeated, toCollected } from '../../../lib/sheet/sheet-orders';
import { sheetStore } from '../../../lib/sheet/sheet-store';
import { openDatabase } from '../../../lib/storage/db';
import { storeKey } from '../../../lib/store-key';
import { requireAccount } from '../accounts/courier';
import { tellAll } from '../tell';

/**
 * Keeps a sheet's orders as those that are reviewed next; ships nothing. Where some were there before, a person says
 * first whether they are the same orders: a sheet may begin its numbers anew.
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
): Promise<{ readonly before: number }> {
  const account = await requireAccount(accountId);
  const store = sheetStore(accountId, source);
  const beginnings = beginningsOf(await readIds(store));
  const isShown = (_: unknown, place: number) => !hidden.includes(place);
  const known = (await keysBefore(lines, beginnings)).filter(isShown);
  const before = known.filter(({ key, isTwice }) => !isTwice && beginnings.has(key)).length;
  if (before > 0 && repeated === null) return { before };
  const keys = repeated === 'new' ? (await keysOf(lines)).filter(isShown) : known;
  const orders = keys.map((one, place) =>
    toCollected(one, place, store, account.currency, { before: beginnings.get(one.key), repeated }),
  );
  await keepCollection({ store, orders });
  await tellAll();
  return { before: 0 };
}

/** Every order of the source that is known: shipped, reviewed, or typed into. */
async function readIds(store: StoreIdentity): Promise<readonly string[]> {
  const key = storeKey(store);
  const database = await openDatabase();
  const [rows, edits, collections] = await Promise.all([
    database.getAllFromIndex('outbox', 'order', IDBKeyRange.bound([key], [key, []])),
    database.getAllKeys('drafts', IDBKeyRange.bound(draftKey({ store: key, orderId: '' }), `${key}!`)),
    readCollections(),
  ]);
  return [
    ...rows.map(({ orderId }) => orderId),
    ...edits.map((draft) => draft.slice(key.length + 1)),
    ...collections
      .filter((collection) => storeKey(collection.store) === key)
      .flatMap(({ orders }) => orders.map(({ orderId }) => orderId)),
  ];
}
