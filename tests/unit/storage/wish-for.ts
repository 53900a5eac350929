import { openDatabase } from '../../../lib/storage/db';
import { putWish } from '../../../lib/storage/order-writes';
import type { OrderField } from '../../../lib/stores/order-field';

/** Has a value stand in the order of a row, as what is told of its parcel does. */
export async function wishFor(rowId: string, what: OrderField, wanted: string, now: number): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['outbox', 'order-writes'], 'readwrite');
  const row = await transaction.objectStore('outbox').get(rowId);
  if (row !== undefined) await putWish(transaction.objectStore('order-writes'), row, { what, wanted }, now);
  await transaction.done;
}
