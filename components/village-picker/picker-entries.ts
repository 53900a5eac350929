import type { BrowsedCity } from '../../lib/villages/browse';
import type { SearchResult } from '../../lib/villages/search';
import type { VillageFinder } from './village-source';

/** A line of the picker's list: a village to pick, or a city whose villages are shown in its place. */
export type PickerEntry =
  | { readonly kind: 'village'; readonly result: SearchResult }
  | { readonly kind: 'city'; readonly city: BrowsedCity };

/** Letters from which on a text may name a city: below, it begins half of them. */
const SHORTEST_CITY = 2;

/**
 * What the list shows: a city that is browsed, whole; else what the text finds, and below it the city that the text
 * names, to be browsed by who does not know the village's spelling.
 */
export function pickerEntries(
  finder: VillageFinder,
  query: string,
  browsed: BrowsedCity | null,
): readonly PickerEntry[] {
  if (browsed !== null) {
    return finder
      .villagesOf(browsed.id)
      .map((village) => villageEntry({ village, nameRanges: [], cityRanges: [] }));
  }
  const villages = finder.search(query).map(villageEntry);
  if (query.length < SHORTEST_CITY) return villages;
  const cities = finder.citiesNamed(query).slice(0, 1);
  return [...villages, ...cities.map((city) => ({ kind: 'city', city }) as const)];
}

/** An entry's name for the list; no village's number looks like a city's. */
export function entryKey(entry: PickerEntry): string {
  return entry.kind === 'city' ? `city-${entry.city.id}` : String(entry.result.village.id);
}

/** Whether it can be chosen: parcels do not go to a closed village, nor to one the service hides. */
export function isDisabled(entry: PickerEntry): boolean {
  return entry.kind === 'village' && (entry.result.village.closed || entry.result.village.hidden);
}

/** With what is marked in it worked out: the list is drawn several times over while one goes through it. */
function villageEntry({ village, nameRanges, cityRanges }: SearchResult): PickerEntry {
  return { kind: 'village', result: { village, nameRanges, cityRanges } };
}
