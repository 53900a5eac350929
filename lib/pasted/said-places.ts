import { isGivenName } from '../villages/given-names';
import { findNames } from '../villages/known-names';
import type { VillageIndex } from '../villages/village-index';

/**
 * The places that folded words of a chat name. One that the list lacks is named where no listed one is, by several words,
 * and by none that begins with somebody's name: in a chat a single word is likelier a person's or a thing's.
 */
export function saidPlaces(index: VillageIndex, words: readonly string[]) {
  const named = findNames(index, words);
  const listed = named.filter(({ villages }) =>
    villages.some((at) => (index.places[at]?.records.length ?? 0) > 0),
  );
  if (listed.length > 0) return listed;
  return named.filter(({ start, end }) => end - start > 1 && !isGivenName(words[start] ?? ''));
}
