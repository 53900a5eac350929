import type { NumberNames } from '../../lib/number-names/number-names';
import type { Account } from '../../lib/storage/account';
import { findNames } from '../../lib/storage/kept-names';

/** Each account's names for the service's numbers, by its id. */
export async function readNumbers(
  accounts: readonly Pick<Account, 'id'>[],
): Promise<Readonly<Record<string, NumberNames>>> {
  const entries = await Promise.all(accounts.map(async ({ id }) => [id, await findNames(id)] as const));
  return Object.fromEntries(entries);
}
