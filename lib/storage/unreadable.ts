import { isReadableRow } from '../outbox/readable-row';
import { openDatabase } from './db';
import type { SetAsideFrom, UnreadableRecord } from './records';

/** A stored unreadable record, deleted by its `id`. */
export interface KeptUnreadable extends UnreadableRecord {
  readonly id: IDBValidKey;
}

/** Takes a record that cannot be read out of its place, and keeps it until the person has seen it. */
export async function setAside(from: SetAsideFrom, key: IDBValidKey, value: unknown): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction([from, 'unreadable'], 'readwrite');
  await Promise.all([
    transaction.objectStore('unreadable').add({ from, key, value, at: Date.now() }),
    transaction.objectStore(from).delete(key as string),
    transaction.done,
  ]);
}

/**
 * All records that cannot be read. A parcel's row stays where it is until the person says otherwise: its order must
 * not be shipped as if it had none.
 * @throws Failure `storage-unavailable`
 */
export async function readUnreadable(): Promise<readonly KeptUnreadable[]> {
  const database = await openDatabase();
  const transaction = database.transaction(['outbox', 'unreadable']);
  const aside = transaction.objectStore('unreadable');
  const [keys, kept, rows] = await Promise.all([
    aside.getAllKeys(),
    aside.getAll(),
    transaction.objectStore('outbox').getAll(),
  ]);
  const at = Date.now();
  return [
    ...rows
      .filter((row) => !isReadableRow(row))
      .map((row) => ({ from: 'outbox' as const, key: row.id, id: row.id, value: row, at })),
    ...kept.map((record, index) => ({ ...record, id: keys[index] ?? 0 })),
  ];
}

/** Deletes them for good. */
export async function forgetUnreadable(records: readonly KeptUnreadable[]): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['outbox', 'unreadable'], 'readwrite');
  const outbox = transaction.objectStore('outbox');
  const aside = transaction.objectStore('unreadable');
  await Promise.all([
    ...records.map(({ from, id }) =>
      from === 'outbox' ? outbox.delete(id as string) : aside.delete(id as number),
    ),
    transaction.done,
  ]);
}
