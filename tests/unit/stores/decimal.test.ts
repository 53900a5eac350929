import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECIMAL, isZero, subtractDecimals, sumDecimals } from '../../../lib/stores/decimal';

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
