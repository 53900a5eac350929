import type { BrowsedCity } from '../../lib/villages/browse';
import type { SearchResult } from '../../lib/villages/search';
import type { VillageFinder } from './village-source';

/** A line of the picker's list: a village to pick, or a city whose villages are shown in its place. */
export type PickerEntry =
  | { readonly kind: 'village'; readonly result: SearchResult }
  | { readonly kind: 'city'; readonly city: BrowsedCity };

/** Letters from which on a city is looked for: a single letter begins half of them. */
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
  const parts = partsOf(query);
  if (villages.length === 0 && parts.length > 1) return entriesByParts(finder, parts);
  const cities = finder.citiesNamed(query).slice(0, 1);
  return [...villages, ...cities.map((city) => ({ kind: 'city', city }) as const)];
}

/** Of a city that the text names, as many as one looks through before opening all of it. */
const MOST_OF_CITY = 8;
const MOST_ELSEWHERE = 6;

function partsOf(query: string): readonly string[] {
  return query
    .split(/[،,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * For an order's words that no village answers as a whole: what each word finds, villages of the city that is named
 * first, then others of that city, and at the end the way to all of it.
 */
function entriesByParts(finder: VillageFinder, parts: readonly string[]): readonly PickerEntry[] {
  const [city] = parts.toReversed().flatMap((part) => finder.citiesNamed(part).slice(0, 1));
  const words = parts.flatMap((part) => part.split(/\s+/));
  const found = new Map(words.flatMap((word) => finder.search(word)).map((one) => [one.village.id, one]));
  const near = [...found.values()];
  const elsewhere = near.filter(({ village }) => village.cityId !== city?.id).slice(0, MOST_ELSEWHERE);
  if (city === undefined) return elsewhere.map(villageEntry);
  const ofCity = [
    ...near.filter(({ village }) => village.cityId === city.id),
    ...finder
      .villagesOf(city.id)
      .filter(({ id }) => !found.has(id))
      .map((village) => ({ village, nameRanges: [], cityRanges: [] })),
  ];
  return [
    ...ofCity.slice(0, MOST_OF_CITY).map(villageEntry),
    ...elsewhere.map(villageEntry),
    { kind: 'city', city },
  ];
}

/** An entry's name for the list; no village's number looks like a city's. */
export function entryKey(entry: PickerEntry): string {
  return entry.kind === 'city' ? `city-${entry.city.id}` : String(entry.result.village.id);
}

/** Whether it can be chosen: parcels do not go to a closed village, nor to one the service hides. */
export function isDisabled(entry: PickerEntry): boolean {
  return entry.kind === 'village' && (entry.result.village.closed || entry.result.village.hidden);
}

/** Its marks are computed once, since the list is rendered several times. */
function villageEntry({ village, nameRanges, cityRanges }: SearchResult): PickerEntry {
  return { kind: 'village', result: { village, nameRanges, cityRanges } };
}
