import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { DOUBTFUL, practiceOrders } from '../../stores/orders';
import type { PracticeOrder } from '../../stores/practice-order';
import type { Storage } from '../../stores/shop-settings';
import { factsOf, type OpenPage, openOrderPage } from './open-page';
import {
  expectTaken,
  faultOf,
  find,
  GARBAGE,
  inflict,
  readOrNothing,
  turn,
  valuesByPath,
  write,
} from './page-faults';

const whole: PracticeOrder = {
  ...(practiceOrders.find(({ id }) => id === DOUBTFUL) as PracticeOrder),
  items: [
    { name: 'Rug', sku: 'RUG', quantity: 1, subtotal: 150_00, total: 135_00, tax: 21_60 },
    { name: 'Oil', sku: 'OIL', quantity: 3, subtotal: 90_00, total: 90_00, tax: 0 },
  ],
  fees: [{ name: 'Gift', total: 7_25, tax: 0 }],
  customerNote: 'Ring twice\nplease',
};

/** Every part the reader looks at, and what lies around it. */
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
] as const;

const fault = faultOf(PARTS);

const read = (page: OpenPage) => readOrNothing(woocommerce, page);

function truthOf(storage: Storage) {
  const { document, url } = openOrderPage(whole, { storage });
  return valuesByPath(woocommerce.readDocument(document, url));
}

const truths = { classic: truthOf('classic'), new: truthOf('new') };

function expectNothingInvented(order: Order, truth: Map<string, Set<string | null>>): void {
  for (const [path, value] of factsOf(order)) {
    if (value === null || value.includes(GARBAGE)) continue;
    expect(truth.get(path.replace(/\.\d+\./, '.')), `${path} = ${value}`).toContain(value);
  }
  expect(order.items.length).toBeLessThanOrEqual(whole.items.length);
}

describe('a page with parts missing, doubled, garbled or renamed', () => {
  it('the whole page gives every fact', () => {
    const order = read(openOrderPage(whole));
    const unread = [...factsOf(order as Order)].filter(([, value]) => value === null).map(([path]) => path);
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

  it('one fault: the right value, unknown, or no order’s page at all', async () => {
    await fc.assert(
      fc.asyncProperty(fault, fc.constantFrom<Storage>('classic', 'new'), async (one, storage) => {
        await turn();
        const page = openOrderPage(whole, { storage });
        inflict(page.document, one);
        const order = read(page);
        if (order !== null) expectNothingInvented(order, truths[storage]);
      }),
      { numRuns: 250 },
    );
  });

  it('many faults: still no exception, and still an order the background takes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { minLength: 2, maxLength: 12 }), async (faults) => {
        await turn();
        const page = openOrderPage(whole);
        for (const one of faults) inflict(page.document, one);
        expectTaken(read(page));
      }),
    );
  });

  it('any text in any field: never an exception, never anything the background refuses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PARTS),
        fc.nat(30),
        fc.string({ unit: 'binary' }),
        async (part, index, text) => {
          await turn();
          const page = openOrderPage(whole);
          const element = find(page.document, part, index);
          if (element !== undefined) write(element, text);
          expectTaken(read(page));
        },
      ),
    );
  });
});
