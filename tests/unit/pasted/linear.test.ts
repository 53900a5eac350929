import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { countSteps } from './count-steps';

/** What the readers' expressions look for, over and over: phones, sums, dates, joints, words that lead on, marks, letters. */
const FRAGMENTS = [
  '059-',
  '1/',
  '5k',
  '1 ₪ ',
  'بس على ',
  'قباطية؟ لا ',
  '“',
  'اسم ورقم ',
  'للطلب والحجز ',
  'a.b.',
  'مش قباطية ',
  'كنت ساكن هلا ',
  'أنت: ب 5\n',
  'اذا ما طلع الغوه ',
  'استنوا\n',
  'شيلوا الحمرا ',
];

const stepsOf = (fragment: string, length: number) => {
  const text = fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length);
  return countSteps(() => readPastedOrder(text, practiceIndex));
};

describe('a text that was made to be slow', () => {
  it.each(FRAGMENTS)('takes at most six times the steps where it is four times as long: %s', (fragment) => {
    expect(stepsOf(fragment, 960)).toBeLessThanOrEqual(6 * stepsOf(fragment, 240));
  });
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
