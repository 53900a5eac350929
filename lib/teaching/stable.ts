import { foldDigits } from '../stores/text';

/** Characters; longer names are made by programs. */
const LONGEST = 60;

/**
 * Whether a name in the page's markup looks like one that stays: given by a person, not made by a program for
 * this order or this visit.
 * @param ofOrder texts of this very order (its number, its key), which no lasting name contains.
 */
export function isStable(name: string, ofOrder: readonly string[]): boolean {
  if (name === '' || name.length > LONGEST || /\s/.test(name)) return false;
  if (/[«»:{}<>]/.test(name) || /\d{3}/.test(name)) return false;
  if (name.split(/[-_./[\]]+/).some(isHash)) return false;
  const folded = foldDigits(name).toLowerCase();
  return !ofOrder.some((text) => text.length > 1 && folded.includes(foldDigits(text).toLowerCase()));
}

/** Letters and digits in turns, or letters that nobody can say: `x7f3Kq`, `1a2b3c`, `sc-bdVaJa`. */
function isHash(word: string): boolean {
  if (word.length < 5) return false;
  const turns = word.match(/\d+|\p{L}+/gu)?.length ?? 0;
  if (turns >= 3) return true;
  if (/^[\da-f]{6,}$/i.test(word) && /\d/.test(word)) return true;
  // `bdVaJa`: capitals in the middle of no word.
  return /^[a-z]{1,3}[A-Z][a-z]{0,2}[A-Z]/.test(word) || /^[^aeiouy\P{ASCII}]{6,}$/iu.test(word);
}
