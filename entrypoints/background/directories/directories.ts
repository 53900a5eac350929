import * as z from 'zod/mini';
import { listCitiesAndVillages } from '../../../lib/courier/addresses';
import { Failure } from '../../../lib/failure';
import type { DirectoryView } from '../../../lib/messaging/views/service';
import { readSettings } from '../../../lib/settings/settings';
import { logError } from '../../../lib/storage/log';
import {
  decideAside,
  EmptyDirectoryError,
  findAside,
  findDirectory,
  markVillage,
  replaceDirectory,
} from '../../../lib/villages/directory';
import type { StoredDirectory } from '../../../lib/villages/stored';
import { forgetIndexes, openIndex } from '../../../lib/villages/stored-index';
import { isDeliverable } from '../../../lib/villages/village';
import { buildVillageIndex, type VillageIndex } from '../../../lib/villages/village-index';
import { callCourier, requireAccount } from '../accounts/courier';
import { createSessionRecord } from '../session-record';
import { tellAll } from '../tell';
import { readPlaces } from './places';

/** Milliseconds after which a directory is fetched anew. */
const DAY = 24 * 60 * 60_000;

/** When it was last logged that an account’s villages could not be fetched. */
const loggedAt = createSessionRecord('villages-not-fetched', z.number(), 0);

const refreshes = new Map<string, Promise<DirectoryView>>();

const read = new Map<string, Promise<StoredDirectory | null>>();
const indexes = new Map<string, { readonly revision: number; readonly index: Promise<VillageIndex> }>();

/** The account's directory; `null` before the first fetch. Read from the disk once per worker and change. */
export function directoryOf(accountId: string): Promise<StoredDirectory | null> {
  const known = read.get(accountId) ?? findDirectory(accountId);
  read.set(accountId, known);
  // The caller gets the error; the next one reads again.
  known.catch(() => {
    if (read.get(accountId) === known) read.delete(accountId);
  });
  return known;
}

/** What was read of the disk may be changed by the options page, where an account gets another address. */
export function forgetRead(): void {
  read.clear();
}

export async function markListedVillage(
  accountId: string,
  villageId: number,
  mark: Parameters<typeof markVillage>[2],
): Promise<void> {
  await markVillage(accountId, villageId, mark);
  read.delete(accountId);
}

/** Fetches the account's villages; the old ones stay until the new ones are wholly there. Who asks meanwhile shares it. */
export async function refreshDirectory(accountId: string): Promise<DirectoryView> {
  const { identityVersion } = await requireAccount(accountId);
  const key = `${accountId} ${identityVersion}`;
  const refresh = refreshes.get(key) ?? fetchDirectory(accountId).finally(() => refreshes.delete(key));
  refreshes.set(key, refresh);
  return refresh;
}

export async function isListedAsDeliverable(accountId: string, villageId: number): Promise<boolean> {
  const villages = (await findDirectory(accountId))?.villages ?? [];
  return villages.some((village) => village.id === villageId && isDeliverable(village));
}

async function fetchDirectory(accountId: string): Promise<DirectoryView> {
  const { directory } = await callCourier(accountId, async (client, account) => {
    const { cities, skipped } = await listCitiesAndVillages(client);
    const listed = cities.flatMap((city) =>
      city.villages.map((village) => ({
        id: village.id,
        name: village.name,
        cityId: city.id,
        city: city.name,
        closed: village.is_closed === 1,
        deleted: city.deleted_at !== null || village.deleted_at !== null,
        hidden: false,
        note: village.note,
      })),
    );
    // The account was removed while the service answered: nothing of it may be stored again. With another address or
    // key this list is not its own any more.
    const { identityVersion } = await requireAccount(accountId);
    if (identityVersion !== account.identityVersion) throw new Failure('account-changed');
    return replaceDirectory(account, listed, Date.now(), skipped).catch(emptyIsNone);
  });
  await put(directory);
  return viewOf(directory);
}

export async function decideDirectory(accountId: string, use: 'new' | 'old'): Promise<void> {
  const directory = await decideAside(accountId, use);
  if (directory !== null) await put(directory);
}

/** A directory that is in use from now on, with its index built before anybody waits for it. */
async function put(directory: StoredDirectory): Promise<void> {
  read.set(directory.accountId, Promise.resolve(directory));
  await villageIndexOf(directory.accountId);
  await tellAll();
}

/** Refreshes what is older than a day, of another address or key, or from a clock that has since been set back. */
export async function refreshStaleDirectories(now: number): Promise<void> {
  const { accounts } = await readSettings();
  for (const account of accounts) {
    const [directory, aside] = await Promise.all([directoryOf(account.id), findAside(account.id)]);
    // A list that was fetched and kept aside counts as fetched.
    const age = now - Math.max(directory?.fetchedAt ?? 0, aside?.fetchedAt ?? 0);
    const isOfAnother = directory !== null && directory.identityVersion !== account.identityVersion;
    // Whatever goes wrong, the old directory serves on, and the next look is in an hour.
    if (isOfAnother || age > DAY || age < 0)
      await refreshDirectory(account.id).catch((error: unknown) => logOnceADay(account.id, error, now));
  }
}

/** The log keeps few lines. */
async function logOnceADay(accountId: string, error: unknown, now: number): Promise<void> {
  if (now - (await loggedAt.read(accountId)) < DAY) return;
  await loggedAt.change(accountId, () => now);
  await logError('villages of the day', error);
}

export async function villageIndexOf(accountId: string): Promise<VillageIndex> {
  const directory = await directoryOf(accountId);
  if (directory === null) return buildVillageIndex([]);
  const { revision, villages } = directory;
  const known = indexes.get(accountId);
  // Marks of a village change beside the index, which does not hold them.
  if (known?.revision === revision) return { ...(await known.index), villages };
  const index = openIndex(directory, readPlaces);
  indexes.set(accountId, { revision, index });
  // The caller gets the error; the next one reads again.
  index.catch(() => {
    if (indexes.get(accountId)?.index === index) indexes.delete(accountId);
  });
  return index;
}

/** Rebuilds every account's index after an update of the extension, so that no one waits for it later. */
export async function renewIndexes(): Promise<void> {
  await forgetIndexes();
  indexes.clear();
  const { accounts } = await readSettings();
  for (const { id } of accounts) await villageIndexOf(id);
}

/** A service that lists no village has nothing to ship to; whatever was fetched before stays. */
function emptyIsNone(error: unknown): never {
  throw error instanceof EmptyDirectoryError ? new Failure('directory-missing') : error;
}

function viewOf({ villages, fetchedAt, skipped = 0 }: StoredDirectory): DirectoryView {
  const cities = new Set(villages.map(({ cityId }) => cityId)).size;
  return { villages: villages.length, cities, fetchedAt, skipped };
}
