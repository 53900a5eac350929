import { expect, it } from 'vitest';
import { allIn, shownIn } from '../../../lib/parcel/typed-amounts';

it.each([
  ['120', '120 ILS'],
  [' ١٢٠٫٥ ', '١٢٠٫٥ ILS'],
  // It says itself in which currency it is.
  ['120 ₪', '120 ₪'],
  ['12 JD', '12 JD'],
  // It is the same in all of them, or no amount.
  ['0', '0'],
  ['', ''],
  ['abc', 'abc'],
])('%j, typed in shekels, is shown as %j in dinars', (typed, shown) => {
  expect(shownIn('JOD', { totalPrice: typed }, allIn('ILS'))).toEqual({ totalPrice: shown });
  expect(shownIn('ILS', { totalPrice: typed }, allIn('ILS'))).toEqual({ totalPrice: typed });
  expect(shownIn('JOD', { totalPrice: typed })).toEqual({ totalPrice: typed });
});

it('leaves what was not typed, and what is no amount, as it is', () => {
  const edits = { firstName: 'سلمى', weight: '2', actualPrice: undefined };
  expect(shownIn('JOD', edits, allIn('ILS'))).toEqual(edits);
});
