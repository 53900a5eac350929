import { readSettings } from '../../../lib/settings/settings';
import { type AccountKey, type SealedKeys, sealKeys } from '../../../lib/transfer/sealed-keys';
import { findKey } from '../../../lib/vault/vault';

/** The keys of all accounts, encrypted: only this leaves the background. `without`: whose key cannot be read here. */
export async function exportKeys(
  passphrase: string,
): Promise<{ readonly sealed: SealedKeys; readonly without: readonly string[] }> {
  const { accounts } = await readSettings();
  const keys: AccountKey[] = [];
  const without: string[] = [];
  for (const account of accounts) {
    const key = await findKey(account);
    if (key === null) without.push(account.id);
    else keys.push({ accountId: account.id, address: account.address, key });
  }
  return { sealed: await sealKeys(passphrase, keys), without };
}
