/**
 * Folding: one spelling for what people do not tell apart. Everything that compares village names goes
 * through here first. Folding is idempotent, and works a character at a time, so that a place in the folded
 * text can be led back to the text as it was written (see `search.ts`).
 */

/**
 * Letters of other keyboards and languages, and forms that Unicode does not decompose, each behind what it becomes: in
 * Arabic alef maqsura, ta marbuta, Persian and Urdu keyboards, letters borrowed for p, ch, zh, v, g; Hebrew final forms
 * and ligatures; Latin letters.
 */
const FOLDED_LETTERS: ReadonlyMap<string, string> = new Map(
  `ي ىیېےٸ, ك کڪگڭ, ه ةہھەۃ, ا ٱٲٳ, و ۋٶ, ن ں, ب پ, ج چ, ف ڤ, ز ژ, כ ך, מ ם, נ ן, פ ף, צ ץ, וו װ, וי ױ, יי ײ,
   i ı, l ł, o ø, d đð, h ħ, ss ß, ae æ, oe œ`
    .split(',')
    .map((row) => row.trim().split(' '))
    .flatMap(([folded = '', letters = '']) => [...letters].map((letter) => [letter, folded] as const)),
);

/** Never part of a name: marks, tatweel, hamza on the line, apostrophes of every kind, invisible characters. */
const DROPPED = /[\p{M}\p{Cf}\u0640\u0621\u02b0-\u02ff'’‘‛`´′″"“”„«»׳״]/gu;
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

const cache = new Map<string, string>();

function foldOnce(text: string): string {
  let folded = '';
  // By its capital first: a capital may stand for more letters (ß, SS), and both are the same word.
  const decomposed = text.toUpperCase().toLowerCase().replace(DROPPED, '').normalize('NFKD').toLowerCase();
  for (const letter of decomposed.replace(DROPPED, '')) folded += FOLDED_LETTERS.get(letter) ?? letter;
  const parted = folded.replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 15)).replace(SEPARATORS, ' ');
  return parted.trim() === '' ? parted : parted.replaceAll(' ', '');
}

/** What one character (a code point) becomes: letters and digits, a space for a separator, or nothing. */
export function foldCharacter(character: string): string {
  const known = cache.get(character);
  if (known !== undefined) return known;
  let folded = character;
  for (let next = foldOnce(folded); next !== folded; next = foldOnce(folded)) folded = next;
  if (cache.size < 4_000) cache.set(character, folded);
  return folded;
}

/** Folded words, separated by single spaces: `'محافظة  نابلس-البَاذَان'` → `'محافظه نابلس الباذان'`. */
export function foldText(text: string): string {
  // Numbers, codes and phones, which years of parcels are mostly found by.
  if (/^[0-9A-Za-z]*$/.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded.replace(/ +/g, ' ').trim();
}

export function foldWords(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
}

/** A folded word, the word as it was written, and where that stands in the text, in UTF-16 units. */
export interface WrittenWord {
  readonly word: string;
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** Folded words of a text with what each was written as: `'بيت-أُمَّر'` → `بيت`/`بيت`, `امر`/`أُمَّر`. */
export function foldWrittenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  let word = '';
  let start = 0;
  let at = 0;
  const finish = () => {
    if (word !== '') {
      const written = text.slice(start, at);
      const lead = written.length - written.trimStart().length;
      words.push({
        word,
        written: written.trim(),
        start: start + lead,
        end: start + written.trimEnd().length,
      });
    }
    word = '';
  };
  for (const character of text) {
    const folded = foldCharacter(character);
    if (folded === ' ') {
      finish();
      start = at + character.length;
    } else word += folded;
    at += character.length;
  }
  finish();
  return words;
}

/**
 * Digits for Arabic letters in Latin ones ("7al7ool"), as letters: some are of their own, see
 * `assets/words/sounds.tsv`.
 */
const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  2: 'ɂ',
  3: 'ɛ',
  5: 'kh',
  6: 't',
  7: 'h',
  8: 'q',
  9: 'ɋ',
};

/** The same with an apostrophe beside it, which folding drops: "el 5a9'er", "3'azza", "'3azza". */
const MARKED_DIGITS: Readonly<Record<string, string>> = { 3: 'gh', 6: 'z', 7: 'kh', 9: 'd' };
const MARKED_DIGIT = /^['’‘`´](?=.*[^'’‘`´]$)([3679])|([3679])['’‘`´]/g;

/** A folded word of Latin letters with such digits among them, in letters alone; any other as it is. `written`: with its marks. */
export function withoutDigits(folded: string, written = folded): string {
  const isMarked = /[a-z]/.test(folded) && written.search(MARKED_DIGIT) >= 0;
  const word = isMarked
    ? foldText(
        written.replace(MARKED_DIGIT, (_, first: string, digit = first) => MARKED_DIGITS[digit] ?? digit),
      ).replaceAll(' ', '')
    : folded;
  if (!/^(?=.*[a-z].*[a-z])(?=.*[2-9])[a-z2356789]+$/.test(word)) return word;
  return word.replace(/^3(?=[aeiou])/, '').replace(/[2356789]/g, (digit) => DIGIT_LETTERS[digit] ?? '');
}
