import { REGION_ROWS, type RegionRow } from '../words/words';

/**
 * Governorates and districts: their codes, their names in the three languages, and the towns and landscapes by which
 * a directory may name its own "cities" for the same land.
 *
 * Sources: ISO 3166-2:PS, ISO 3166-2:IL, ISO 3166-2:JO; the two-letter HASC codes of Palestine's governorates
 * (PS.JN and so on), which some stores write without the point.
 */
export interface RegionNames extends RegionRow {
  readonly country: (typeof COUNTRIES)[number];
}

const COUNTRIES = ['PS', 'IL', 'JO'] as const;

/** @throws Error for a row of another country. */
export const REGIONS: readonly RegionNames[] = REGION_ROWS.map(({ country: code, ...names }) => {
  const country = COUNTRIES.find((one) => one === code);
  if (country === undefined) throw new Error(`regions.tsv names no country ${code}`);
  return { country, ...names };
});
