import { describe, expect, it } from 'vitest';
import { known, type Party, unknown } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { blankOrder } from '../../../lib/stores/blank-order';
import { mapOrder, mapParty, type OrderShape } from '../../../lib/stores/map-order';

const SHAPE: OrderShape = {
  number: 'own | shown',
  currency: 'currency',
  total: 'sums.total',
  refundedTotal: 'sums.back',
  shipping: 'to',
  billing: 'from',
  address: { name: 'whole | first + last', phone: 'phone', country: 'country', address1: 'street.line' },
  items: { at: 'lines', name: 'title', quantity: 'count', amount: () => unknown('not-shown') },
};
const store = { kind: 'medusa', origin: 'https://shop.example', basePath: '/app/' } as const;
const blank = blankOrder(store, '7', 'https://shop.example/app/orders/7');
const read = (json: object) => mapOrder({ ...json }, SHAPE, blank);
const data = (value: string) => known(value, 'store-data');

describe('a table of where facts stand', () => {
  it('is followed down, and takes the first of several that says something', () => {
    expect(read({ own: 'A-7', shown: 7, sums: { total: 12.5 }, currency: 'ils' })).toMatchObject({
      number: data('A-7'),
      total: data('12.5'),
      currency: data('ILS'),
    });
    expect(read({ own: '', shown: 7 }).number).toEqual(data('7'));
    expect(read({ own: null }).number).toEqual(unknown('not-shown'));
  });

  it('is followed down in an address too', () => {
    expect(read({ to: { street: { line: 'شارع المدرسة' } } }).shipping.address1).toEqual(
      data('شارع المدرسة'),
    );
    expect(read({ to: { street: null } }).shipping.address1).toEqual(unknown('not-shown'));
  });

  it('joins a name out of its parts, and half a name is none', () => {
    const nameOf = (to: object) => read({ to }).shipping.name;
    expect(nameOf({ first: 'سلمى', last: 'عودة' })).toEqual(data('سلمى عودة'));
    expect(nameOf({ whole: 'سلمى', first: 'ليلى', last: 'عودة' })).toEqual(data('سلمى'));
    expect(nameOf({ first: 'سلمى', last: 5 })).toEqual(unknown('unreadable'));
  });

  it('leaves what it does not name to the page, and what is spoiled unknown', () => {
    const order = read({
      to: { phone: 599200101, country: 'Palestine' },
      from: null,
      sums: { back: '-3' },
      lines: {},
    });
    const parts = new Set(Object.values<Party['name']>(order.billing).map((part) => !part.known && part.why));
    expect(parts).toEqual(new Set(['absent']));
    expect(order.shipping).toMatchObject({
      phone: unknown('unreadable'),
      country: unknown('unreadable', 'Palestine'),
      city: unknown('not-shown'),
    });
    expect(order).toMatchObject({ refundedTotal: unknown('unreadable', '-3'), items: [] });
    expect(orderSchema.safeParse(order).error).toBeUndefined();
  });

  it('serves a form as it serves JSON', () => {
    const fields: Readonly<Record<string, string>> = { first: 'سلمى', phone: '0599200101' };
    const party = mapParty(
      (key) => (key in fields ? data(fields[key] ?? '') : unknown('absent')),
      SHAPE.address,
    );
    expect(party).toMatchObject({
      name: data('سلمى'),
      phone: data('0599200101'),
      country: unknown('absent'),
    });
  });
});
