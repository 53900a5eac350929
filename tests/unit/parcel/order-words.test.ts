import { describe, expect, it } from 'vitest';
import { type Order, unknown } from '../../../lib/order';
import { findOrderWords } from '../../../lib/parcel/order-words';
import { anOrder, fact } from './made-up';

const wordsOf = (parts: Partial<Order>) => findOrderWords(anOrder(parts));

describe('the order’s own words', () => {
  it('are those of its recipient, place and amount, as they are written', () => {
    expect(wordsOf({})).toEqual({
      firstName: 'سلمى الحاج',
      phone: '0599123456',
      village: 'شارع المدارس، بيت لقيا',
      streetName: 'شارع المدارس، بيت لقيا',
      referenceNumber: '1020',
      total: { amount: '140.00', currency: 'ILS' },
    });
  });

  it('are there too for what could not be read, and leave out a governorate’s code', () => {
    const shipping = {
      ...anOrder().shipping,
      name: unknown('disagree', 'مها'),
      city: unknown('ambiguous', 'Beit L.'),
      state: fact('PS-JEN'),
    };
    const words = wordsOf({ shipping, total: unknown('ambiguous', '1,400') });
    expect(words).toMatchObject({
      firstName: 'مها',
      village: 'شارع المدارس، Beit L.',
      totalPrice: '1,400',
    });
  });
});
