import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../../lib/order';
import { pricePerPiece } from '../../../lib/stores/price-per-piece';

const stored = (value: string) => known(value, 'store-data');

describe('the price of one piece', () => {
  it.each([
    ['90.00', '2', '45.00'],
    ['10', '4', '2.5'],
    ['12.345', '1', '12.345'],
    ['5.00', '0.5', '10.00'],
    ['-6.00', '3', '-2.00'],
  ])('%s for %s is %s', (amount, quantity, price) => {
    expect(pricePerPiece(stored(amount), stored(quantity))).toEqual(stored(price));
  });

  it('is not rounded: what does not come out is left open', () => {
    expect(pricePerPiece(stored('10.00'), stored('3'))).toEqual(unknown('ambiguous'));
  });

  it('is as unknown as what it is made of', () => {
    expect(pricePerPiece(unknown('absent'), stored('2'))).toEqual(unknown('absent'));
    expect(pricePerPiece(stored('1'), unknown('unreadable', 'two'))).toEqual(unknown('unreadable'));
    expect(pricePerPiece(stored('1'), stored('0'))).toEqual(unknown('unreadable', '0'));
  });

  it('times the pieces is the amount again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 99_999 }), (pieces, cents) => {
        const amount = (pieces * cents).toString().padStart(3, '0');
        const price = pricePerPiece(
          stored(`${amount.slice(0, -2)}.${amount.slice(-2)}`),
          stored(String(pieces)),
        );
        expect(price.known && Math.round(Number(price.value) * 100)).toBe(cents);
      }),
    );
  });
});
