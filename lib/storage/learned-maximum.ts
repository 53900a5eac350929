import { compareDecimals } from '../decimal';
import type { Decimal } from '../order';
import type { Account } from '../settings/account';
import { changeAccountBy, readSettings } from '../settings/settings';
import { findIn, openDatabase } from './db';

/** As the service said last, else as the account's settings came with it. It may have changed since. */
export async function findLearnedMaximum({
  id,
  told,
}: Pick<Account, 'id' | 'told'>): Promise<Decimal | null> {
  return (await findIn('learned', id))?.maximumPrice ?? told?.maximumPrice ?? null;
}

export async function learnMaximum(accountId: string, maximumPrice: Decimal): Promise<void> {
  const database = await openDatabase();
  await database.put('learned', { accountId, maximumPrice });
}

/**
 * A parcel of this total was made: what the service was known to take at most, where that was less, is no maximum now.
 */
export async function forgetMaximumBelow(accountId: string, made: Decimal): Promise<void> {
  const account = (await readSettings()).accounts.find(({ id }) => id === accountId);
  const known = account === undefined ? null : await findLearnedMaximum(account);
  if (known === null || compareDecimals(known, made) >= 0) return;
  const database = await openDatabase();
  await database.delete('learned', accountId);
  await changeAccountBy(accountId, ({ told, ...rest }) => ({
    ...rest,
    ...(told && { told: { ...told, maximumPrice: null } }),
  }));
}
