import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentUpdateSchema } from '../../../lib/contents/content';
import { type ContentFields, contentFields } from '../../../lib/contents/content-fields';
import { readContent } from '../../../lib/contents/read-content';

const typed = (changes: Partial<ContentFields>): ContentFields => ({ ...contentFields(41), ...changes });

describe('what is sent of a content', () => {
  it('is what was filled, in whichever digits', () => {
    const fields = typed({
      quantity: '٢٫٥',
      itemPrice: '45.50',
      description: ' Olive oil ',
      companionParcelId: '8',
    });
    expect(readContent(fields, 'two-decimals', 0)).toEqual({
      ok: true,
      id: 41,
      update: { quantity: '2.5', itemPrice: '45.5', description: 'Olive oil', companionParcelId: 8 },
    });
  });

  it('names a product or a name, whichever is chosen, and never both', () => {
    const both = { productId: '901', itemName: 'Soap' };
    expect(readContent(typed({ ...both, item: 'product' }), 'whole', 0)).toMatchObject({
      update: { productId: 901 },
    });
    const named = readContent(typed({ ...both, item: 'name' }), 'whole', 0);
    expect(named).toEqual({ ok: true, id: 41, update: { itemName: 'Soap' } });
    expect(readContent(typed({ ...both, item: 'leave' }), 'whole', 1)).toEqual({
      ok: true,
      id: 41,
      update: {},
    });
  });

  it('needs something to change: a field or a photo', () => {
    expect(readContent(typed({}), 'whole', 0)).toEqual({ ok: false, problems: { whole: 'nothing' } });
    expect(readContent(typed({}), 'whole', 2)).toEqual({ ok: true, id: 41, update: {} });
  });

  it('keeps the account’s rule for the price, and two decimals for the quantity', () => {
    const fields = typed({ itemPrice: '12.5', quantity: '1.25' });
    expect(readContent(fields, 'whole', 0)).toEqual({ ok: false, problems: { itemPrice: 'whole' } });
    expect(readContent(typed({ quantity: '1.255' }), 'whole', 0)).toMatchObject({
      problems: { quantity: 'number' },
    });
  });

  it('says what is missing and what is too long', () => {
    const fields = typed({ id: '', item: 'product', description: 'x'.repeat(256), companionParcelId: '0' });
    expect(readContent(fields, 'whole', 0)).toEqual({
      ok: false,
      problems: { id: 'required', productId: 'required', description: 'too-long', companionParcelId: 'id' },
    });
    expect(readContent(typed({ item: 'name' }), 'whole', 1)).toMatchObject({
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
        const read = readContent(given, rule, 1);
        if (read.ok) expect(contentUpdateSchema.safeParse(read.update).success).toBe(true);
      }),
    );
  });
});
