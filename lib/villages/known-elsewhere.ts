import type { IsElsewhere } from './elsewhere';
import { plainWords, withoutCamp } from './names';
import { foldWords } from './normalize';
import type { RankedVillage } from './ranked-village';
import type { NamedAddress } from './read-order';
import type { VillageIndex } from './village-index';

/** In letters: a large town with a slip is further from what is meant than only a place that is spelled just so. */
const SLIPPED_TOWN = 0.15;

/** What of an order only sounds like its village, and is the name of a place that is not listed. */
export function findKnownElsewhere(
  { regions }: VillageIndex,
  order: NamedAddress,
  { agrees, reading, village, slippedTown }: RankedVillage,
  isElsewhere: IsElsewhere,
): string | null {
  const { words, written } = reading.piece;
  const lands = regions.lands.get(village.cityId);
  // A word beside its own region is the village, and but for its article the village's own name is.
  const own = foldWords(village.name);
  const isOwn = [own, withoutCamp(own)].some((name) => plainWords(name) === plainWords(words));
  if ((agrees && words.length === 1) || isOwn) return null;
  // With the words that say something else by themselves: "ראש פינה".
  const field = reading.piece.field === 'city' ? order.city.map(({ text }) => text).join(' ') : '';
  // "خربة بيت ليد" is not "بيت ليد", though that is letter for letter in it.
  const off = slippedTown ? SLIPPED_TOWN : reading.hit.cost || reading.around;
  const named = [words, foldWords(field)].some((some) => isElsewhere(some, village, off, lands));
  return named ? field || written.join(' ') : null;
}
