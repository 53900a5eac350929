/** How people write amounts. Digits are 0-9 here, see `fold-text.ts`. */

import { list } from '../villages/phrases';
import { anyOf, plain } from './any-of';

/** Numbers as people write them in words, by what they are worth. */
const WORDS: Readonly<Record<number, string>> = {
  5: 'خمسة, five, חמישה, חמש',
  6: 'ستة, six, שישה',
  7: 'سبعة, seven, שבעה',
  8: 'ثمانية, تمانية, تمنية, eight, שמונה',
  9: 'تسعة, nine, תשעה, תשע',
  10: 'عشرة, عشر, ten, עשר, עשרה',
  15: 'خمسطعش, خمستعش, خمسطاش, fifteen',
  20: 'عشرين, عشرون, twenty, עשרים',
  30: 'ثلاثين, تلاتين, ثلثين, تلتين, thirty, שלושים',
  40: 'اربعين, forty, ארבעים',
  50: 'خمسين, fifty, חמישים',
  60: 'ستين, sixty, שישים',
  70: 'سبعين, seventy, שבעים',
  80: 'ثمانين, تمانين, eighty, שמונים',
  90: 'تسعين, ninety, תשעים',
  100: 'مية, مئة, مائة, ماية, one hundred, a hundred, hundred, מאה',
  200: 'ميتين, مئتين, مائتين, ميتان, two hundred, מאתיים',
  300: 'ثلاثمية, تلتمية, تلاتمية, ثلاثمئة, ثلثمية, ثلاث مية, تلت مية, three hundred, שלוש מאות',
  400: 'أربعمية, ربعمية, اربعمئة, اربع مية, four hundred, ארבע מאות',
  500: 'خمسمية, خمسمئة, خمسماية, خمس مية, five hundred, חמש מאות',
  600: 'ستمية, ستمئة, ست مية, six hundred, שש מאות',
  700: 'سبعمية, سبعمئة, سبع مية, seven hundred, שבע מאות',
  800: 'ثمانمية, تمنمية, ثمنمية, ثمانمئة, تمانمية, eight hundred, שמונה מאות',
  900: 'تسعمية, تسعمئة, تسع مية, nine hundred, תשע מאות',
  1000: 'الف, one thousand, a thousand, אלף',
  2000: 'الفين, two thousand, אלפיים',
};

const WORTH = new Map(
  Object.entries(WORDS).flatMap(([value, words]) =>
    list(words).map((word) => [plain(word), Number(value)] as const),
  ),
);
const WORD = anyOf(Object.values(WORDS).flatMap(list));
const JOINT = '(?: +و ?| +and +|-| +ו-?| +)';

/** A number in words. */
const NUMBER_WORDS = `(?<!\\p{L})[وبבל]?${WORD}(?:${JOINT}${WORD})*(?!\\p{L})`;

const ONE = new RegExp(WORD, 'giu');

/** What a number in words is worth: its words are added up. `null`: they do not go from large to small as numbers do. */
export function readNumberWords(text: string): string | null {
  const values = [...plain(text).matchAll(ONE)].map(([word]) => WORTH.get(word.replace(/ +/g, ' ')) ?? 0);
  const sum = values.reduce((all, value) => all + value, 0);
  // "خمسة وثلاثين": the ones stand before the tens.
  const sizes = values.map((value) => (value < 10 ? 99 : value)).map((value) => `${value}`.length);
  const isOrdered = sizes.every((size, at) => at === 0 || size <= (sizes[at - 1] ?? 0));
  const isDistinct = new Set(values).size === values.length;
  return isOrdered && isDistinct && sum > 0 ? `${sum}` : null;
}

const OURS = {
  ILS: anyOf(`
    ₪, شيكل+, شيقل+, شاقل, شاكل, شواكل, شواقل, شيكلات, شكل, شكيل, شيكيل, ش.ج(.), nis, ils, shekel(s), sheqel(s), shekil,
    shikel, shikl, ش״ح, ש״ח, שקלים, שקל
  `),
  JOD: anyOf('دينار, دنانير, ليرة, ليرات, د.أ(.), jod(s), jd(s), dinar(s), דינר'),
};
/** Only behind a number: before one it is short for a street. */
const SHORT = anyOf('ش, شي, sh, שח, ש׳׳ח');
const FOREIGN = anyOf('$, €, £, دولار, يورو, درهم, ريال, جنيه, usd, eur, dollar(s), euro(s), דולר, יורו');
const CURRENCY = `(?:${OURS.ILS}|${OURS.JOD}|${FOREIGN})`;
/** A currency behind a number. */
const CURRENCY_BEHIND = `(?:${CURRENCY}|${SHORT})(?!\\p{L})`;
/** Nothing that begins with a nought and another digit is an amount: those are phones. */
const NUMBER = String.raw`(?!0\d)\d{1,7}(?:[.,٫٬]\d+)*`;
const WEEK_DAY = anyOf(
  '(ال)احد, (ال)اثنين, (ال)تنين, (ال)ثلاثا*, (ال)تلاتا*, (ال)اربعا*, (ال)خميس, (ال)جمعة, (ال)سبت',
);
/** Behind a number that is a measure, a share or a count; "120 يوم الخميس" is 120 on a Thursday. */
const MEASURE = ` *(?!يوم +${WEEK_DAY})(?:[%٪]|${anyOf(`
  متر, امتار, كيلو, كغ, كغم, كجم, غرام, غم, سم, مل, لتر, انش, قطع(ة), حبة, حبات, علب(ة), ازواج, جوز, ساعة, ساعات, دقيقة, دقائق, يوم, ايام,
  سنة, سنين, شهر, اشهر, شهور, م, m, km, cm, mm, kg, g, gr, kgr, ml, l, pc, pcs, piece(s), x, day(s), min, minutes, am, pm,
  ס״מ, מטר, ק״ג, יח׳, יחידות, ימים
`)})(?!\\p{L})`;

/** A number with a currency at either end; the number alone is told from sizes and floors by its label. */
export const AMOUNT = new RegExp(
  `(?:(?<before>${CURRENCY}) *)?(?<![\\d.,:*×-]|(?<!^|\\d{7} *|\\p{L} *)\\/)` +
    `(?:(?<number>${NUMBER})(?![\\d/:*×])(?!${MEASURE})|(?<words>${NUMBER_WORDS}))(?: *(?<after>${CURRENCY_BEHIND}))?`,
  'giu',
);

/** Behind a number whose label ends the stretch that it stands in: "السعر 2 كيلو" names no amount. */
export const MEASURE_BEHIND = new RegExp(`^${MEASURE}`, 'iu');

/** The source of an expression: an amount, and no phone, is next. Without a capturing group. */
export const AMOUNT_AHEAD = `(?:(?:ب|b) ?)?(?:${CURRENCY} *)?(?:${NUMBER}(?![\\d/:]|[- ]\\d)|${NUMBER_WORDS})(?: *${CURRENCY_BEHIND})?`;

const IS_ILS = new RegExp(`^(?:${OURS.ILS}|${SHORT})$`, 'iu');
const IS_JOD = new RegExp(`^${OURS.JOD}$`, 'iu');

/** `null`: another currency than the service's countries have. */
export function currencyOf(word: string): 'ILS' | 'JOD' | null {
  if (IS_ILS.test(word)) return 'ILS';
  return IS_JOD.test(word) ? 'JOD' : null;
}
