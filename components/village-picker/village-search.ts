import { browseCities, villagesOfCity } from '../../lib/villages/browse';
import { findDirectory } from '../../lib/villages/directory';
import { searchVillages } from '../../lib/villages/search';
import { buildSearchIndex } from '../../lib/villages/search-index';
import type { StoredDirectory } from '../../lib/villages/stored';
import { findSearchIndex } from '../../lib/villages/stored-index';
import { readUse } from '../../lib/villages/usage';
import type { Village } from '../../lib/villages/village';
import type { SearchableVillages } from '../../lib/villages/village-index';
import type { VillageFinder, VillageSource } from './village-source';

/** As many as a person looks through before typing on; a whole city is browsed by its own entry. */
const LIMIT = 15;
/** Names to try the search with before anybody types. */
const SAMPLE = 1_000;
const MOST_USED = 8;

/** The account's villages, ready to be searched; loaded apart from the form, which does not wait for it. */
export async function openVillageSearch(accountId: string): Promise<VillageSource> {
  const directory = await findDirectory(accountId);
  if (directory === null) return { state: 'missing' };
  const [search, use] = await Promise.all([
    findSearchIndex(directory).catch(() => null),
    // Without it ties are decided by the names alone.
    readUse(accountId, Date.now()).catch(() => new Map<number, number>()),
  ]);
  const source = readySource(searchableOf(directory, search), use, directory.skipped ?? 0);
  const names = directory.villages.slice(0, SAMPLE).map(({ name }) => name);
  warmUp(source.finder, names);
  return source;
}

/** A few villages that are of no account's list, ready to be searched. */
export function sourceOf(villages: readonly Village[]): VillageSource {
  return readySource({ villages, search: buildSearchIndex(villages) }, new Map(), 0);
}

function readySource(index: SearchableVillages, recentUse: ReadonlyMap<number, number>, skipped: number) {
  const byId = new Map(index.villages.map((village) => [village.id, village]));
  const find = (id: number) => byId.get(id) ?? null;
  return { state: 'ready', finder: finderIn(index, recentUse), find, skipped } as const;
}

/** The background builds the index with every list; here it is built only where that could not be kept. */
function searchableOf(
  { villages }: StoredDirectory,
  stored: SearchableVillages['search'] | null,
): SearchableVillages {
  return { villages, search: stored ?? buildSearchIndex(villages) };
}

function finderIn(index: SearchableVillages, recentUse: ReadonlyMap<number, number>): VillageFinder {
  return {
    search: (query) => searchVillages(index, query, { limit: query === '' ? MOST_USED : LIMIT, recentUse }),
    citiesNamed: (query) => browseCities(index, query),
    villagesOf: (cityId) => villagesOfCity(index, cityId, recentUse),
  };
}

/** Searches after which the browser has compiled the search code. */
const ROUNDS = 24;

/**
 * Searches for beginnings of these names whenever the page has nothing else to do, so that the first letter a person
 * types is as fast as the tenth.
 */
function warmUp(finder: VillageFinder, names: readonly string[]): void {
  let round = 0;
  const work = () => {
    const name = names[(round * 31) % names.length] ?? '';
    const typed = name.slice(0, 1 + (round % 3));
    finder.search(typed);
    finder.citiesNamed(typed);
    round += 1;
    if (round < ROUNDS) requestIdleCallback(work);
  };
  if (names.length > 0) requestIdleCallback(work);
}
