import { openDatabase } from '../storage/db';

/** An order with the digest of what the person saw of it. */
export interface PressedRow {
  readonly orderId: string;
  readonly digest: string;
}

/** What one press in a review ships, kept with its collection from the press until each order is in the outbox. */
export interface ReviewPress {
  readonly collectionId: string;
  readonly rows: readonly PressedRow[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

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
