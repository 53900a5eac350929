import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { findShownAmount } from '../../../lib/stores/number-format';
import { readNumberFormat } from '../../../lib/stores/woocommerce/reader';

const point = { decimalMark: '.', thousandsMark: ',', decimals: 2 };
const comma = { decimalMark: ',', thousandsMark: '.', decimals: 2 };
const blank = { decimalMark: ',', thousandsMark: '\u00a0', decimals: 2 };
const none = { decimalMark: '', thousandsMark: '', decimals: 0 };

describe('an amount as the store writes it', () => {
  it.each([
    ['62.5', point, '62.5'],
    ['13,895.18', point, '13895.18'],
    ['13.895,18', comma, '13895.18'],
    ['87,5', comma, '87.5'],
    ['9750', comma, '9750'],
    ['13 895,18', blank, '13895.18'],
    ['-5', point, '-5'],
    ['−5.00', point, '-5.00'],
    ['5.00-', point, '-5.00'],
    ['١٣٬٨٩٥٫١٨', point, '13895.18'],
    ['۱۲٫۵', comma, '12.5'],
    ['007', point, '7'],
    ['140', none, '140'],
  ])('%s', (text, format, amount) => {
    expect(findShownAmount(text, format)).toBe(amount);
  });

  it.each([
    ['the other store’s mark', '13,895.18', comma],
    ['a group that is not three digits', '13,89.00', point],
    ['a decimal mark for thousands', '13.895.180', point],
    ['two numbers', '482.48 457.48', point],
    ['two whole numbers', '482 457', none],
    ['a letter', '12.5x', point],
    ['a minus at both ends', '-5.00-', point],
    ['nothing', '', point],
    ['a mark alone', '.', point],
    ['marks nobody told us', '140.00', none],
    ['one mark for both', '1.234', { decimalMark: '.', thousandsMark: '.', decimals: 2 }],
    ['more digits than money has', '9'.repeat(30), point],
  ])('not %s', (_, text, format) => {
    expect(findShownAmount(text, format)).toBeNull();
  });

  it('comes back as it was, in any marks', () => {
    const marks = fc.constantFrom(point, comma, blank, { decimalMark: '٫', thousandsMark: "'", decimals: 2 });
    fc.assert(
      fc.property(fc.nat(), fc.nat(99), fc.boolean(), marks, (whole, cents, marked, format) => {
        const groups = marked
          ? String(whole).replace(/\B(?=(\d{3})+$)/g, format.thousandsMark)
          : String(whole);
        const fraction = String(cents).padStart(2, '0');
        expect(findShownAmount(groups + format.decimalMark + fraction, format)).toBe(`${whole}.${fraction}`);
      }),
    );
  });

  it('never throws, whatever the marks and the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, decimalMark, thousandsMark) => {
        const amount = findShownAmount(text, { decimalMark, thousandsMark });
        expect(amount === null || /^-?\d+(\.\d+)?$/.test(amount)).toBe(true);
      }),
    );
  });
});

describe('how the store writes numbers', () => {
  const read = (script: string) =>
    readNumberFormat(
      new JSDOM(`<script id="wc-admin-meta-boxes-js-extra">${script}</script>`).window.document,
    );

  it('is in the data of its own page', () => {
    const data = {
      currency_format_num_decimals: '3',
      currency_format_decimal_sep: ',',
      currency_format_thousand_sep: '.',
      other: { deep: [1] },
    };
    const script = `/* <![CDATA[ */\nvar woocommerce_admin_meta_boxes = ${JSON.stringify(data)};\n/* ]]> */`;
    expect(read(script)).toEqual({ ...comma, decimals: 3 });
  });

  it.each([
    '',
    'var woocommerce_admin_meta_boxes = {broken',
    'var woocommerce_admin_meta_boxes = {"currency_format_decimal_sep": 5};',
  ])('is not guessed from %j', (script) => {
    expect(read(script)).toEqual(none);
  });
});
