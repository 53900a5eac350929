import { isGivenName } from './given-names';
import type { KnownNames } from './known-names';
import type { WrittenWord } from './normalize';

/** Letters that one word must have to be a name behind a preposition. */
const SHORTEST_LED = 4;

/** Whether a preposition is joined to the name that words begin with: "بنابلس", "للخليل", "ببني نعيم". */
export function isLed(words: readonly string[], names: KnownNames): boolean {
  const [first = '', ...others] = words;
  const joined = joinedName(first);
  if (joined === null) return false;
  // In the names' own letters nothing is taken by its sound, in others no single word but a region's.
  const isArabic = /\p{Script=Arabic}/u.test(first);
  const isName = isArabic ? names.isName : names.isLikeVillage;
  if (words.some((_, at) => isName(words.slice(0, at + 1)))) return false;
  // A short name is too easily the rest of another word, and so is a person's.
  const isLong = joined.length >= SHORTEST_LED && !isGivenName(joined) && !isGivenName(first);
  const isPlain = isLong && (isArabic || names.isRegion([joined]));
  return words.some((_, at) => isName([joined, ...others.slice(0, at)]) && (at > 0 || isPlain));
}

/** A word that `isLed` answers for, without its preposition. */
export function withoutPreposition({ word, written, start, end }: WrittenWord): WrittenWord {
  return { word: joinedName(word) ?? word, written: written.slice(1), start: start + 1, end };
}

/** What a word is without the preposition joined to it; `null` where none is. */
function joinedName(word: string): string | null {
  const [, article, rest] = /^(?:(لل)|[بلعבלמ])(.{3,})$/u.exec(word) ?? [];
  if (rest === undefined) return null;
  return article === undefined ? rest : `ال${rest}`;
}
