import { Failure } from '../failure';
import { keepKey } from '../vault/vault-write';
import { retireVillages } from '../villages/forget-villages';
import type { Account } from './account';
import { forgetService } from './forget-service';
import { removeUnusedPermission } from './remove-permission';
import { changeSettings, readSettings, type Settings } from './settings';

/** What the account's form sets; all else is ours, the service's, or set where it is used. */
export type AccountFields = Omit<Account, 'id' | 'identityVersion' | 'told' | 'hasEmployees' | 'label'>;

export interface AccountWish {
  /** `null`: a new account. */
  readonly id: string | null;
  readonly fields: AccountFields;
  /** `null`: the key that is kept stays. */
  readonly key: string | null;
}

/** Serialises changes of accounts: one page's key must never be stored with another page's address. */
export const ACCOUNTS_LOCK = 'accounts';

/**
 * A new address, key or key's field makes a new identity version, and the vault holds the key under it before the
 * settings name it: whatever ends in between, no key is ever sent to an address it was not given for.
 * @throws Failure `key-missing` when there is no key for this address and field; `account-missing` when it was
 * removed meanwhile; `storage-unavailable`.
 */
export function saveAccount({ id, fields, key }: AccountWish): Promise<Account> {
  return navigator.locks.request(ACCOUNTS_LOCK, async () => {
    const { accounts } = await readSettings();
    const kept = accounts.find((account) => account.id === id);
    if (id !== null && kept === undefined) throw new Failure('account-missing');
    const sameAddress = kept?.address === fields.address;
    if (key === null && !(sameAddress && kept.keyField === fields.keyField)) throw new Failure('key-missing');

    const owner = {
      ...fields,
      id: kept?.id ?? crypto.randomUUID(),
      identityVersion: (kept?.identityVersion ?? 0) + (key === null ? 0 : 1),
    };
    if (key !== null) await keepKey(owner, key);
    if (kept !== undefined && !sameAddress) await leaveService(owner.id);
    let account: Account = owner;
    const settings = await changeSettings((current) => {
      // As they are by now: they may be set, or told, while the key is kept.
      account = { ...owner, ...setElsewhere(current, owner.id, key === null) };
      return withAccount(current, account);
    });
    if (kept !== undefined && !sameAddress) await removeUnusedPermission(kept.address, settings);
    return account;
  });
}

/** The account has another address: nothing of the company before is shipped to, named or changed at the next one. */
export async function leaveService(accountId: string): Promise<void> {
  await retireVillages(accountId);
  await forgetService(accountId);
}

/** @param isSameCustomer what the service told stays: another address or key may be another customer's */
function setElsewhere({ accounts }: Settings, id: string, isSameCustomer: boolean): Partial<Account> {
  const { told, hasEmployees, label } = accounts.find((account) => account.id === id) ?? {};
  return {
    ...(isSameCustomer && told !== undefined && { told }),
    ...(hasEmployees !== undefined && { hasEmployees }),
    ...(label !== undefined && { label }),
  };
}

function withAccount(settings: Settings, account: Account): Settings {
  const isNew = settings.accounts.every(({ id }) => id !== account.id);
  return {
    ...settings,
    accounts: isNew
      ? [...settings.accounts, account]
      : settings.accounts.map((other) => (other.id === account.id ? account : other)),
    activeAccountId: settings.accounts.length === 0 ? account.id : settings.activeAccountId,
  };
}
