import type { BrowsedCity } from '../../lib/villages/browse';
import type { SearchResult } from '../../lib/villages/search';
import type { Village } from '../../lib/villages/village';

/** What the picker looks for villages with. Every answer is there at once. */
export interface VillageFinder {
  /** For what has been typed, the closest first; for an empty text, those most in use. */
  search(query: string): readonly SearchResult[];
  /** Cities that the text names, the closest first. */
  citiesNamed(query: string): readonly BrowsedCity[];
  /** All villages of a city, closed ones among them. */
  villagesOf(cityId: number): readonly Village[];
}

/**
 * The account's villages, as far as they are at hand.
 * - `missing`: never fetched for this account; a press fetches them.
 * - `fetching`: on their way from the service.
 */
export type VillageSource =
  | { readonly state: 'loading' | 'fetching' | 'missing' | 'failed' }
  | {
      readonly state: 'ready';
      readonly finder: VillageFinder;
      readonly find: (id: number) => Village | null;
      /** How many records of the service's list could not be read, and cannot be found here. */
      readonly skipped: number;
    };
