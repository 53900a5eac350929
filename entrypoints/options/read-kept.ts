import type { Account } from '../../lib/storage/account';
import { findNames } from '../../lib/storage/kept-names';
import type { KeptOfAccounts } from '../../lib/transfer/settings-file';
import { listLearned } from '../../lib/villages/learned';
import { learnedEntry } from '../../lib/villages/learned-file';

/** What is kept of each account beside its settings. */
export async function readKept(accounts: readonly Pick<Account, 'id'>[]): Promise<KeptOfAccounts> {
  const ids = accounts.map(({ id }) => id);
  const numbers = ids.map(async (id) => [id, await findNames(id)] as const);
  const learned = ids.map(async (id) => [id, (await listLearned(id)).map(learnedEntry)] as const);
  return {
    numbers: Object.fromEntries(await Promise.all(numbers)),
    learned: Object.fromEntries(await Promise.all(learned)),
  };
}
