import { CAMP } from './lexicon';
import { plainName, plainWords } from './names';
import { foldText, foldWords } from './normalize';
import { findRegion, isRegion, type RegionName } from './regions';
import type { Village } from './village';
import { placesOf, type VillageIndex } from './village-index';

interface Worded {
  readonly words: readonly string[];
}

/** "المخيم" alone is the only camp of the town beside it, or the one that is called as the village beside it. */
export function withCamps<Piece extends Worded>(
  index: VillageIndex,
  pieces: readonly Piece[],
  region: RegionName | null,
): readonly Piece[] {
  if (!pieces.some(isBareCamp)) return pieces;
  const all = placesOf(index).filter(isCamp);
  const town = region ?? pieces.map(({ words }) => findRegion(index.regions, words)?.region).find(Boolean);
  const camps = all.filter(({ cityId }) => town?.cityIds.includes(cityId));
  const isAfter = (camp: Village, { words }: Worded) =>
    plainName(camp.name) === plainWords([...foldWords(camp.name).slice(0, 1), ...words]) &&
    !isRegion(index.regions, words);
  const [only, ...others] =
    camps.length === 1 ? camps : all.filter((camp) => pieces.some((piece) => isAfter(camp, piece)));
  if (only === undefined || others.length > 0) return pieces;
  return pieces
    .filter((piece) => !isAfter(only, piece))
    .map((piece) => (isBareCamp(piece) ? { ...piece, words: foldWords(only.name) } : piece));
}

const CAMPS = new Set([...CAMP.words, 'camp', 'the camp', 'refugee camp'].map(foldText));

/** "داخل المخيم". */
const INSIDE = new Set(['داخل', 'جوا', 'inside'].map(foldText));

export function isCamp({ name }: Pick<Village, 'name'>): boolean {
  return CAMPS.has(foldWords(name)[0] ?? '');
}

export function isBareCamp({ words }: Worded): boolean {
  return CAMPS.has(words.filter((word) => !INSIDE.has(word)).join(' '));
}
