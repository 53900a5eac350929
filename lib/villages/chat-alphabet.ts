/**
 * Digits that stand for Arabic letters in Latin ones: "7al7ool", "3anabta". Those that no Latin letter sounds like, and those that
 * stand for two, become letters of their own; see `sounds.ts`.
 */
const LETTERS: Readonly<Record<string, string>> = { 2: 'ɂ', 3: 'ɛ', 5: 'kh', 6: 't', 7: 'h', 8: 'q', 9: 'ɋ' };

/** A folded word of Latin letters with such digits among them, in letters alone; any other as it is. */
export function withoutDigits(word: string): string {
  if (!/^(?=.*[a-z].*[a-z])(?=.*[2-9])[a-z2356789]+$/.test(word)) return word;
  return word.replace(/^3(?=[aeiou])/, '').replace(/[2356789]/g, (digit) => LETTERS[digit] ?? '');
}
