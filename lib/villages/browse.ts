import { foldWords } from './normalize';
import { cityCosts, NOT_FOUND } from './search-lines';
import type { Village } from './village';
import type { SearchableVillages } from './village-index';

export interface BrowsedCity {
  readonly id: number;
  readonly name: string;
  /** How many of its villages there are to browse. */
  readonly villages: number;
}

const ALPHABETICAL = new Intl.Collator('ar');

/**
 * Cities by what was typed in any script, the closest first; all by name for an empty text; none of deleted villages
 * alone.
 */
export function browseCities(index: SearchableVillages, query = ''): BrowsedCity[] {
  const cities = new Map<number, { id: number; name: string; villages: number; line: number }>();
  index.villages.forEach(({ cityId, city, deleted }, at) => {
    if (deleted) return;
    const known = cities.get(cityId);
    if (known !== undefined) known.villages++;
    else cities.set(cityId, { id: cityId, name: city, villages: 1, line: index.search.cityOf[at] ?? 0 });
  });
  const words = foldWords(query.slice(0, 100));
  const costs = words.length === 0 ? new Float32Array(cities.size) : cityCosts(index.search.cities, words);
  if (costs === null) return [];
  return [...cities.values()]
    .filter(({ line }) => (costs[line] ?? 0) < NOT_FOUND)
    .sort((a, b) => (costs[a.line] ?? 0) - (costs[b.line] ?? 0) || ALPHABETICAL.compare(a.name, b.name))
    .map(({ id, name, villages }) => ({ id, name, villages }));
}

/** All villages of a city but deleted ones, closed ones among them: those most in use first, then by name. */
export function villagesOfCity(
  index: SearchableVillages,
  cityId: number,
  recentUse: ReadonlyMap<number, number> = new Map(),
): Village[] {
  const use = ({ id }: Village) => recentUse.get(id) ?? 0;
  return index.villages
    .filter((village) => village.cityId === cityId && !village.deleted)
    .sort((a, b) => use(b) - use(a) || ALPHABETICAL.compare(a.name, b.name));
}
