/** Numbers as people write them in words, by what they are worth; those that multiply what stands before apart. */
const WORDS: Readonly<Record<number, string>> = {
  5: 'خمسة|خمسه|five|חמישה|חמש',
  6: 'ستة|سته|six|שישה',
  7: 'سبعة|سبعه|seven|שבעה',
  8: 'ثمانية|ثمانيه|تمانية|تمنية|تمانيه|eight|שמונה',
  9: 'تسعة|تسعه|nine|תשעה|תשע',
  10: 'عشرة|عشره|عشر|ten|עשר|עשרה',
  15: 'خمسطعش|خمستعش|خمسطاش|fifteen',
  20: 'عشرين|عشرون|twenty|עשרים',
  30: 'ثلاثين|تلاتين|ثلثين|تلتين|thirty|שלושים',
  40: 'اربعين|أربعين|forty|ארבעים',
  50: 'خمسين|fifty|חמישים',
  60: 'ستين|sixty|שישים|שישים',
  70: 'سبعين|seventy|שבעים',
  80: 'ثمانين|تمانين|eighty|שמונים',
  90: 'تسعين|ninety|תשעים',
  100: 'مية|ميه|مئة|مائة|مايه|مئه|one hundred|a hundred|hundred|מאה',
  200: 'ميتين|مئتين|مائتين|ميتان|two hundred|מאתיים',
  300: 'ثلاثمية|تلتمية|تلاتمية|ثلاثمئة|ثلثمية|ثلاثميه|تلتميه|ثلاث مية|تلت مية|three hundred|שלוש מאות',
  400: 'اربعمية|أربعمية|ربعمية|اربعمئة|اربعميه|ربعميه|اربع مية|four hundred|ארבע מאות',
  500: 'خمسمية|خمسمئة|خمسماية|خمسميه|خمس مية|five hundred|חמש מאות',
  600: 'ستمية|ستمئة|ستميه|ست مية|six hundred|שש מאות',
  700: 'سبعمية|سبعمئة|سبعميه|سبع مية|seven hundred|שבע מאות',
  800: 'ثمانمية|تمنمية|ثمنمية|ثمانمئة|تمانمية|تمنميه|eight hundred|שמונה מאות',
  900: 'تسعمية|تسعمئة|تسعميه|تسع مية|nine hundred|תשע מאות',
  1000: 'الف|ألف|one thousand|a thousand|אלף',
  2000: 'الفين|ألفين|two thousand|אלפיים',
};

const worth = new Map(
  Object.entries(WORDS).flatMap(([value, words]) =>
    words.split('|').map((word) => [word, Number(value)] as const),
  ),
);
const WORD = `(?:${[...worth.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const JOINT = '(?: +و ?| +and +|-| +ו-?| +)';

/** The source of an expression without groups: a number in words. */
export const NUMBER_WORDS = `(?<!\\p{L})(?:و|ب|ב|ל)?${WORD}(?:${JOINT}${WORD})*(?!\\p{L})`;

const ONE = new RegExp(WORD, 'giu');

/** What a number in words is worth: its words are added up. `null`: they do not go from large to small as numbers do. */
export function readNumberWords(text: string): string | null {
  const values = [...text.toLowerCase().matchAll(ONE)].map(([word]) => worth.get(word) ?? 0);
  const sum = values.reduce((all, value) => all + value, 0);
  // "خمسة وثلاثين": the ones stand before the tens.
  const sizes = values.map((value) => (value < 10 ? 99 : value)).map((value) => `${value}`.length);
  const isOrdered = sizes.every((size, at) => at === 0 || size <= (sizes[at - 1] ?? 0));
  const isDistinct = new Set(values).size === values.length;
  return isOrdered && isDistinct && sum > 0 ? `${sum}` : null;
}
