import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTENT, type ContentTyped } from '../../../lib/contents/content';
import type { NumberRule } from '../../../lib/parcel/rules';

const typed = (changes: Partial<ContentTyped>): ContentTyped => ({ ...CONTENT.open({ id: 41 }), ...changes });
const read = (fields: ContentTyped, rule: NumberRule) => CONTENT.read(fields, {}, rule);

describe('what is sent of a content', () => {
  it('is what was filled, in whichever digits', () => {
    const fields = typed({
      quantity: '٢٫٥',
      itemPrice: '45.50',
      description: ' Olive oil ',
      companionParcelId: '8',
    });
    expect(read(fields, 'two-decimals')).toEqual({
      ok: true,
      values: { id: 41, quantity: '2.5', itemPrice: '45.5', description: 'Olive oil', companionParcelId: 8 },
    });
  });

  it('names a product or a name, whichever is chosen, and never both', () => {
    const both = { productId: '901', itemName: 'Soap' };
    expect(read(typed({ ...both, item: 'product' }), 'whole')).toMatchObject({
      values: { productId: 901 },
    });
    const named = read(typed({ ...both, item: 'name' }), 'whole');
    expect(named).toEqual({ ok: true, values: { id: 41, itemName: 'Soap' } });
    expect(read(typed({ ...both, item: 'leave' }), 'whole')).toEqual({
      ok: true,
      values: { id: 41 },
    });
  });

  it('keeps the account’s rule for the price, and two decimals for the quantity', () => {
    const fields = typed({ itemPrice: '12.5', quantity: '1.25' });
    expect(read(fields, 'whole')).toEqual({ ok: false, problems: { itemPrice: 'whole' } });
    expect(read(typed({ quantity: '1.255' }), 'whole')).toMatchObject({
      problems: { quantity: 'two-decimals' },
    });
  });

  it('takes no price in a currency of its own: the service counts in the account’s', () => {
    for (const itemPrice of ['12 JOD', '12 د.ا', '₪ 12'])
      expect(read(typed({ itemPrice }), 'two-decimals')).toEqual({
        ok: false,
        problems: { itemPrice: 'number' },
      });
  });

  it('says what is missing and what is too long', () => {
    const fields = typed({ id: '', item: 'product', description: 'x'.repeat(256), companionParcelId: '0' });
    expect(read(fields, 'whole')).toEqual({
      ok: false,
      problems: { id: 'required', productId: 'required', description: 'too-long', companionParcelId: 'id' },
    });
    expect(read(typed({ item: 'name' }), 'whole')).toMatchObject({
      problems: { itemName: 'required' },
    });
  });

  it('is what the background takes, whatever was typed', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('5', '2.5', '٧'));
    const fields = fc.record({
      id: text,
      item: fc.constantFrom('leave' as const, 'product' as const, 'name' as const),
      productId: text,
      itemName: text,
      description: text,
      itemPrice: text,
      quantity: text,
      companionParcelId: text,
    });
    fc.assert(
      fc.property(fields, fc.constantFrom('whole' as const, 'two-decimals' as const), (given, rule) => {
        const result = read(given, rule);
        if (result.ok) expect(CONTENT.valuesSchema.safeParse(result.values).success).toBe(true);
      }),
    );
  });
});
