import { forgetSources } from '../sheet/sheet-sources';
import { openDatabase } from '../storage/db';
import { forgetKey } from '../vault/vault-write';
import { forgetVillages } from '../villages/forget-villages';
import { discardDraft, findDraft } from './account-draft';
import { forgetService } from './forget-service';
import { forgetSetAside } from './put-back';
import { removeUnusedPermission } from './remove-permission';
import { ACCOUNTS_LOCK } from './save-account';
import { changeSettings, readSettings, type Settings } from './settings';

/** The key first. Its parcels' records stay. A store that was tied to it stops. */
export function removeAccount(accountId: string): Promise<void> {
  return navigator.locks.request(ACCOUNTS_LOCK, async () => {
    await forgetKey(accountId);
    await forgetVillages(accountId);
    await forgetKept(accountId);
    await forgetSources(accountId);
    await forgetSetAside('accounts', accountId);
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

/** Removes what is kept of an account beside key, settings and villages; what was typed for orders is the stores'. */
export async function forgetKept(accountId: string): Promise<void> {
  if ((await findDraft())?.accountId === accountId) await discardDraft();
  await forgetService(accountId);
  const database = await openDatabase();
  const transaction = database.transaction(['number-names', 'relay', 'statements'] as const, 'readwrite');
  const statements = transaction.objectStore('statements');
  const dropped = await statements.index('account').getAllKeys(accountId);
  const relay = await transaction.objectStore('relay').get('relay');
  await Promise.all([
    ...dropped.map((id) => statements.delete(id)),
    transaction.objectStore('number-names').delete(accountId),
    relay?.accountId === accountId
      ? transaction.objectStore('relay').put({ ...relay, accountId: null }, 'relay')
      : null,
    transaction.done,
  ]);
}
