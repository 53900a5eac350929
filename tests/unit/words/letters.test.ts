import { expect, it } from 'vitest';
import { withLetters } from '../../../lib/words/letters';

const letter = new RegExp(`^${withLetters('\\p{L}')}$`, 'u');
const none = new RegExp(`^${withLetters('\\P{L}')}$`, 'u');
const codes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));

it('every letter up to Arabic is one, and nothing else is', () => {
  for (const one of codes(0, 0x6ff)) {
    expect([one, letter.test(one)]).toEqual([one, /\p{L}/u.test(one)]);
    expect([one, none.test(one)]).toEqual([one, /\P{L}/u.test(one)]);
  }
});

it('letters of other scripts are letters, and marks and digits in the text are none', () => {
  for (const one of 'हไ字ひカ한ﻻﭐ𝗥𝘢') expect([one, letter.test(one)]).toEqual([one, true]);
  for (const one of '–’…•€₪€☎️️٫﴾') expect([one, letter.test(one)]).toEqual([one, false]);
});

it('stands among other letters to choose from, and leaves other escapes as they are', () => {
  const written = withLetters('^[\\p{L}\\p{M}\\]]+\\[\\p{N}$');
  expect(new RegExp(written, 'u').test('نصّ]a[٣')).toBe(true);
  expect(new RegExp(written, 'u').test('نصّ1[٣')).toBe(false);
});
