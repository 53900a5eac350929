import { findIn, openDatabase, rowsOfAccount } from '../storage/db';
import { goneOf, hasSameNames, isSameListing, withHidden } from './directory-change';
import { isStillThere } from './learned';
import type { AsideDirectory, DroppedVillages, StoredDirectory } from './stored';
import type { Village } from './village';

export interface Replacement {
  /** The one in use from now on. */
  readonly directory: StoredDirectory;
  /** The answer that was not taken, where it was not. */
  readonly aside: AsideDirectory | null;
}

/** An answer without a single village would take the directory away; it is refused and the old one stays. */
export class EmptyDirectoryError extends Error {
  override readonly name = 'EmptyDirectoryError';
}

/** A list that lost more of its villages than this is asked about. */
const MOST_LOST = 1 / 3;

/** The account's directory; `null` before the first fetch. */
export async function findDirectory(accountId: string): Promise<StoredDirectory | null> {
  return findIn('directories', accountId);
}

/** The list that waits for a decision, or was declined; `null` when the newest answer is in use. */
export async function findAside(accountId: string): Promise<AsideDirectory | null> {
  return findIn('directories-aside', accountId);
}

/**
 * Puts a whole answer in the old one's place, in one transaction: readers see either the one or the other.
 * Villages that the service refused as hidden stay marked; learned villages that are gone go with it. An answer
 * that has lost too much is kept aside instead, and nothing else changes.
 * @throws EmptyDirectoryError when the answer has no village that is not deleted.
 */
export async function replaceDirectory(
  account: { readonly id: string; readonly identityVersion: number },
  listed: readonly Village[],
  fetchedAt: number,
  skipped = 0,
): Promise<Replacement> {
  if (listed.every(({ deleted }) => deleted)) throw new EmptyDirectoryError();
  const transaction = await beginSwap();
  const old = await transaction.objectStore('directories').get(account.id);
  const fetched = {
    accountId: account.id,
    identityVersion: account.identityVersion,
    fetchedAt,
    ...(skipped > 0 && { skipped }),
  };
  // Another address or key is another service, as far as we know: its list is no remnant of the old one.
  const lost = old?.identityVersion === account.identityVersion ? goneOf(old.villages, listed) : null;
  if (old !== undefined && lost !== null && lost.gone > lost.of * MOST_LOST) {
    const before = await transaction.objectStore('directories-aside').get(account.id);
    const declined = before?.declined === true && isSameListing(before.villages, listed);
    const aside = { ...fetched, villages: listed, ...lost, declined };
    await Promise.all([transaction.objectStore('directories-aside').put(aside), transaction.done]);
    return { directory: old, aside };
  }
  return { directory: await swap(transaction, old, { ...fetched, villages: listed }), aside: null };
}

/** Takes the list that waits, or keeps the old one and asks no more of this one; `null` when nothing waits any more. */
export async function decideAside(accountId: string, use: 'new' | 'old'): Promise<StoredDirectory | null> {
  const transaction = await beginSwap();
  const old = await transaction.objectStore('directories').get(accountId);
  const aside = await transaction.objectStore('directories-aside').get(accountId);
  if (aside === undefined) {
    await transaction.done;
    return null;
  }
  if (use === 'old' && old !== undefined) {
    const declined = { ...aside, declined: true };
    await Promise.all([transaction.objectStore('directories-aside').put(declined), transaction.done]);
    return old;
  }
  const { gone: _gone, of: _of, declined: _declined, ...fetched } = aside;
  return swap(transaction, old, fetched);
}

/** Remembers what is said of a village, by a refusal or, where it is not hidden after all, by the person. */
export async function markVillage(
  accountId: string,
  villageId: number,
  mark: { readonly hidden: boolean } | { readonly closed: true },
): Promise<void> {
  const transaction = (await openDatabase()).transaction('directories', 'readwrite');
  const directory = await transaction.store.get(accountId);
  if (directory !== undefined) {
    const villages = directory.villages.map((village) =>
      village.id === villageId ? { ...village, ...mark } : village,
    );
    await transaction.store.put({ ...directory, villages });
  }
  await transaction.done;
}

type Swap = Awaited<ReturnType<typeof beginSwap>>;

async function beginSwap() {
  return (await openDatabase()).transaction(
    ['directories', 'directories-aside', 'learned-villages', 'dropped-villages'],
    'readwrite',
  );
}

async function swap(
  transaction: Swap,
  old: StoredDirectory | undefined,
  fetched: Omit<StoredDirectory, 'revision'>,
): Promise<StoredDirectory> {
  const sameIdentity = old?.identityVersion === fetched.identityVersion;
  const villages = sameIdentity ? withHidden(old.villages, fetched.villages) : fetched.villages;
  const keepsIndex = old !== undefined && hasSameNames(old.villages, villages);
  const revision = keepsIndex ? old.revision : (old?.revision ?? 0) + 1;
  const directory: StoredDirectory = { ...fetched, revision, villages };
  await transaction.objectStore('directories').put(directory);
  await transaction.objectStore('directories-aside').delete(fetched.accountId);
  await dropLearned(transaction, directory);
  await transaction.done;
  return directory;
}

/** What was learned of villages that are there no more goes, and is written down for the person to see. */
async function dropLearned(transaction: Swap, { accountId, villages }: StoredDirectory): Promise<void> {
  const byId = new Map(villages.map((village) => [village.id, village]));
  const dropped = [];
  const store = transaction.objectStore('learned-villages');
  for (const learned of await store.getAll(rowsOfAccount(accountId))) {
    if (isStillThere(learned, byId.get(learned.villageId))) continue;
    dropped.push(learned);
    await store.delete([accountId, learned.text]);
  }
  if (dropped.length === 0) return;
  const told = transaction.objectStore('dropped-villages');
  const before: DroppedVillages = (await told.get(accountId)) ?? { accountId, villages: [] };
  await told.put({ accountId, villages: [...before.villages, ...dropped] });
}
