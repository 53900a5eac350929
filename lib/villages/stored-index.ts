import { ownVersion } from '../own-version';
import { openDatabase, rowsOfAccount } from '../storage/db';
import { type Gazetteer, NO_PLACES } from './gazetteer';
import { listRecordNames, namesGiven } from './record-names';
import type { SearchIndex } from './search-index';
import type { IndexParts, StoredDirectory } from './stored';
import { buildVillageIndex, type VillageIndex } from './village-index';

/** The index of a directory for matching and searching: as stored, else built and stored for the next. */
export async function openIndex(
  directory: StoredDirectory,
  readPlaces: () => Promise<Gazetteer | null>,
): Promise<VillageIndex> {
  const { villages } = directory;
  const [search, matching] = await Promise.all([read(directory, 'search'), read(directory, 'matching')]);
  if (search !== null && matching !== null) return { ...matching, search, villages };
  const given = namesGiven(await listRecordNames(directory.accountId), villages);
  const places = await readPlaces();
  const index = buildVillageIndex(villages, places ?? NO_PLACES, given);
  // Where it cannot be kept, or lacks the places, it serves now, and the next background builds it again.
  if (places !== null) await store(directory, index).catch(() => undefined);
  return index;
}

/** The part that the picker searches in; `null` where none is stored for this very directory. */
export function findSearchIndex(directory: StoredDirectory): Promise<SearchIndex | null> {
  return read(directory, 'search');
}

/** Lets go of every stored index: code that is loaded anew under the same version may lay them out otherwise. */
export async function forgetIndexes(): Promise<void> {
  const database = await openDatabase();
  await database.clear('village-indexes');
}

async function read<Part extends keyof IndexParts>(
  { accountId, revision }: StoredDirectory,
  part: Part,
): Promise<IndexParts[Part] | null> {
  const database = await openDatabase();
  const stored = await database.get('village-indexes', [accountId, part]);
  if (stored?.revision !== revision || stored.builtBy !== ownVersion()) return null;
  return stored.index as IndexParts[Part];
}

async function store({ accountId, revision }: StoredDirectory, built: VillageIndex): Promise<void> {
  const { villages: _villages, search, ...matching } = built;
  const head = { accountId, revision, builtBy: ownVersion() };
  const transaction = (await openDatabase()).transaction('village-indexes', 'readwrite');
  await transaction.store.delete(rowsOfAccount(accountId));
  await Promise.all([
    transaction.store.put({ ...head, part: 'search', index: search }),
    transaction.store.put({ ...head, part: 'matching', index: matching }),
    transaction.done,
  ]);
}
