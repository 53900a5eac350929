import * as z from 'zod/mini';
import { openDatabase } from '../storage/db';
import { findValue } from '../storage/values';
import { CODES, type CountryCode } from './whatsapp';

/** Codes are kept of so many phones, the newest; whoever is forgotten is asked for once more. */
const MOST = 2_000;

const keptSchema = z.array(z.tuple([z.string(), z.enum(CODES)]));

/** The country's code that a person chose for a phone; `null`: none was chosen. What cannot be read is none. */
export async function findCode(phoneKey: string): Promise<CountryCode | null> {
  return new Map(read(await findValue('message-codes'))).get(phoneKey) ?? null;
}

export async function keepCode(phoneKey: string, code: CountryCode): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction('values', 'readwrite');
  const others = read(await transaction.store.get('message-codes')).filter(([key]) => key !== phoneKey);
  await transaction.store.put([...others, [phoneKey, code]].slice(-MOST), 'message-codes');
  await transaction.done;
}

function read(value: unknown): readonly (readonly [string, CountryCode])[] {
  return keptSchema.safeParse(value).data ?? [];
}
