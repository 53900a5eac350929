import { draftKey } from '../order-key';
import { isFormClosed, isMarkedWrong } from '../outbox/meaning';
import { standingRowsOfOrders } from '../outbox/standing-orders';
import { readSettings } from '../settings/settings';
import { storeKey } from '../store-key';
import { decidedTogether } from '../typed/saved-edits';
import { findAccountOf, readReviewable } from './reviewable';

/**
 * How many of the orders that were chosen last have not been shipped, nor put off by a person.
 * @throws Failure `storage-unavailable`
 */
export async function countWaitingOrders(): Promise<number> {
  const [collection] = await readReviewable();
  if (collection === undefined) return 0;
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
  return decided.filter((together) => together === undefined || together.choice === 'both').length;
}
