import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PastedOrder, Span } from '../../../lib/pasted/pasted-order';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { examples } from '../../bench/pasted/examples';
import { takenFrom } from '../../bench/pasted/score';

const read = (text: string) => readPastedOrder(text, practiceIndex);

function spansOf(order: PastedOrder): readonly Span[] {
  const found = [order.name, ...order.phones, order.place, order.street, order.amount, order.note];
  return [...found, ...order.problems].flatMap((one) => one?.spans ?? []);
}

/** Pieces of real orders in any order, and anything at all between them. */
const pieces = fc.oneof(
  fc.constantFrom(...examples.flatMap(({ text }) => text.split(/(?=[\n،,:/-])/))),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const texts = fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join(''));

describe('an order written in words', () => {
  it.each(examples.map((example) => [example.id, example] as const))('%s', (_, { id, text, ...meant }) => {
    expect(takenFrom(read(text))).toEqual(meant);
  });

  it('names where each datum stands, in the text as it was pasted', () => {
    const text = '\u200fالاسم: 🌹 سلمى\u00a0الحاج\nجوال ٠٥٩٩١٢٣٤٥٦\nجنين\n٧٥ شيكل';
    const order = read(text);
    const said = (spans: readonly Span[] = []) => spans.map(({ start, end }) => text.slice(start, end));
    expect(said(order.name?.spans)).toEqual(['سلمى\u00a0الحاج']);
    expect(said(order.phones[0]?.spans)).toEqual(['٠٥٩٩١٢٣٤٥٦']);
    expect(said(order.place?.spans)).toEqual(['جنين']);
    expect(said(order.amount?.spans)).toEqual(['٧٥ شيكل']);
  });

  it('says why it took nothing where something was said', () => {
    const codes = (text: string) => read(text).problems.map(({ code }) => code);
    expect(codes('جوال: +962 79 123 4567')).toEqual(['phone-unreadable']);
    expect(codes('0599123456 0599123457 0599123458')).toEqual(['phones-left']);
    expect(codes('السعر: 100 او 120')).toEqual(['amounts-several']);
    expect(codes('السعر: 100 شيكل بدون توصيل')).toEqual(['amount-partial']);
    expect(codes('2 فناجين كل قطعة 30 شيكل')).toEqual(['amount-partial']);
    expect(codes('Unit price: 30 NIS')).toEqual(['amount-partial']);
    expect(codes('50 دولار')).toEqual(['currency-foreign']);
    expect(codes('تم الدفع')).toEqual(['paid']);
  });

  it('is sure of no number that no label or currency says, unless it is the only one behind the phone', () => {
    const order = read('180\nسامر عودة\nبيتونيا\n0599667711');
    expect(order).toMatchObject({ name: { sure: true }, amount: { sure: false } });
    expect(read('سامر عودة\nبيتونيا\n0599667711\n180')).toMatchObject({ amount: { sure: true } });
    expect(read('الاسم: سامر عودة\nالسعر: 180')).toMatchObject({
      name: { sure: true },
      amount: { sure: true },
    });
  });

  it.each([
    ['القطعة ب 120 شيكل والتوصيل 20 شيكل', ['order-total 120', 'delivery 20', 'to-collect 140'], true],
    ['السعر 270 شيكل\nمدفوع منه 50 شيكل', ['order-total 270', 'already-paid -50', 'to-collect 220'], false],
    [
      'السعر: 100\nالتوصيل: 20\nعربون 30',
      ['order-total 100', 'delivery 20', 'already-paid -30', 'to-collect 90'],
      false,
    ],
    [
      '0599123456 price 200 nis, discount 20 nis',
      ['order-total 200', 'discount -20', 'to-collect 180'],
      false,
    ],
    ['المجموع 200 شيكل دفعت 50 شيكل والباقي 150 شيكل', [], true],
    ['135 شيكل + توصيل 20 المجموع 155 شيكل', [], true],
    ['المجموع 140 شيكل مع التوصيل', [], true],
    ['كان 200 شيكل صار 160 شيكل', [], true],
  ])('reckons %s line by line', (text, lines, sure) => {
    const { amount, reckoning } = read(text);
    expect(reckoning.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(lines);
    expect(amount?.sure).toBe(sure);
  });

  it('reads an amount in words', () => {
    expect(read('السعر مية وخمسين شيكل').amount?.value).toEqual({ value: '150', currency: 'ILS' });
    expect(read('خمسة وثلاثين شيكل').amount?.value.value).toBe('35');
    expect(read('شارع الخمسين').amount).toBeNull();
  });

  it('takes no amount that is said to be paid', () => {
    expect(read('السعر: 180 شيكل مدفوع').amount).toBeNull();
    expect(read('السعر: 180 شيكل غير مدفوع').amount).toMatchObject({ value: { value: '180' } });
  });

  it('reads any text without an error, and takes nothing that does not stand there', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const order = read(text);
        for (const { start, end } of spansOf(order)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        const digits = (spans: readonly Span[]) =>
          spans
            .map(({ start, end }) => text.slice(start, end))
            .join(' ')
            .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15))
            .replace(/\D/g, '');
        for (const phone of order.phones) expect(digits(phone.spans)).toContain(phone.value.slice(-9));
        for (const words of [order.name, order.street, order.note]) {
          if (words !== null) expect(words.value.trim()).not.toBe('');
        }
        const lines = order.reckoning.filter(({ kind }) => kind !== 'to-collect');
        const counted =
          lines.length > 0 ? lines.map(({ amount }) => amount) : [order.amount?.value.value ?? ''];
        for (const amount of order.amount === null ? [] : counted) {
          const stated = digits(order.amount?.spans ?? []);
          const written = amount.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
          if (stated !== '') expect(stated).toContain(written);
        }
      }),
    );
  });

  it.each(['السعر 2k', 'السعر: 2 K', 'بلوزة ب 2k', 'شيكل 2k'])('takes no thousands for ones: %s', (line) => {
    expect(read(`هلا غانم\nطوباس شارع المدارس\n0598120054\n${line}`).amount).toBeNull();
  });

  it.each(['السعر 2 kg', 'السعر ٢ كيلو', 'المبلغ: 120 متر', 'price: 3 pcs 120'])(
    'takes no measure or count for the amount: %s',
    (line) => {
      expect(read(`هلا غانم\nطوباس شارع المدارس\n0598120054\n${line}`).amount).toBeNull();
    },
  );

  it.each(['السعر: 120 يوم الخميس', 'السعر 120 يوم أحد', 'السعر 120 شيكل، متر القماش 30 سم'])(
    'takes the amount before a day or a currency: %s',
    (line) => {
      expect(read(`هلا غانم\nطوباس شارع المدارس\n0598120054\n${line}`).amount?.value.value).toBe('120');
    },
  );

  it('does not take long over a long text of no sense', () => {
    const text = 'شارع القدس 12، '.repeat(2_000);
    expect(read(text).phones).toEqual([]);
    expect(spansOf(read(text)).every(({ end }) => end <= 5_000)).toBe(true);
  });
});
