import type { Decimal } from '../order';
import { openDatabase } from './db';

/** The most the service took as a total price from this account, learned from a refusal; it may have changed since. */
export async function findLearnedMaximum(accountId: string): Promise<Decimal | null> {
  const database = await openDatabase();
  return (await database.get('learned', accountId))?.maximumPrice ?? null;
}

export async function learnMaximum(accountId: string, maximumPrice: Decimal): Promise<void> {
  const database = await openDatabase();
  await database.put('learned', { accountId, maximumPrice });
}
