import type { IDBPObjectStore, StoreNames } from 'idb';
import * as z from 'zod/mini';
import { changeIn, openDatabase } from '../storage/db';
import type { DatabaseSchema } from '../storage/schema';

const codesSchema = z.array(z.string());

/** Codes of parcels that came back and that nobody has looked at since. What cannot be read is none. */
export async function findCameBack(): Promise<readonly string[]> {
  const database = await openDatabase();
  return read(await database.get('values', 'came-back'));
}

/** Removes those that were looked at or are on their way again. @returns whether that changed anything */
export async function changeCameBack(come: readonly string[], gone: readonly string[]): Promise<boolean> {
  return changeIn('values', (values) => putCameBack(values, come, gone));
}

/** The same in a transaction with what told it. */
export async function putCameBack(
  values: Pick<
    IDBPObjectStore<DatabaseSchema, StoreNames<DatabaseSchema>[], 'values', 'readwrite'>,
    'get' | 'put'
  >,
  come: readonly string[],
  gone: readonly string[],
): Promise<boolean> {
  const before = read(await values.get('came-back'));
  const codes = [...new Set([...before, ...come])].filter((code) => !gone.includes(code));
  const isChanged = codes.join() !== before.join();
  if (isChanged) await values.put(codes, 'came-back');
  return isChanged;
}

function read(value: unknown): readonly string[] {
  return codesSchema.safeParse(value).data ?? [];
}
