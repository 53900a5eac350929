import { describe, expect, it } from 'vitest';
import { known, type Order, unknown } from '../../lib/order';
import { ORDER_LIMITS } from '../../lib/order-limits';
import { orderSchema } from '../../lib/order-schema';

const text = (value: string) => known(value, 'store-data');
const party = {
  name: text('Salma Odeh'),
  company: unknown('absent'),
  phone: text('0599200101'),
  address1: text('School street 4'),
  address2: unknown('absent'),
  city: text('Beit Furik'),
  state: unknown('ambiguous'),
  postcode: unknown('not-shown'),
  country: text('PS'),
};
const order: Order = {
  store: { kind: 'woocommerce', origin: 'https://shop.example:8443', basePath: '/shop/wp-admin/' },
  verified: true,
  id: '101',
  number: text('101'),
  link: 'https://shop.example:8443/shop/wp-admin/post.php?post=101&action=edit',
  status: text('processing'),
  shipping: { ...party, phone: unknown('disagree', '0599200102') },
  billing: party,
  items: [{ name: 'Cup', quantity: text('0.5'), amount: text('12.50') }],
  currency: text('ILS'),
  shippingTotal: text('20.00'),
  feesTotal: text('-5.00'),
  taxTotal: text('0.00'),
  refundedTotal: text('0'),
  total: text('27.50'),
  paidTotal: unknown('not-shown'),
  payment: known('unpaid', 'store-data'),
  paymentMethod: text('cod'),
  customerNote: text('Ring\ntwice'),
};

const accepts = (changed: unknown) => orderSchema.safeParse(changed).success;

describe('the door for orders from a page', () => {
  it('lets an order through as it is', () => {
    expect(orderSchema.parse(order)).toEqual(order);
  });

  it('drops what is not part of an order', () => {
    expect(orderSchema.parse({ ...order, apiKey: 'x', shipping: { ...order.shipping, more: 1 } })).toEqual(
      order,
    );
  });

  it('lets the largest order through, and nothing larger', () => {
    const items = new Array(ORDER_LIMITS.items).fill(order.items[0]);
    expect(accepts({ ...order, items })).toBe(true);
    expect(accepts({ ...order, items: [...items, order.items[0]] })).toBe(false);
    const longest = 'x'.repeat(ORDER_LIMITS.line);
    expect(accepts({ ...order, billing: { ...party, city: text(longest) } })).toBe(true);
    expect(accepts({ ...order, billing: { ...party, city: text(`${longest}x`) } })).toBe(false);
    const note = 'x'.repeat(ORDER_LIMITS.note);
    expect(accepts({ ...order, customerNote: text(note) })).toBe(true);
    expect(accepts({ ...order, customerNote: text(`${note}x`) })).toBe(false);
    expect(accepts({ ...order, customerNote: unknown('disagree', `${note}x`) })).toBe(false);
    expect(accepts({ ...order, total: text('9'.repeat(ORDER_LIMITS.amount + 1)) })).toBe(false);
  });

  it.each<[string, unknown]>([
    ['an amount that is a number', { ...order, total: { ...order.total, value: 27.5 } }],
    ['an amount in words', { ...order, total: text('1e3') }],
    ['a negative refund', { ...order, refundedTotal: text('-1.00') }],
    ['a currency that is a symbol', { ...order, currency: text('₪') }],
    ['a payment nobody knows of', { ...order, payment: text('perhaps') }],
    ['a reason nobody knows of', { ...order, total: { known: false, why: 'lost' } }],
    ['a value that is not known', { ...order, total: { known: false, value: '1' } }],
    ['an empty phone', { ...order, billing: { ...party, phone: text('') } }],
    ['a store of another kind', { ...order, store: { ...order.store, kind: 'shop' } }],
    ['an origin with a path', { ...order, store: { ...order.store, origin: 'https://shop.example/x' } }],
    [
      'an origin with a name in it',
      { ...order, store: { ...order.store, origin: 'https://a@shop.example' } },
    ],
    [
      'an origin that is no web address',
      { ...order, store: { ...order.store, origin: 'javascript:alert(1)' } },
    ],
    ['a base path that is no folder', { ...order, store: { ...order.store, basePath: '/wp-admin' } }],
    ['a link out of the store', { ...order, link: 'https://evil.example/shop/wp-admin/' }],
    ['a missing part', { ...order, billing: undefined }],
    ['nothing', null],
  ])('refuses %s', (_, changed) => {
    expect(accepts(changed)).toBe(false);
  });
});
