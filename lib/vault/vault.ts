import { openDatabase } from '../storage/db';
import type { VaultEntry } from '../storage/records';
import { cipherOf, type KeyOwner, sealKey } from './vault-cipher';

/**
 * The key of an account, decrypted; imported by the background alone, which hands it to the courier client's
 * request hook and to nothing else. `null` when none is kept for this account at this address, or when what is kept
 * cannot be read: the person is asked for the key again.
 */
export async function findKey(owner: KeyOwner): Promise<string | null> {
  const transaction = (await openDatabase()).transaction(['vault', 'vault-key']);
  const [entry, wrapping] = await Promise.all([
    transaction.objectStore('vault').get(owner.id),
    transaction.objectStore('vault-key').get('key'),
  ]);
  if (entry === undefined || wrapping === undefined) return null;
  if (entry.identityVersion !== owner.identityVersion) return null;
  try {
    const bound = entry.boundTo === undefined ? entry : await bindKey(entry, entry.boundTo, wrapping);
    const plain = await crypto.subtle.decrypt(cipherOf(owner, bound.iv), wrapping, bound.cipher);
    return new TextDecoder().decode(plain);
  } catch {
    // Another address than the key was given for, or a damaged entry: in both cases there is no key to use.
    return null;
  }
}

/** What a page of ours encrypted for this owner; `null` where it cannot be read. */
export async function findSecret(owner: KeyOwner, { iv, cipher }: VaultEntry): Promise<string | null> {
  const database = await openDatabase();
  const wrapping = await database.get('vault-key', 'key');
  if (wrapping === undefined) return null;
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipherOf(owner, iv), wrapping, cipher));
  } catch {
    // For another address, or damaged.
    return null;
  }
}

/**
 * Encrypts a secret that takes the place of another one.
 * @returns null where nothing was ever encrypted here, so that there is nothing to encrypt with
 */
export async function sealReplacement(owner: KeyOwner, secret: string): Promise<VaultEntry | null> {
  const database = await openDatabase();
  const wrapping = await database.get('vault-key', 'key');
  return wrapping === undefined ? null : sealKey(owner, secret, wrapping);
}

/** Encrypts every key from before there was additional data anew, for the address its account was moved with. */
export async function bindKeys(): Promise<void> {
  const database = await openDatabase();
  const wrapping = await database.get('vault-key', 'key');
  if (wrapping === undefined) return;
  for (const entry of await database.getAll('vault')) {
    // One that cannot be decrypted stays; its account asks for the key.
    if (entry.boundTo !== undefined) await bindKey(entry, entry.boundTo, wrapping).catch(() => undefined);
  }
}

async function bindKey(entry: VaultEntry, address: string, wrapping: CryptoKey): Promise<VaultEntry> {
  const { accountId, identityVersion, iv, cipher } = entry;
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, wrapping, cipher);
  const owner = { id: accountId, address, identityVersion };
  const bound = await sealKey(owner, new TextDecoder().decode(plain), wrapping);
  const transaction = (await openDatabase()).transaction('vault', 'readwrite');
  // The person may have saved another key meanwhile, which must not be overwritten.
  const kept = await transaction.store.get(accountId);
  if (kept?.boundTo !== undefined && kept.identityVersion === identityVersion) {
    await transaction.store.put(bound);
  }
  await transaction.done;
  return bound;
}
