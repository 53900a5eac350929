import type { Country } from '../parcel/countries';
import { plainName } from './names';
import { REGIONS } from './region-names';
import type { Village } from './village';

/** What the regions of a country are called by, which lists have as their cities and their largest towns. */
const NAMES = (['palestine-israel', 'jordan'] as const).map((country) => {
  const regions = REGIONS.filter(({ country: of }) => (of === 'JO') === (country === 'jordan'));
  return [
    country,
    new Set(regions.flatMap(({ names, lands }) => [...names, ...lands]).map(plainName)),
  ] as const;
});

/** Fewer towns of a country say nothing: some of their names are villages' elsewhere too. */
const FEWEST = 3;
/** How many times as many towns as of any other country. */
const CLEARLY = 2;

/** The country that a list's cities and villages lie in, for a person to confirm; `null`: they do not say. */
export function findListCountry(villages: readonly Pick<Village, 'name' | 'city'>[]): Country | null {
  const listed = new Set(villages.flatMap(({ name, city }) => [plainName(name), plainName(city)]));
  const counts = NAMES.map(([country, towns]) => ({ country, count: towns.intersection(listed).size }));
  const [most, next] = counts.toSorted((a, b) => b.count - a.count);
  if (most === undefined || most.count < FEWEST) return null;
  return most.count >= CLEARLY * (next?.count ?? 0) ? most.country : null;
}
