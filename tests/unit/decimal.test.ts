import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  DECIMAL,
  DecimalFormError,
  isDecimal,
  isWithin,
  isZero,
  neededDecimals,
  negateDecimal,
  normalizeDecimal,
  subtractDecimals,
  sumDecimals,
} from '../../lib/decimal';

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
    expect(addDecimals('482.48', negateDecimal('25.00'))).toBe('457.48');
    expect(addDecimals()).toBe('0');
  });

  it('adds and subtracts any amounts as whole thousandths would', () => {
    fc.assert(
      fc.property(thousandths, thousandths, (a, b) => {
        expect(addDecimals(decimalOf(a), decimalOf(b))).toBe(normalizeDecimal(decimalOf(a + b)));
        expect(subtractDecimals(decimalOf(a), decimalOf(b))).toBe(decimalOf(a - b));
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
      neededDecimals('12'),
      neededDecimals('12.00'),
      neededDecimals('12.50'),
      neededDecimals('12.345'),
    ]).toEqual([0, 0, 1, 3]);
  });

  it('refuses what is no decimal', () => {
    for (const text of ['', '1,5', '1e3', '.5', '5.', '+5', ' 5', '٥', 'NaN', '--5']) {
      expect(isDecimal(text)).toBe(false);
      expect(() => addDecimals(text)).toThrow(DecimalFormError);
    }
  });
});

/** An amount with two decimals, and how many hundredths it is. */
const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map((hundredths) => {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return { hundredths, text: `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` };
});

describe('sums of amounts', () => {
  it('are exact where floats are not', () => {
    expect(sumDecimals(['0.1', '0.2'])).toBe('0.3');
    expect(sumDecimals(['99999999999999.99', '0.01'])).toBe('100000000000000.00');
  });

  it('keep the longest fraction, and nothing is zero', () => {
    expect(sumDecimals(['1', '2.5', '-0.125'])).toBe('3.375');
    expect(sumDecimals([])).toBe('0');
    // Beyond what a number has exactly, by amounts that each have no more figures than it has.
    expect(sumDecimals(Array.from({ length: 31 }, () => '999999999999999'))).toBe('30999999999999969');
    expect(sumDecimals(Array.from({ length: 31 }, () => '-9999999999.99'))).toBe('-309999999999.69');
  });

  it('are those of whole hundredths', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        const sum = sumDecimals(['0.00', ...amounts.map(({ text }) => text)]);
        expect(sum).toMatch(/^-?\d+\.\d\d$/);
        expect(BigInt(sum.replace('.', ''))).toBe(
          amounts.reduce((all, { hundredths }) => all + hundredths, 0n),
        );
      }),
    );
  });

  it('an amount less itself is zero', () => {
    fc.assert(
      fc.property(amount, ({ text }) => {
        expect(isZero(subtractDecimals(text, text))).toBe(true);
      }),
    );
  });
});

it.each(['', '-', '1.', '.5', '1e3', '1,5', '+1', ' 1', '1'.repeat(21), 'NaN'])('%j is no amount', (text) => {
  expect(DECIMAL.test(text)).toBe(false);
});

it.each([
  ['10.00', '10.005', true],
  ['10.005', '10.00', true],
  ['10.00', '10.006', false],
  ['-10', '10', false],
])('%s and %s are no further than half an agora apart: %s', (first, second, is) => {
  expect(isWithin(first, second, '0.005')).toBe(is);
});
