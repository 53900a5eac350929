import type { Account } from './account';
import { changeSettings, type Settings } from './settings';

/** Changes of an account what decides neither where parcels go nor what they cost; nothing where it is gone. */
export function changeAccount(
  id: string,
  change: Partial<Pick<Account, 'name' | 'hasEmployees' | 'label'>>,
): Promise<Settings> {
  return changeSettings((settings) => ({
    ...settings,
    accounts: settings.accounts.map((account) => (account.id === id ? { ...account, ...change } : account)),
  }));
}
