import { REGION_ROWS } from '../words/words';

/**
 * Governorates and districts: their codes, their names in the three languages, and the towns and landscapes by which
 * a directory may name its own "cities" for the same land.
 *
 * Sources: ISO 3166-2:PS, ISO 3166-2:IL, ISO 3166-2:JO; the two-letter HASC codes of Palestine's governorates
 * (PS.JN and so on), which some stores write without the point.
 */
export interface RegionNames {
  readonly country: 'PS' | 'IL' | 'JO';
  readonly codes: readonly string[];
  /** Its own names, the first the one its main town has too, where it is named after one. */
  readonly names: readonly string[];
  /** Landscapes and towns a directory may name it by; they say nothing of its main town. */
  readonly lands: readonly string[];
  /** First codes of the governorates that it borders on; only Palestine's have them. */
  readonly touches: readonly string[];
}

const COUNTRIES = ['PS', 'IL', 'JO'] as const;

/** @throws Error for a row of another country. */
export const REGIONS: readonly RegionNames[] = REGION_ROWS.map(({ country: code, ...names }) => {
  const country = COUNTRIES.find((one) => one === code);
  if (country === undefined) throw new Error(`regions.tsv names no country ${code}`);
  return { country, ...names };
});
