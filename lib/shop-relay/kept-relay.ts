import { readSettings } from '../settings/settings';
import { changeIn, findIn, openDatabase } from '../storage/db';
import type { KeptRelay } from '../storage/records';
import type { KeyOwner } from '../vault/vault-cipher';

/** `null`: this browser belongs to no relay. */
export async function findRelay(): Promise<KeptRelay | null> {
  return findIn('relay', 'relay');
}

export async function keepRelay(relay: KeptRelay): Promise<void> {
  await changeIn('relay', (kept) => kept.put(relay, 'relay'), { durability: 'strict' });
}

/** Which shop's browser this is: one address may have many shops, and no two browsers of them have one number. */
export type Membership = Pick<KeptRelay, 'url' | 'memberId'>;

/** Whether what was asked for one membership is of what is kept: the person may have left meanwhile. */
export function isStill(
  kept: KeptRelay | null | undefined,
  { url, memberId }: Membership,
): kept is KeptRelay {
  return kept?.url === url && kept.memberId === memberId;
}

/** Changes what is kept of a relay; of one that was left meanwhile, nothing is kept. */
export async function changeRelay(member: Membership, changed: Partial<KeptRelay>): Promise<void> {
  const transaction = (await openDatabase()).transaction('relay', 'readwrite', { durability: 'strict' });
  const kept = await transaction.store.get('relay');
  if (isStill(kept, member)) await transaction.store.put({ ...kept, ...changed }, 'relay');
  await transaction.done;
}

/**
 * What events reported of parcels stays: it belongs to their records. So do claims: joined again, it hears the end of
 * each, and that a parcel is wrong.
 */
export async function forgetRelay(): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['relay', 'shared-orders'], 'readwrite');
  await Promise.all([
    transaction.objectStore('relay').clear(),
    transaction.objectStore('shared-orders').clear(),
    transaction.done,
  ]);
}

/** What the relay's secrets are bound to: with another address they cannot be decrypted. */
export function ownerOf({ url }: Pick<KeptRelay, 'url'>): KeyOwner {
  return { id: 'relay', address: url, identityVersion: 0 };
}

/** The account whose parcels the relay tells of: the one it was joined for, or the one in use where that is gone. */
export async function findToldAccount({ accountId }: KeptRelay): Promise<string | null> {
  const { accounts, activeAccountId } = await readSettings();
  return accounts.some(({ id }) => id === accountId) ? accountId : activeAccountId;
}
