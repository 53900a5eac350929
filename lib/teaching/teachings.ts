import { openDatabase } from '../storage/db';
import type { Teaching } from '../stores/taught/teaching';
import { teachingSchema } from './teaching-schema';

/**
 * What people taught, the oldest first. What is kept and is no teaching is left out and left as it is.
 * @throws Failure `storage-unavailable`
 */
export async function readTeachings(): Promise<readonly Teaching[]> {
  const database = await openDatabase();
  const kept: readonly unknown[] = await database.getAll('teachings');
  return kept
    .flatMap((entry) => teachingSchema.safeParse(entry).data ?? [])
    .toSorted((a, b) => a.changedAt - b.changedAt);
}

export async function teachingsOf(origin: string): Promise<readonly Teaching[]> {
  return (await readTeachings()).filter((teaching) => teaching.origin === origin);
}

export async function saveTeachings(teachings: readonly Teaching[]): Promise<void> {
  const transaction = (await openDatabase()).transaction('teachings', 'readwrite', { durability: 'strict' });
  await Promise.all([...teachings.map((teaching) => transaction.store.put(teaching)), transaction.done]);
}

export async function removeTeaching(id: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('teachings', id);
}
