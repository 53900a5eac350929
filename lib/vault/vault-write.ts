import { Failure } from '../failure';
import { openDatabase } from '../storage/db';
import type { VaultEntry } from '../storage/records';
import { type KeyOwner, sealKey } from './vault-cipher';

/**
 * Encrypts a key and keeps it, for the account's address alone; imported by the options page alone. It cannot read
 * one back: the wrapping key is not extractable, and nothing here decrypts.
 * @throws Failure `storage-unavailable` where the database cannot open or is full
 */
export async function keepKey(owner: KeyOwner, key: string): Promise<void> {
  try {
    const entry = await sealSecret(owner, key);
    const database = await openDatabase();
    await database.put('vault', entry);
  } catch (error) {
    // What the browser throws is told as what it means to people.
    throw error instanceof Failure ? error : new Failure('storage-unavailable');
  }
}

/** Encrypts what the background alone is to read, for one address. */
export async function sealSecret(owner: KeyOwner, secret: string): Promise<VaultEntry> {
  return sealKey(owner, secret, await wrappingKey());
}

export async function forgetKey(accountId: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('vault', accountId);
}

async function wrappingKey(): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const database = await openDatabase();
  // Made before the transaction, which would end while waiting for it; the first one kept wins.
  const transaction = database.transaction('vault-key', 'readwrite', { durability: 'strict' });
  const kept = await transaction.store.get('key');
  if (kept === undefined) await transaction.store.put(made, 'key');
  await transaction.done;
  return kept ?? made;
}
