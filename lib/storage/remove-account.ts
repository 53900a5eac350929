import { forgetVillages } from '../villages/forget-villages';
import { forgetKept } from './forget-kept';
import { removeUnusedPermission } from './remove-permission';
import { ACCOUNTS_LOCK } from './save-account';
import { changeSettings, readSettings, type Settings } from './settings';
import { forgetKey } from './vault-write';

/**
 * Removes an account and forgets its key, the key first, and all else that is kept of it. The records of its parcels
 * stay. A store that was tied to it stays tied, and so stops: it must not begin to ship with another account by itself.
 */
export function removeAccount(accountId: string): Promise<void> {
  return navigator.locks.request(ACCOUNTS_LOCK, async () => {
    await forgetKey(accountId);
    await forgetVillages(accountId);
    await forgetKept(accountId);
    const { accounts } = await readSettings();
    const left = await changeSettings((settings) => withoutAccount(settings, accountId));
    const removed = accounts.find(({ id }) => id === accountId);
    if (removed !== undefined) await removeUnusedPermission(removed.address, left);
  });
}

/** If one account is left it is the active one; of several none is active until a person picks one. */
function withoutAccount(settings: Settings, accountId: string): Settings {
  const accounts = settings.accounts.filter(({ id }) => id !== accountId);
  if (settings.activeAccountId !== accountId) return { ...settings, accounts };
  return { ...settings, accounts, activeAccountId: accounts.length === 1 ? (accounts[0]?.id ?? null) : null };
}
