import { isGivenName } from '../villages/given-names';
import { findNames } from '../villages/known-names';
import type { VillageIndex } from '../villages/village-index';

/** The places that words name; one that the list lacks only by several words, for one word may be a person's. */
export function saidPlaces(index: VillageIndex, words: readonly string[]) {
  const named = findNames(index, words);
  const listed = named.filter(({ villages }) =>
    villages.some((at) => (index.places[at]?.records.length ?? 0) > 0),
  );
  if (listed.length > 0) return listed;
  return named.filter(({ start, end }) => end - start > 1 && !isGivenName(words[start] ?? ''));
}
