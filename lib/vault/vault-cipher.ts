import type { Account } from '../settings/account';
import type { VaultEntry } from '../storage/records';

/** Whose key it is, and where it may go. */
export type KeyOwner = Pick<Account, 'id' | 'address' | 'identityVersion'>;

/**
 * The cipher that keeps a key. Its additional data name the account and its address: with another address in the
 * settings, whoever wrote it there, the key cannot be decrypted.
 */
export function cipherOf({ id, address, identityVersion }: KeyOwner, iv: Uint8Array<ArrayBuffer>) {
  const additionalData = new TextEncoder().encode(JSON.stringify([id, address, identityVersion]));
  return { name: 'AES-GCM', iv, additionalData } as const;
}

export async function sealKey(owner: KeyOwner, key: string, wrapping: CryptoKey): Promise<VaultEntry> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await crypto.subtle.encrypt(cipherOf(owner, iv), wrapping, new TextEncoder().encode(key));
  return { accountId: owner.id, identityVersion: owner.identityVersion, iv, cipher };
}
