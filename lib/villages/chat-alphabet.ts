/** Digits that stand for Arabic letters in Latin ones: "7al7ool", "3anabta". */
const LETTERS: Readonly<Record<string, string>> = { 2: '', 3: 'a', 5: 'kh', 6: 't', 7: 'h', 8: 'q', 9: 's' };

/** A folded word of Latin letters with such digits among them, in letters alone; any other as it is. */
export function withoutDigits(word: string): string {
  if (!/^(?=.*[a-z].*[a-z])(?=.*[2-9])[a-z2356789]+$/.test(word)) return word;
  return word.replace(/3(?=[aeiou])/g, '').replace(/[2356789]/g, (digit) => LETTERS[digit] ?? '');
}
