import { openDatabase } from '../storage/db';
import type { ReviewPress } from './collection';

/** A collection that has given way keeps no press. @throws Failure `storage-unavailable` */
export async function keepPress({ collectionId, rows, at }: ReviewPress): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction('collections', 'readwrite', { durability: 'strict' });
  const collection = await transaction.store.get(collectionId);
  if (collection !== undefined) await transaction.store.put({ ...collection, pressed: { rows, at } });
  await transaction.done;
}

/** The presses that are not all written down. @throws Failure `storage-unavailable` */
export async function findPresses(): Promise<readonly ReviewPress[]> {
  const database = await openDatabase();
  const collections = await database.getAll('collections');
  return collections.flatMap(({ id, pressed }) =>
    pressed === undefined ? [] : [{ collectionId: id, ...pressed }],
  );
}

export async function forgetPress(collectionId: string): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction('collections', 'readwrite');
  const collection = await transaction.store.get(collectionId);
  if (collection?.pressed !== undefined) {
    const { pressed: _, ...rest } = collection;
    await transaction.store.put(rest);
  }
  await transaction.done;
}
