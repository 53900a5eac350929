import { phraseAt, phraseTable } from '../words/phrases';
import { isGivenName } from './given-names';
import type { KnownNames } from './known-names';
import { SETTLEMENT } from './lexicon';
import { findWordClass } from './names';
import { foldWrittenWords, type WrittenWord, withoutDigits } from './normalize';

/** Before its name, up to the next mark or the next such word. */
export const PHRASES_BEFORE = phraseTable({
  street: 'street-before',
  landmark: 'landmark-before',
  quarter: 'quarter-before',
  near: 'near-before',
  number: 'number-before',
});
/** Behind its name, as English has it: what stands before, back to the last mark, is the name. */
export const PHRASES_BEHIND = phraseTable({
  street: 'street-behind',
  landmark: 'landmark-behind',
  quarter: 'quarter-behind',
  near: 'near-behind',
});
/** Says nothing of which place it is. */
export const COMMON_PHRASES = phraseTable({ common: 'common-phrase' });

/** "البلدة القديمة": of every town, and of a list that has a record of that name in the order's town; see `read-order.ts`. */
export function isCommonPhrase(words: readonly string[]): boolean {
  return words.length > 1 && phraseAt(COMMON_PHRASES, words, 0)?.length === words.length;
}

/** Numbers of houses, flats and floors, and phones: "12", "4a", "ط2", "جوال0599123456"; "7ay" is a quarter's word in chats. */
export const NUMBERED = /^(?!7a[diy]$)(?:\d+\p{L}{0,2}|\p{L}?\d+|\p{L}+\d{5,})$/u;
/** Words that a village's name has at most. */
export const LONGEST_NAME = 4;

const KIND_WORDS = new Set(
  [PHRASES_BEFORE, PHRASES_BEHIND, COMMON_PHRASES].flatMap((table) =>
    [...table.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words)),
  ),
);

/** A word of a segment, and whether a preposition was joined to it. */
export interface SegmentWord extends WrittenWord {
  readonly led: boolean;
}

/** The words between two places of a text: digits that stand for letters as letters, joined prepositions taken off. */
export function segmentWords(
  text: string,
  offset: number,
  end: number,
  names: KnownNames,
): readonly SegmentWord[] {
  const tokens = foldWrittenWords(text.slice(offset, end)).map((token, at, all) => ({
    ...token,
    word:
      KIND_WORDS.has(token.word) || (NUMBERED.test(token.word) && !beginsChatName(token, all[at + 1], names))
        ? token.word
        : withoutDigits(token.word, token.written),
    start: token.start + offset,
    end: token.end + offset,
  }));
  const words = tokens.map(({ word }) => word);
  return tokens.map((token, at) => {
    const led = isLed(words.slice(at, at + LONGEST_NAME), names);
    return { ...(led ? withoutPreposition(token) : token), led };
  });
}

/** "5an younis": a digit and two letters that are no house, but a name's first word. */
function beginsChatName(
  { word, written }: WrittenWord,
  next: WrittenWord | undefined,
  names: KnownNames,
): boolean {
  const letters = withoutDigits(word, written);
  return (
    next !== undefined &&
    letters !== word &&
    names.isLikeVillage([letters, withoutDigits(next.word, next.written)])
  );
}

/** Letters that one word must have to be a name behind a preposition. */
const SHORTEST_LED = 4;

/** Whether a preposition is joined to the name that words begin with: "بنابلس", "للخليل", "ببني نعيم". */
function isLed(words: readonly string[], names: KnownNames): boolean {
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
function withoutPreposition({ word, written, start, end }: WrittenWord): WrittenWord {
  return { word: joinedName(word) ?? word, written: written.slice(1), start: start + 1, end };
}

/** What a word is without the preposition joined to it; `null` where none is. */
function joinedName(word: string): string | null {
  const [, article, rest] = /^(?:(لل)|[بلعבלמ])(.{3,})$/u.exec(word) ?? [];
  if (rest === undefined) return null;
  return article === undefined ? rest : `ال${rest}`;
}

/** "قرية تل" is "تل". */
export function withoutSettlement(words: readonly string[]): readonly string[] {
  return words.filter((word) => findWordClass(word) !== SETTLEMENT);
}
