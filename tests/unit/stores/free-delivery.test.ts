import { describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { opencart } from '../../../lib/stores/opencart/reader';
import { OPENCART_ORDER } from '../../stores/opencart/opencart-order';
import { aMatch, anAccount } from '../parcel/made-up';
import { shownOn } from './judged';
import { readMagento } from './open-magento';
import { openOpencart } from './open-opencart';
import { plain, readPrestaShop } from './open-prestashop';

/** Goods of 100 and delivery of 20, with so much off. */
function goods(off: number) {
  const lamp = { name: 'Lamp', sku: 'L', quantity: 1, subtotal: 100_00, total: 100_00 - off, tax: 0 };
  return { ...plain, items: [lamp] };
}

function readOpenCart(off: number): Order {
  const voucher = off === 0 ? [] : [['قسيمة (FREE)', -off] as const];
  const totals = [['توصيل', 20_00] as const, ...voucher];
  return shownOn(opencart, openOpencart({ ...OPENCART_ORDER, totals }, '4.1'));
}

const stores: readonly (readonly [string, (off: number) => Order])[] = [
  ['PrestaShop', (off) => readPrestaShop(goods(off))],
  ['Magento', (off) => readMagento(goods(off), { delivery: 20_00 })],
  ['OpenCart', readOpenCart],
];

describe.each(stores)('an order of %s whose delivery is free by a voucher', (_, read) => {
  /** Whether a person has to look at what was read, where the shop pays delivery or its customer does. */
  function isAsked(order: Order, deliveryPaidBy: 'sender' | 'recipient') {
    const { findings } = draftParcel({ order, account: anAccount({ deliveryPaidBy }), match: aMatch() });
    return findings.some(({ field, code }) => field === 'totalPrice' && code === 'reading-unsure');
  }

  it('is asked about where the shop pays delivery: its charge may not be in the total', () => {
    expect(isAsked(read(20_00), 'sender')).toBe(true);
  });

  it('is not where less than its charge was taken off: no delivery is free by that', () => {
    expect(isAsked(read(19_99), 'sender')).toBe(false);
  });

  it('is where more was taken off', () => {
    expect(isAsked(read(30_00), 'sender')).toBe(true);
  });

  it('is not where nothing was taken off, or the customer pays delivery', () => {
    expect(isAsked(read(0), 'sender')).toBe(false);
    expect(isAsked(read(20_00), 'recipient')).toBe(false);
  });
});
