import { openDatabase } from './db';

/**
 * The key of an account, decrypted; imported by the background alone, which hands it to the courier client's
 * request hook and to nothing else. `null` when none is kept for this identity, or when what is kept cannot be
 * read: the person is asked for the key again.
 */
export async function findKey(accountId: string, identityVersion: number): Promise<string | null> {
  const database = await openDatabase();
  const transaction = database.transaction(['vault', 'vault-key']);
  const [entry, wrapping] = await Promise.all([
    transaction.objectStore('vault').get(accountId),
    transaction.objectStore('vault-key').get('key'),
  ]);
  if (entry === undefined || wrapping === undefined || entry.identityVersion !== identityVersion) return null;
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: entry.iv }, wrapping, entry.cipher);
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}
