import type { ListedCity } from '../../../lib/villages/directory-change';
import { directoryOf } from './made-up';

type ListedVillage = ListedCity['villages'][number];

/** The service's listing of `city: village, village …` lines, with what is otherwise of single villages by name. */
export function listingOf(
  lines: readonly string[],
  change: { readonly [name: string]: Partial<ListedVillage> } = {},
): ListedCity[] {
  const cities = new Map<number, { id: number; name: string; deleted: boolean; villages: ListedVillage[] }>();
  for (const { id, name, cityId, city } of directoryOf(...lines)) {
    const listed = cities.get(cityId) ?? { id: cityId, name: city, deleted: false, villages: [] };
    listed.villages.push({ id, name, note: null, closed: false, deleted: false, ...change[name] });
    cities.set(cityId, listed);
  }
  return [...cities.values()];
}

/** The same listing without some of its villages; the others keep their ids. */
export function without(cities: readonly ListedCity[], ...names: readonly string[]): ListedCity[] {
  return cities.map((city) => ({
    ...city,
    villages: city.villages.filter(({ name }) => !names.includes(name)),
  }));
}
