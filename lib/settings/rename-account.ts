import { changeSettings, type Settings } from './settings';

/** Gives an account another name; nothing else of it changes. */
export function renameAccount(id: string, name: string): Promise<Settings> {
  return changeSettings((settings) => ({
    ...settings,
    accounts: settings.accounts.map((account) => (account.id === id ? { ...account, name } : account)),
  }));
}
