import { expect, it } from 'vitest';
import { type AmountCurrencies, allIn } from '../../../lib/parcel/typed-amounts';
import { keptOf } from '../../../lib/typed/kept-of';

it('knows the currency of each amount that was typed last', () => {
  const typed = keptOf<AmountCurrencies>(
    ['totalPrice', 'phone'],
    { totalPrice: 'ILS', parcels: 'ILS' },
    allIn('JOD'),
  );
  expect(typed).toEqual({ totalPrice: 'JOD', parcels: 'ILS' });
  expect(keptOf<AmountCurrencies>(['totalPrice'], typed, allIn(null))).toEqual({ parcels: 'ILS' });
  expect(keptOf(['phone'])).toEqual({});
});
