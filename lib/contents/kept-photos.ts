import { openDatabase } from '../storage/db';

/** Milliseconds after which a photo that a closed page left behind is deleted. */
const LIFETIME = 60 * 60_000;

/** @returns the id under which the background finds it */
export async function keepPhoto(photo: Blob): Promise<string> {
  const bytes = await photo.arrayBuffer();
  const id = crypto.randomUUID();
  const database = await openDatabase();
  const now = Date.now();
  const old = (await database.getAll('photos')).filter(({ at }) => now - at > LIFETIME);
  await Promise.all(old.map((left) => database.delete('photos', left.id)));
  await database.put('photos', { id, type: photo.type, bytes, at: now });
  return id;
}

export async function findPhoto(id: string): Promise<Blob | null> {
  const database = await openDatabase();
  const kept = await database.get('photos', id);
  return kept === undefined ? null : new Blob([kept.bytes], { type: kept.type });
}

export async function forgetPhoto(id: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('photos', id);
}
