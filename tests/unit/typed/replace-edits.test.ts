import { expect, it } from 'vitest';
import { type AmountCurrencies, allIn } from '../../../lib/parcel/typed-amounts';
import { replaceEdits } from '../../../lib/typed/saved-edits';

it('knows the currency of each amount that was typed last', () => {
  const typed = replaceEdits<AmountCurrencies>(
    ['totalPrice', 'phone'],
    { totalPrice: 'ILS', parcels: 'ILS' },
    allIn('JOD'),
  );
  expect(typed).toEqual({ totalPrice: 'JOD', parcels: 'ILS' });
  expect(replaceEdits<AmountCurrencies>(['totalPrice'], typed, allIn(null))).toEqual({ parcels: 'ILS' });
  expect(replaceEdits(['phone'])).toEqual({});
});
