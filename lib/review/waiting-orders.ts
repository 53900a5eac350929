import { draftKey } from '../order-key';
import { isFormClosed, isMarkedWrong } from '../outbox/meaning';
import { standingRowsOfOrders } from '../outbox/standing-orders';
import { readSettings } from '../settings/settings';
import { findSheet } from '../sheet/sheet-store';
import { storeKey } from '../store-key';
import { decidedTogether } from '../typed/saved-edits';
import type { Collection } from './collection';
import { findAccountOf, readReviewable } from './reviewable';

/** Not shipped, nor put off by a person. @throws Failure `storage-unavailable` */
export async function countWaitingOrders(): Promise<number> {
  const [collection] = await readReviewable();
  return collection === undefined ? 0 : (await waitingIn(collection)).length;
}

export interface LeftOrders {
  readonly collectionId: string;
  /** What the sheet's source is called, or the store's address. */
  readonly name: string;
  /** When the first of its orders was read, in milliseconds since the epoch. */
  readonly readAt: number;
  readonly count: number;
}

/** In what was collected last, and in sheets, whose orders are nowhere else. @throws Failure `storage-unavailable` */
export async function findLeftOrders(openId: string | null = null): Promise<readonly LeftOrders[]> {
  const kept = (await readReviewable()).filter(
    ({ store }, place) => place === 0 || findSheet(store) !== null,
  );
  const newer = new Set<string>();
  const left: LeftOrders[] = [];
  for (const collection of kept) {
    const { id: collectionId, store, collectedAt } = collection;
    const keyOf = (orderId: string) => draftKey({ store: storeKey(store), orderId });
    const waiting = (await waitingIn(collection)).filter((orderId) => !newer.has(keyOf(orderId)));
    // Taken in once more, they wait there.
    for (const { orderId } of collection.orders) newer.add(keyOf(orderId));
    const name = findSheet(store)?.source ?? new URL(store.origin).host;
    const readAt = collection.orders.reduce(
      (first, one) => Math.min(first, one.readAt ?? first),
      collectedAt,
    );
    if (collectionId !== openId && waiting.length > 0)
      left.push({ collectionId, name, readAt, count: waiting.length });
  }
  return left;
}

async function waitingIn(collection: Collection): Promise<readonly string[]> {
  const store = storeKey(collection.store);
  const rows = await standingRowsOfOrders(
    store,
    collection.orders.map(({ orderId }) => orderId),
    findAccountOf(collection.store, await readSettings()),
  );
  // A parcel that was marked as wrong is followed up by itself: the review makes none in its place.
  const made = rows.filter((row) => isFormClosed(row) || isMarkedWrong(row));
  const shipped = new Set(made.map(({ orderId }) => orderId));
  const open = collection.orders.filter(({ orderId }) => !shipped.has(orderId));
  const decided = await decidedTogether(open.map(({ orderId }) => draftKey({ store, orderId })));
  return open.flatMap(({ orderId }, place) => {
    const together = decided[place];
    return together === undefined || together.choice === 'both' ? [orderId] : [];
  });
}
