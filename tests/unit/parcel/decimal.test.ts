import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  countDecimals,
  DecimalFormError,
  isDecimal,
  negateDecimal,
  normalizeDecimal,
  subtractDecimals,
} from '../../../lib/parcel/decimal';

/** Whole thousandths, so that the expected sums can be had from whole numbers alone. */
const thousandths = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });

function decimalOf(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(4, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

describe('amounts are exact', () => {
  it('adds what binary fractions cannot', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(addDecimals('449.70', '12.50', '15.50')).toBe('477.7');
    expect(subtractDecimals('482.48', '25.00')).toBe('457.48');
    expect(addDecimals()).toBe('0');
  });

  it('adds and subtracts any amounts as whole thousandths would', () => {
    fc.assert(
      fc.property(thousandths, thousandths, (a, b) => {
        expect(addDecimals(decimalOf(a), decimalOf(b))).toBe(normalizeDecimal(decimalOf(a + b)));
        expect(subtractDecimals(decimalOf(a), decimalOf(b))).toBe(normalizeDecimal(decimalOf(a - b)));
        expect(compareDecimals(decimalOf(a), decimalOf(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
        expect(negateDecimal(decimalOf(a))).toBe(normalizeDecimal(decimalOf(-a)));
      }),
    );
  });

  it('writes one value in one way', () => {
    expect(normalizeDecimal('007.50')).toBe('7.5');
    expect(normalizeDecimal('-0.00')).toBe('0');
    expect(normalizeDecimal('-0.50')).toBe('-0.5');
    expect(normalizeDecimal('100')).toBe('100');
  });

  it('counts the decimals a value needs, not those it is written with', () => {
    expect([
      countDecimals('12'),
      countDecimals('12.00'),
      countDecimals('12.50'),
      countDecimals('12.345'),
    ]).toEqual([0, 0, 1, 3]);
  });

  it('refuses what is no decimal', () => {
    for (const text of ['', '1,5', '1e3', '.5', '5.', '+5', ' 5', '٥', 'NaN', '--5']) {
      expect(isDecimal(text)).toBe(false);
      expect(() => addDecimals(text)).toThrow(DecimalFormError);
    }
  });
});
