/** How people write amounts. Digits are 0-9 here, see `fold-text.ts`. */

import { any, anyOf, plain } from '../words/any-of';
import { pattern, says } from '../words/patterns';
import { wordsOf } from '../words/words';

/** Numbers that people write in words; alone the first are counts, and no money. */
const COUNTS = [0, 1, 2, 3, 4];
const UNITS = [5, 6, 7, 8, 9];
const TENS = [10, 15, 20, 30, 40, 50, 60, 70, 80, 90];
const HUNDREDS = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 2000];
const NUMBERS = [...COUNTS, ...UNITS, ...TENS, ...HUNDREDS];
const wordsFor = (values: readonly number[]) => values.flatMap((value) => wordsOf(`number-${value}`));
const wordOf = (values: readonly number[]) => any(...values.map((value) => `number-${value}`));
const WORTH = new Map(
  NUMBERS.flatMap((value) => wordsFor([value]).map((word) => [plain(word), value] as const)),
);

/** "خمس بلايز": what stands before what is counted, and ends no number but before a currency. */
const BEFORE_COUNTED = new Set(wordsOf('number-before-counted'));
const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);
const longOf = (values: readonly number[]) => wordsFor(values).filter((word) => !BEFORE_COUNTED.has(word));
const AND = ' +و ?';
const JOINT = `(?:${AND}| +and +|-| +ו-?| +)`;
const BIG = anyOf(longOf([...TENS, ...HUNDREDS]));
const WORD = `(?:${wordOf([...COUNTS, ...UNITS])}${AND})?${BIG}`;

const CURRENCY = any('ils', 'jod', 'currency-foreign');
/** Only behind a number: before one it is short for a street. */
const SHORT = any('currency-short');
const CURRENCY_BEHIND = `(?:${CURRENCY}|${SHORT})(?!\\p{L})`;

const COUNTED_MONEY = `${anyOf(BEFORE_COUNTED)}(?= +${CURRENCY_BEHIND})`;
/** In Arabic ones stand behind hundreds, and before tens: "خمسين وست بلايز" is fifty, and six blouses. */
const ONES_BEHIND = [
  `(?<=${wordOf(HUNDREDS)})${AND}(?:${anyOf(longOf([...COUNTS, ...UNITS]).filter(isArabic))}|${COUNTED_MONEY})`,
  `${JOINT}${anyOf(longOf([...COUNTS, ...UNITS]).filter((word) => !isArabic(word)))}`,
].join('|');
const WHOLE = `${WORD}(?:${JOINT}${WORD})*(?:(?:${ONES_BEHIND})(?!\\p{L}))?`;

export const NUMBER_WORDS = `(?<!\\p{L})[وبבל]?(?:${WHOLE}|${anyOf(longOf(UNITS))}|${COUNTED_MONEY})(?!\\p{L})`;

const ANY_WORD = wordOf(NUMBERS);
/** One number of several that are said one after the other, as those of a phone are: "خمسمية وسبعة وتسعين". */
export const SPOKEN_NUMBER = `${ANY_WORD}(?:${AND}${ANY_WORD})*(?!\\p{L})`;

const ENDS_IN_ONES = new RegExp(`[ -]\\p{L}*${anyOf(longOf([...COUNTS, ...UNITS]))}$`, 'iu');

/** Whether a number in words may be a part of a longer one, or count what stands behind it. */
export function isPartOfNumber(words: string, before: string, behind: string, hasCurrency: boolean): boolean {
  if (!hasCurrency && ENDS_IN_ONES.test(words.trim()) && says('counts-things', behind)) return true;
  if (says('number-comes-on', before)) return true;
  // More of a number that was not read with it, and no fee.
  return says('number-goes-on', behind) && !says('fee-joined', behind);
}

const ONE = new RegExp(ANY_WORD, 'giu');

function valuesOf(text: string): readonly number[] {
  return [...plain(text).matchAll(ONE)].map(([word]) => WORTH.get(word.replace(/ +/g, ' ')) ?? 0);
}

/** The digits of a number that is said among a phone's: "خمسة وستة" are two. `null`: the words are no number together. */
export function readSpokenDigits(text: string): string | null {
  const values = valuesOf(text);
  return values.every((value) => value < 10) ? values.join('') : readNumberWords(text);
}

/**
 * What a number in words is worth: its words are added up. `null`: they do not go from large to small as numbers do, or
 * two are of one size.
 */
export function readNumberWords(text: string): string | null {
  const values = valuesOf(text);
  const sum = values.reduce((all, value) => all + value, 0);
  // "خمسة وثلاثين": the ones stand before the tens.
  const sizes = values.map((value) => (value < 10 ? 99 : value)).map((value) => `${value}`.length);
  const isOrdered = sizes.every((size, at) => at === 0 || size <= (sizes[at - 1] ?? 0));
  const isDistinct = new Set(values.map((value) => `${value}`.length)).size === values.length;
  return isOrdered && isDistinct && sum > 0 ? `${sum}` : null;
}

/** Nothing that begins with a nought and another digit is an amount: those are phones. */
const NUMBER = String.raw`(?!0\d)\d{1,7}(?:[.,٫٬]\d+)*`;
/** Not in the middle of another number, a date or a size. */
const APART = String.raw`(?<![\d.,:*×-]|(?<!^|\d{7} *|\p{L} *)\/)`;
/** "3al bank": a digit for an Arabic letter. */
const IS_LETTER = `(?<=(?<!\\d)[2356789])(?!${CURRENCY_BEHIND})[a-z]`;
const IN_DIGITS = `(?<number>${NUMBER})(?![\\d/:*×]|${IS_LETTER})(?!${pattern('measure-said').source})`;
/** A number with a currency at either end; the number alone is told from sizes and floors by its label, the 3 of "ma3" is a letter. */
export const AMOUNT = new RegExp(
  `(?:(?<before>${CURRENCY})(?: *\\) *[:=]?)? *|(?<![a-z]))${APART}(?:${IN_DIGITS}|(?<words>${NUMBER_WORDS}))(?: *(?<after>${CURRENCY_BEHIND}))?`,
  'giu',
);

/** The source of an expression: an amount, and no phone, is next. Without a capturing group. */
export const AMOUNT_AHEAD = `(?:(?:ب|b) ?)?(?:${CURRENCY} *)?(?:${NUMBER}(?![\\d/:]|[- ]\\d)|${NUMBER_WORDS})(?: *${CURRENCY_BEHIND})?`;

/** `null`: another currency than the service's countries have. */
export function currencyOf(word: string): 'ILS' | 'JOD' | null {
  if (says('is-ils', word)) return 'ILS';
  return says('is-jod', word) ? 'JOD' : null;
}
