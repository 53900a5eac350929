import type { Span } from './pasted-order';
import { readNumberWords, readSpokenDigits, SPOKEN_NUMBER } from './written-amounts';

const NUMBER = `(?:\\d+|${SPOKEN_NUMBER})`;
const NUMBERS = new RegExp(NUMBER, 'giu');
/** Numbers one after the other, some of them in words. */
const DICTATED = new RegExp(`(?<![\\p{L}\\d])${NUMBER}(?:[ ،,.-]+${NUMBER})+`, 'giu');
const PHONE_DIGITS = 10;
/** "059812005 ست البيت": behind so many written digits a word is none of them. */
const MOST_WRITTEN = 6;

/** Phones that are said in words, "صفر خمسة تسعة …", as a voice is written down; `null` for one that cannot be read. */
export function dictatedPhones(words: string): readonly (Span & { readonly value: string | null })[] {
  return [...words.matchAll(DICTATED)].flatMap(({ 0: said, index }) => {
    const { digits, isWhole, end } = readDictated(said);
    const isDictated = digits.startsWith('05') && /\p{L}/u.test(said.slice(0, end));
    if (!isDictated || (isWhole && digits.length < PHONE_DIGITS)) return [];
    const value = isWhole && digits.length === PHONE_DIGITS ? digits : null;
    return [{ value, start: index, end: index + end }];
  });
}

/** The digits that are said as far as a phone can go. `isWhole`: each number was one, and no further digit is said. */
function readDictated(said: string) {
  let [digits, end, written] = ['', 0, 0];
  for (const { 0: number, index } of said.matchAll(NUMBERS)) {
    const isWord = !/^\d/.test(number);
    if (isWord && written > MOST_WRITTEN) break;
    // Behind the last digit a price may be next, and no further digit.
    if (digits.length >= PHONE_DIGITS) {
      const value = isWord ? readNumberWords(number) : number;
      const isWhole = (value ?? '').length > 1;
      return { digits, end: isWhole ? end : index + number.length, isWhole };
    }
    written = isWord ? 0 : written + number.length;
    end = index + number.length;
    const value = isWord ? readSpokenDigits(number) : number;
    if (value === null) return { digits, end, isWhole: false };
    digits += value;
  }
  return { digits, end, isWhole: true };
}
