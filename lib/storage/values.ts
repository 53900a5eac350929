import { openDatabase } from './db';
import type { ValueName } from './records';

/** A value by its name, not checked yet; in `storage.local` Firefox would let every content script write it. */
export async function findValue(name: ValueName): Promise<unknown> {
  return (await openDatabase()).get('values', name);
}

export async function keepValue(name: ValueName, value: unknown): Promise<void> {
  const database = await openDatabase();
  await database.put('values', value, name);
}

export async function forgetValue(name: ValueName): Promise<void> {
  const database = await openDatabase();
  await database.delete('values', name);
}
