import * as z from 'zod/mini';
import { findValue, keepValue } from '../../../lib/storage/values';
import { readTimes } from '../times';

/** Milliseconds that each store took to answer last, by its key (`storeKey`). */
const pacesSchema = z.record(z.string(), z.number().check(z.nonnegative()));

async function readPaces(): Promise<Readonly<Record<string, number>>> {
  return pacesSchema.safeParse(await findValue('store-paces')).data ?? {};
}

/** Milliseconds that a store may take to say once more what it holds: twice what it took last, within bounds. */
export async function findWait(store: string): Promise<number> {
  const [{ store: shortest, storeLongest }, paces] = await Promise.all([readTimes(), readPaces()]);
  return Math.min(Math.max(2 * (paces[store] ?? 0), shortest), storeLongest);
}

/** @param milliseconds that the store took to answer now, in time or not */
export async function learnWait(store: string, milliseconds: number): Promise<void> {
  await keepValue('store-paces', { ...(await readPaces()), [store]: Math.round(milliseconds) });
}
