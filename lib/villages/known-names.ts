import { foldedWordsOf } from '../words/phrases';
import { plainWords, saysNothing } from './names';
import { recallVillages } from './recall';
import { isRegion } from './regions';
import { remembered } from './remembered';
import type { VillageIndex } from './village-index';

/** What the reader of named parts asks of a directory. */
export interface KnownNames {
  /** Whether folded words are the whole name of a listed village, letter for letter but for articles. */
  readonly isName: (words: readonly string[]) => boolean;
  /** Whether they are the whole name of a place, though the list lacks it. */
  readonly isKnown: (words: readonly string[]) => boolean;
  /** Whether they are a region's name, or its main town's, letter for letter. */
  readonly isRegion: (words: readonly string[]) => boolean;
  /** Whether they are a village's name, by its sound too. */
  readonly isLikeVillage: (words: readonly string[]) => boolean;
}

/** Villages that words name, and which of the words. */
interface FoundName {
  /** Places in the words, the end not among them. */
  readonly start: number;
  readonly end: number;
  /** Places in `index.places`; several are called the same. */
  readonly villages: readonly number[];
}

const STREET = foldedWordsOf('street-before');
/** By sound, in letters, within which words of other letters are a village's name. */
const LIKE = 0.2;
/** The same for each letter of long ones: at 0.03 a quarter of eight letters is taken for its town, at 0.04 no answer else changes. */
const LIKE_A_LETTER = 0.04;
const LIKE_IN_LONG = 0.3;
const LONGEST_NAME = 5;
/** What another name of a place in the same letters costs, spelled right. */
const OTHER_NAME = 0.05;

export function knownNames(index: VillageIndex): KnownNames {
  // "شارع القدس" is a street, though the list has one of another town that is called so.
  const placesCalled = (words: readonly string[]) => {
    const found = index.wholeNames.get(plainWords(words)) ?? [];
    return words.length > 1 && STREET.has(words[0] ?? '')
      ? found.filter((at) => index.places[at]?.isKnown)
      : found;
  };
  const isName = (words: readonly string[]) => {
    const found = placesCalled(words);
    return words.length > 1 ? found.length > 0 : found.some((at) => isListed(index, at));
  };
  const isLikeVillage = (words: readonly string[]) => isName(words) || soundingLike(index, words).length > 0;
  const isKnown = (words: readonly string[]) => placesCalled(words).length > 0;
  return { isKnown, isName, isRegion: (words) => isRegion(index.regions, words), isLikeVillage };
}

/**
 * The villages whose whole names stand among folded words, letter for letter or, from other letters, by their
 * sound; the longest first, none overlapping. `isAny`: by their sound also those that the list lacks.
 * `['صابرين', 'عطون', 'صور', 'باهر']` → صور باهر at 2 to 4.
 */
export function findNames(
  index: VillageIndex,
  words: readonly string[],
  { isAny = false }: { readonly isAny?: boolean } = {},
): FoundName[] {
  const found: FoundName[] = [];
  let start = 0;
  while (start < words.length) {
    const name = nameAt(index, words, start, isAny);
    if (name !== null) found.push(name);
    start = name?.end ?? start + 1;
  }
  return found;
}

function nameAt(
  index: VillageIndex,
  words: readonly string[],
  start: number,
  isAny: boolean,
): FoundName | null {
  for (let end = Math.min(words.length, start + LONGEST_NAME); end > start; end--) {
    const some = words.slice(start, end);
    if (saysNothing(some)) continue;
    const villages = placesNamed(index, some, isAny);
    if (villages.length > 0) return { start, end, villages };
  }
  // "دورا والفوار": the second of two.
  const [first = '', ...others] = words.slice(start);
  if (start === 0 || !/^و...?/u.test(first)) return null;
  const joined = nameAt(index, [first.slice(1), ...others], 0, isAny);
  return joined && { ...joined, start, end: start + joined.end };
}

/** The places whose whole name folded words are. */
export function placesNamed(index: VillageIndex, words: readonly string[], isAny = false): readonly number[] {
  return index.wholeNames.get(plainWords(words)) ?? soundingLike(index, words, isAny);
}

function soundingLike(index: VillageIndex, words: readonly string[], isAny = false): readonly number[] {
  return allSoundingLike(index, words).filter((village) => isAny || isListed(index, village));
}

/** In the names' own letters nothing is taken by its sound; another name of the place is spelled right there. */
const allSoundingLike = remembered((index: VillageIndex, words: readonly string[]) =>
  recallVillages(index, words, { furthest: LIKE_IN_LONG })
    .filter(
      ({ by, cost, sameScript, weight }) =>
        by === 'whole' && cost <= (sameScript ? OTHER_NAME : Math.max(LIKE, LIKE_A_LETTER * weight)),
    )
    .map(({ village }) => village),
);

/** A single word that only a place the list lacks is called by says nothing. */
function isListed({ places }: VillageIndex, at: number): boolean {
  return places[at]?.records.length !== 0;
}
