import { openDatabase } from '../storage/db';

/**
 * Since when the newest so many parcels were made, here or by colleagues: of years of parcels these can be read without
 * a look at the others. `-Infinity`: there are no more than so many.
 * @throws Failure `storage-unavailable`
 */
export async function newestSince(most: number): Promise<number> {
  const database = await openDatabase();
  const transaction = database.transaction(['outbox', 'shared-orders']);
  const [own, shared] = await Promise.all([
    transaction.objectStore('outbox').index('created').openKeyCursor(null, 'prev'),
    transaction.objectStore('shared-orders').index('claimed').openKeyCursor(null, 'prev'),
  ]);
  const [ownAfter, sharedAfter] = await Promise.all([own?.advance(most), shared?.advance(most)]);
  return Math.max(
    ownAfter?.key ?? Number.NEGATIVE_INFINITY,
    sharedAfter == null ? Number.NEGATIVE_INFINITY : Date.parse(sharedAfter.key),
  );
}
