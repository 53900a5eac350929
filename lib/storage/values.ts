import { openDatabase } from './db';
import type { ValueName } from './records';

/**
 * A single value by its name, as it was kept: not checked yet. Such values are not in `storage.local`, which in
 * Firefox every content script of the extension can read and write.
 */
export async function findValue(name: ValueName): Promise<unknown> {
  const database = await openDatabase();
  return database.get('values', name);
}

export async function keepValue(name: ValueName, value: unknown): Promise<void> {
  const database = await openDatabase();
  await database.put('values', value, name);
}

export async function forgetValue(name: ValueName): Promise<void> {
  const database = await openDatabase();
  await database.delete('values', name);
}
