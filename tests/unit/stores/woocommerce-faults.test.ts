import { describe, expect, it } from 'vitest';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { DOUBTFUL } from '../../stores/orders';
import type { PracticeOrder } from '../../stores/practice-order';
import { judged } from './judged';
import { factsOf, openOrderPage } from './open-page';
import {
  expectNothingInvented,
  expectTakenAfterManyFaults,
  expectTakenWithAnyText,
  type SoundPages,
} from './page-faults';
import { practice } from './practice';

const whole: PracticeOrder = {
  ...practice(DOUBTFUL),
  items: [
    { name: 'Rug', sku: 'RUG', quantity: 1, subtotal: 150_00, total: 135_00, tax: 21_60 },
    { name: 'Oil', sku: 'OIL', quantity: 3, subtotal: 90_00, total: 90_00, tax: 0 },
  ],
  fees: [{ name: 'Gift', total: 7_25, tax: 0 }],
  customerNote: 'Ring twice\nplease',
};

const PARTS = [
  'body',
  '#post_ID',
  '#order_data',
  '.woocommerce-order-data__heading',
  '[name^=order_date]',
  '#order_status',
  '[id^=_billing_]',
  '[id^=_shipping_]',
  '#_payment_method',
  '#excerpt',
  'p.order_note',
  '#order_line_items',
  '#order_line_items tr',
  '#order_line_items td.name',
  '#order_line_items input',
  '#order_fee_line_items',
  '#order_fee_line_items tr',
  '#order_shipping_line_items',
  '#order_shipping_line_items input',
  '#order_refunds',
  '#order_refunds tr',
  '#refunded_amount',
  'table.wc-order-totals',
  'table.wc-order-totals tr',
  'td.total',
  '.woocommerce-Price-currencySymbol',
  'script',
];

const sound: SoundPages = {
  adapter: woocommerce,
  pages: [openOrderPage(whole, { storage: 'classic' }), openOrderPage(whole, { storage: 'new' })],
  parts: PARTS,
  runs: [250, 100],
};

describe('a page with parts missing, doubled, garbled or renamed', () => {
  it('the whole page gives every fact', () => {
    const { document, url } = openOrderPage(whole);
    const facts = factsOf(judged(woocommerce).readDocument(document, url));
    const unread = [...facts].filter(([, value]) => value === null).map(([path]) => path);
    expect(unread.sort()).toEqual([
      'billing.address2',
      'billing.company',
      'billing.postcode',
      'currency',
      'paidTotal',
      'payment',
      'shipping.address2',
      'shipping.company',
      'shipping.phone',
      'shipping.postcode',
    ]);
  });

  it('one fault: the right value, unknown, or no order’s page at all', () =>
    expectNothingInvented(sound, undefined, [[{ part: 'p.order_note', index: 0, kind: 'rename' }, 0]]));

  it('many faults: still no exception, and still an order the background takes', () =>
    expectTakenAfterManyFaults(sound));

  it('any text in any field: never an exception, never anything the background refuses', () =>
    expectTakenWithAnyText(sound));
});
