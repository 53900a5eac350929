import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from '../../../lib/parcel/cut-text';
import { describeOrder } from '../../../lib/parcel/description';
import { anOrder, fact } from './made-up';

function item(name: string, quantity = '1') {
  return { name, quantity: fact(quantity), amount: fact('1') };
}

describe('a description by the template', () => {
  it('has items with their quantities, the number and the store', () => {
    const order = anOrder({
      items: [item('صابون', '4'), item('Olive  oil\n3L', '1.00'), item('rice', '0.500')],
    });
    expect(describeOrder(order, '{items} ({number}, {store})')).toEqual({
      text: '4 × صابون, Olive oil 3L, 0.5 × rice (1020, shop.example)',
      cut: false,
    });
  });

  it('leaves a name alone that looks like a part of the template', () => {
    expect(describeOrder(anOrder({ items: [item('{number} $& {items}')] }), '{items}').text).toBe(
      '{number} $& {items}',
    );
  });

  it('is cut in the items, so that what stands behind them stays', () => {
    const order = anOrder({ items: Array.from({ length: 50 }, () => item('a large blue mug')) });
    const { text, cut } = describeOrder(order, '{items} #{number}');
    expect(cut).toBe(true);
    expect(text.length).toBeLessThanOrEqual(255);
    expect(text).toMatch(/^a large blue mug, .*… #1020$/);
  });

  it('is within the limit for any items and template', () => {
    const template = fc.array(fc.oneof(fc.constantFrom('{items}', '{number}', '{store}'), fc.string()), {
      maxLength: 6,
    });
    const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 12 });
    fc.assert(
      fc.property(names, template, (names, parts) => {
        const order = anOrder({ items: names.map((name) => item(name)) });
        const { text, cut } = describeOrder(order, parts.join(''));
        expect([...text].length).toBeLessThanOrEqual(255);
        if (cut) expect(text).toContain('…');
      }),
    );
  });
});

describe('cutting a text', () => {
  it('falls between what people see as one letter', () => {
    expect(cutText('ab👩‍👩‍👧‍👦cd', 8)).toBe('ab…');
    expect(cutText('مُحَمَّد', 5)).toBe('مُحَ…');
    expect(cutText('abcdef', 6)).toBe('abcdef');
    expect(cutText('abc def', 5)).toBe('abc…');
  });

  it('leaves whole letters of the text, and no half of an emoji', () => {
    const unspaced = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replace(/\s/g, 'x'));
    fc.assert(
      fc.property(unspaced, fc.integer({ min: 1, max: 40 }), (text, maximum) => {
        fc.pre([...text].length > maximum);
        const cut = cutText(text, maximum);
        expect([...cut].length).toBeLessThanOrEqual(maximum);
        expect(cut.endsWith('…')).toBe(true);
        const kept = cut.slice(0, -1);
        expect(text.startsWith(kept)).toBe(true);
        expect([...new Intl.Segmenter().segment(text)].map(({ index }) => index)).toContain(kept.length);
      }),
    );
  });
});
