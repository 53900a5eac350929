import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { countSteps } from './count-steps';

/**
 * What the readers' expressions look for, over and over: phones, sums, dates, joints, words that lead on, marks, letters.
 * Whose steps are many are counted in texts that are shorter, and held closer.
 */
const FRAGMENTS = [
  ...['059-', '1/', '1 ₪ ', 'بس على ', 'اسم ورقم ', 'للطلب والحجز ', 'a.b.', 'مش قباطية ', 'أنت: ب 5\n'],
  ...['اذا ما طلع الغوه ', 'استنوا\n', 'شيلوا الحمرا '],
].map((fragment) => ({ fragment, longer: 4, most: 6 }));
const HEAVY = ['5k', 'قباطية؟ لا ', '“', 'كنت ساكن هلا '].map((fragment) => ({
  fragment,
  longer: 2,
  most: 2.2,
}));

const stepsOf = (fragment: string, length: number) => {
  const text = fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length);
  return countSteps(() => readPastedOrder(text, practiceIndex));
};

describe('a text that was made to be slow', () => {
  it.each([...FRAGMENTS, ...HEAVY])(
    'takes at most $most times the steps where it is $longer times as long: $fragment',
    ({ fragment, longer, most }) => {
      expect(stepsOf(fragment, longer * 240)).toBeLessThanOrEqual(most * stepsOf(fragment, 240));
    },
  );
});

describe('the count of steps', () => {
  it('reads as the browser does', () => {
    const text = 'رنا حداد\nيعبد قرب السوق حي 3\n0599123456\n80 شيكل والتوصيل 20';
    let counted: unknown;
    expect(countSteps(() => (counted = readPastedOrder(text, practiceIndex)))).toBeGreaterThan(text.length);
    expect(counted).toEqual(readPastedOrder(text, practiceIndex));
  });

  it('grows with the square of a text where an expression does', () => {
    const steps = (length: number) => countSteps(() => /^(?:a*a*b)$/.test('a'.repeat(length)));
    expect(steps(40)).toBeGreaterThan(3 * steps(20));
  });
});
