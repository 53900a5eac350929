import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyDecimals } from '../../../lib/currency';
import { findCurrency } from '../../../lib/stores/currency-symbol';
import { readShownAmounts, splitAmount } from '../../../lib/stores/shown-amounts';

/** The first of the texts, read as one of a page with the others. */
function read(texts: readonly string[], decimals: number | null = null): string {
  const fact = readShownAmounts(texts, decimals)(texts[0] ?? '');
  return fact.known ? `${fact.value}${fact.sure ? '' : '?'}` : fact.why;
}

describe('amounts as a page shows them', () => {
  it.each([
    [['₪199.90', '₪20.00'], '199.90'],
    [['1.199,90 €', '20,00 €'], '1199.90'],
    [['₪-20.00', '₪1,240.00'], '-20.00'],
    [['-₪20.00'], '-20.00'],
    [['20.00- ₪'], '-20.00'],
    [['₪20.00−'], '-20.00'],
    [['١٬٢٣٤٫٥٠ د.أ'], '1234.50'],
    [['ش.ج.10.50'], '10.50'],
    [['1 234,50', '5,00'], '1234.50'],
    [['₪1,200', '₪0'], '1200'],
    [['1.200 JD', '0.500 JD'], '1.200'],
    [['₪ 0.00 ILS'], '0.00'],
  ] as const)('%j: %s', (texts, amount) => {
    expect(read(texts)).toBe(amount);
  });

  it('a lone mark before three digits is decided by the currency, or not at all', () => {
    expect(read(['10.750 JD'])).toBe('ambiguous');
    expect(read(['10.750 JD'], 3)).toBe('10.750');
    expect(read(['₪1,234', '₪5,678'], 2)).toBe('1234?');
    expect(read(['1,234', '5,678'], 4)).toBe('ambiguous');
  });

  it('a comma before three digits marks thousands more often than a dinar’s decimals, and is not sure', () => {
    expect(read(['JD1,250', 'JD1,250'], 3)).toBe('1250?');
    expect(read(['١,٢٥٠ د.أ'], 3)).toBe('1250?');
    expect(read(['JD1,250', 'JD0,500'], 3)).toBe('1.250');
    expect(read(['JD1,250', 'JD900'], 3)).toBe('1250');
    expect(read(['١٫٢٥٠ د.أ'], 3)).toBe('1.250');
  });

  it('what no one format explains is not read', () => {
    expect(read(['1.50', '1,50'])).toBe('ambiguous');
    expect(read(['1.50', '2'])).toBe('ambiguous');
    expect(read(['12 apples and 3'])).toBe('unreadable');
    expect(read(['no number'])).toBe('unreadable');
    expect(splitAmount('5 (10)')).toBeNull();
    expect(splitAmount('(₪20.00)')).toBeNull();
  });

  it('reads back every amount that a store can write', () => {
    const languages = ['en', 'de', 'fr', 'he', 'ar', 'ar-EG', 'ar-DZ', 'ar-SA', 'fa'] as const;
    const all = fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { minLength: 1 });
    const currencies = fc.constantFrom('ILS', 'USD', 'EUR');
    fc.assert(
      fc.property(all, fc.constantFrom(...languages), currencies, (cents, language, currency) => {
        const format = new Intl.NumberFormat(language, {
          style: 'currency',
          currency,
          minimumFractionDigits: 2,
        });
        const texts = cents.map((amount) => format.format(amount / 100));
        const amounts = readShownAmounts(texts, 2);
        texts.forEach((text, index) => {
          expect(amounts(text)).toMatchObject({
            known: true,
            value: ((cents[index] ?? 0) / 100).toFixed(2),
          });
        });
      }),
    );
  });

  it('never throws, and never gives what is no decimal', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-−₪\d.,٫٬٠-٩ ]*$/));
    fc.assert(
      fc.property(fc.array(text), fc.option(fc.nat(8)), (texts, decimals) => {
        const amounts = readShownAmounts(texts, decimals);
        for (const one of texts) {
          const fact = amounts(one);
          if (fact.known) expect(fact.value).toMatch(/^-?\d+(\.\d+)?$/);
        }
      }),
    );
  });
});

describe('a currency by its symbol', () => {
  it.each([
    ['₪', 'ILS'],
    ['ش.ج.', 'ILS'],
    ['NIS', 'ILS'],
    ['ש"ח', 'ILS'],
    ['JD', 'JOD'],
    ['د.أ', 'JOD'],
    ['دينار أردني', 'JOD'],
    ['دينار', null],
    ['$', null],
    ['US$', 'USD'],
    ['£', null],
    ['constructor', null],
    ['', null],
  ])('%s: %s', (symbol, code) => {
    expect(findCurrency(symbol)).toBe(code);
  });

  it('has its own decimals', () => {
    expect([currencyDecimals('ILS'), currencyDecimals('JOD'), currencyDecimals('?')]).toEqual([2, 3, null]);
  });
});
