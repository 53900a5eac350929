import type { Span } from './pasted-order';
import { readNumberWords, SPOKEN_NUMBER } from './written-amounts';

const NUMBER = `(?:\\d+|${SPOKEN_NUMBER})`;
const NUMBERS = new RegExp(NUMBER, 'giu');
/** Numbers one after the other, some of them in words. */
const DICTATED = new RegExp(`(?<![\\p{L}\\d])${NUMBER}(?:[ ،,.-]+${NUMBER})+`, 'giu');
const PHONE_DIGITS = 10;

/** Phones that are said in words, "صفر خمسة تسعة …", as a voice is written down; `null` for one with a digit too many. */
export function dictatedPhones(words: string): readonly (Span & { readonly value: string | null })[] {
  return [...words.matchAll(DICTATED)].flatMap(({ 0: said, index }) => {
    let digits = '';
    let isWhole = true;
    let end = 0;
    for (const { 0: number, index: at } of said.matchAll(NUMBERS)) {
      const value = /^\d/.test(number) ? number : (readNumberWords(number) ?? '0');
      // Behind the last digit a price may be next, and no further digit.
      if (digits.length >= PHONE_DIGITS) {
        isWhole = value.length > 1;
        break;
      }
      digits += value;
      end = at + number.length;
    }
    if (!/^05\d{8}$/.test(digits) || !/\p{L}/u.test(said.slice(0, end))) return [];
    return [{ value: isWhole ? digits : null, start: index, end: index + end }];
  });
}
