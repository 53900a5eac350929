import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDecimal } from '../../../lib/decimal';
import { readAmount } from '../../../lib/statement/read-amount';

describe('an amount in a cell', () => {
  it.each([
    ['120', '120'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['12,5', '12.5'],
    ['₪ 12.50', '12.50'],
    ['120 شيكل', '120'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['(12.50)', '-12.50'],
    ['12-', '-12'],
    ['-0', '0'],
    [`120 ${'شيكل '.repeat(30)}`, null],
    ['0012', '12'],
    ['', null],
    ['-', null],
    ['12,3456', null],
    ['1,2,3', null],
    ['n/a', null],
    ['12 30', null],
    ['100 20', null],
    ['100\n200', null],
    ['12 ₪ 20', null],
    ['₪100 ₪20', null],
    ['1 234,50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['120/-', '120'],
    ['0,500', '0.500'],
    ['12 د.أ', '12'],
    ['د.أ. ١٢٫٥', '12.5'],
    ['Rs. 120', '120'],
    ['120.', '120'],
    ['.5', null],
    ['₪.5', null],
    ['5%', null],
    ['-₪12', '-12'],
    ['₪ (12)', '-12'],
    ['12 -', '-12'],
    ['12 - شيكل', null],
    ['120 (نقدا)', null],
    ['1.2E3', null],
    ['50/100', null],
    ['12 شيكل 50', null],
  ])('%s is %s', (cell, amount) => {
    expect(readAmount(cell)).toBe(amount);
  });

  it('is never of other digits than the cell has, whatever stands in it', () => {
    const unit = fc.constantFrom(..."0123456789٠٥.,٫٬-−()/'₪%\n".split(''), ' ', ' د.أ', 'NIS', 'e');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit, maxLength: 12 }), fc.string()), (cell) => {
        const amount = readAmount(cell);
        if (amount === null) return;
        const digits = cell.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, '');
        expect(isDecimal(amount)).toBe(true);
        expect(amount.replace(/\D/g, '').replace(/^0+/, '')).toBe(digits.replace(/^0+/, ''));
      }),
    );
  });

  it('is not read of two amounts that a blank, a line or a currency parts', () => {
    const amount = fc.integer({ min: 0, max: 99_999 }).map((agorot) => (agorot / 100).toFixed(2));
    const between = fc.constantFrom(' ', '\n', '\u00a0', ' ₪', '₪ ', ' NIS ', ' / ', ' - ', ' د.أ ');
    fc.assert(
      fc.property(amount, between, amount, (first, parting, second) => {
        expect(readAmount(`${first}${parting}${second}`)).toBe(null);
        expect(readAmount(`${first.slice(0, -3)}${parting}${second.slice(-2)}`)).toBe(null);
      }),
    );
  });

  it('is what it was however it is written: its marks, its currency and its sign', () => {
    const currency = fc.constantFrom('', '₪', 'NIS ', 'د.أ ', 'ش.ج. ', ' שקל', ' ש"ח', ' JD', ' شيكل', '/-');
    const marks = fc.constantFrom(['.', ','], [',', '.'], ['.', ' '], [',', ' '], ['.', "'"], ['٫', '٬']);
    const sign = fc.constantFrom('', '-', '(');
    fc.assert(
      fc.property(
        fc.nat(9_999_999),
        fc.nat(99),
        marks,
        currency,
        sign,
        (whole, rest, [point, group], of, less) => {
          const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, group ?? '');
          const decimals = String(rest).padStart(2, '0');
          const number = `${grouped}${point}${decimals}`;
          const named = /^ |\//.test(of) ? `${number}${of}` : `${of}${number}`;
          const isLess = less !== '' && whole + rest > 0;
          expect(readAmount(less === '(' ? `(${named})` : `${less}${named}`)).toBe(
            `${isLess ? '-' : ''}${whole}.${decimals}`,
          );
        },
      ),
    );
  });
});
