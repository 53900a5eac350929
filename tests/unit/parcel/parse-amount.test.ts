import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeDecimal } from '../../../lib/decimal';
import { parseAmount } from '../../../lib/parcel/parse-amount';
import { words } from '../../words';

const read: readonly (readonly [typed: string, value: string, currency?: string])[] = [
  ['140', '140'],
  ['٠١٢٣', '123'],
  ['۴۵۶', '456'],
  ['١٢٫٥٠', '12.5'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['1,234.50', '1234.5'],
  ['1.234,50', '1234.5'],
  ['1,234,567', '1234567'],
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['١٢،٥', '12.5'],
  ['0.345', '0.345'],
  ['1234.567', '1234.567'],
  ['.5', '0.5'],
  ['1 234,56', '1234.56'],
  ['1\u00a0234', '1234'],
  ['1\u202f234.5', '1234.5'],
  ["1'234", '1234'],
  ['1’234’567.5', '1234567.5'],
  ['\u200f140\u200e', '140'],
  ['-5', '-5'],
  ['\u22125', '-5'],
  ['+5', '5'],
  ['₪140', '140', 'ILS'],
  ['140 ₪', '140', 'ILS'],
  ['-₪5', '-5', 'ILS'],
  ['₪ -5', '-5', 'ILS'],
  ['140 NIS', '140', 'ILS'],
  ['ils 140', '140', 'ILS'],
  ['140 ش.ج', '140', 'ILS'],
  ['١٤٠ ش.ج.', '140', 'ILS'],
  ['140 שח', '140', 'ILS'],
  ['140 ש"ח', '140', 'ILS'],
  ['12.50 JD', '12.5', 'JOD'],
  ['JOD 12', '12', 'JOD'],
  ['١٢٫٥ د.أ', '12.5', 'JOD'],
  ['12 د.أ.', '12', 'JOD'],
];

describe('a number as people type it', () => {
  it.each(read.map(([typed, value, currency = null]) => ({ typed, value, currency })))(
    '$typed is $value',
    ({ typed, value, currency }) => {
      expect(parseAmount(typed)).toEqual({ ok: true, value, currency });
    },
  );

  it.each(['1.234', '1,234', '12.345', '999,000', '-1,234', '١٢.٣٤٥'])(
    '%j may be thousands or decimals, and is not decided',
    (typed) => {
      expect(parseAmount(typed)).toEqual({ ok: false, problem: 'ambiguous' });
    },
  );

  it.each(words`
    12.; 1,23,456; 1.234.56; 1,234.567.89; 12 34; 12'34; 1e3; abc; 12 kg; ₪; --5; 5-; 12/5; ₪12 JD; 1٫2٫3;
    0x10; Infinity; 12 $
  `)('%j is no number', (typed) => {
    expect(parseAmount(typed)).toEqual({ ok: false, problem: 'unreadable' });
  });

  it('knows nothing typed from something wrong', () => {
    for (const typed of ['', '  ', '\u200f']) {
      expect(parseAmount(typed)).toEqual({ ok: false, problem: 'empty' });
    }
  });

  it('reads any amount back that was written with two decimals and grouped either way', () => {
    const amount = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(amount, fc.boolean(), ([whole, cents], comma) => {
        const grouped = whole.toString().replace(/\B(?=(\d{3})+$)/g, comma ? '.' : ',');
        const fraction = String(cents).padStart(2, '0');
        const value = normalizeDecimal(`${whole}.${fraction}`);
        const typed = `${grouped}${comma ? ',' : '.'}${fraction}`;
        expect(parseAmount(typed)).toEqual({ ok: true, value, currency: null });
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const parsed = parseAmount(typed);
        if (parsed.ok) expect(parsed.value).toMatch(/^-?\d+(\.\d+)?$/);
      }),
    );
  });
});
