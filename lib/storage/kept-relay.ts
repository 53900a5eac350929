import { openDatabase } from './db';
import type { KeptRelay } from './records';
import type { KeyOwner } from './vault-cipher';

/** `null`: this browser belongs to no relay. */
export async function findRelay(): Promise<KeptRelay | null> {
  const database = await openDatabase();
  return (await database.get('relay', 'relay')) ?? null;
}

export async function keepRelay(relay: KeptRelay): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction('relay', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.put(relay, 'relay'), transaction.done]);
}

/** Changes what is kept of the relay at this address; of one that was left meanwhile, nothing is kept. */
export async function changeRelay(url: string, changed: Partial<KeptRelay>): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction('relay', 'readwrite', { durability: 'strict' });
  const kept = await transaction.store.get('relay');
  if (kept?.url === url) await transaction.store.put({ ...kept, ...changed }, 'relay');
  await transaction.done;
}

/**
 * Forgets the relay with its secrets, and what its other browsers told. What events told of parcels stays: it is their
 * record.
 */
export async function forgetRelay(): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['relay', 'shared-orders', 'order-claims'], 'readwrite');
  await Promise.all([
    transaction.objectStore('relay').clear(),
    transaction.objectStore('shared-orders').clear(),
    transaction.objectStore('order-claims').clear(),
    transaction.done,
  ]);
}

/** What the relay's secrets are bound to: with another address they cannot be decrypted. */
export function ownerOf({ url }: Pick<KeptRelay, 'url'>): KeyOwner {
  return { id: 'relay', address: url, identityVersion: 0 };
}
