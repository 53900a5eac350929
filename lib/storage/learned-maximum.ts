import type { Decimal } from '../order';
import type { Account } from '../settings/account';
import { openDatabase } from './db';

/**
 * The most the service takes as a total price from this account: as it said last, in a refusal or in a record, else as
 * the account's settings came with it from another browser. It may have changed since.
 */
export async function findLearnedMaximum({
  id,
  told,
}: Pick<Account, 'id' | 'told'>): Promise<Decimal | null> {
  const database = await openDatabase();
  return (await database.get('learned', id))?.maximumPrice ?? told?.maximumPrice ?? null;
}

export async function learnMaximum(accountId: string, maximumPrice: Decimal): Promise<void> {
  const database = await openDatabase();
  await database.put('learned', { accountId, maximumPrice });
}
