import { describe, expect, it } from 'vitest';
import { factValue, type Party } from '../../lib/order';
import { orderSchema } from '../../lib/order-schema';
import { findListReader } from '../../lib/stores/lists';
import { opencart } from '../../lib/stores/opencart/reader';
import { recogniseStore } from '../../lib/stores/registry';
import { judged, readOrder } from '../unit/stores/judged';
import { areCaptured, openCaptured } from './captured-file';
import { CAPTURED_ORDERS, linesOf, valuesOf } from './captured-orders';

/** Of each version: how it writes its route, where it was captured, and the shape of its codes. */
const VERSIONS = [
  { version: '4.1.0.4', route: 'sale/order.info', origin: 'http://127.0.0.1:8811', method: 'cod.cod' },
  { version: '4.0.2.3', route: 'sale/order.info', origin: 'http://127.0.0.1:8821', method: 'cod.cod' },
  { version: '3.0.5.0', route: 'sale/order/info', origin: 'http://127.0.0.1:8831', method: null },
] as const;

/** What the store itself said of each order: its status, and how it called the method of payment. */
const SAID: Readonly<Record<string, { status: string; methodTitle: string }>> = {
  1: { status: 'Pending', methodTitle: 'Cash On Delivery' },
  2: { status: 'Processing', methodTitle: 'الدفع عند الاستلام' },
  3: { status: 'Pending', methodTitle: 'Cash On Delivery' },
  5: { status: 'Processing', methodTitle: 'Cash On Delivery' },
};

/**
 * What 3.0's lines leave open of the parts above: which of three lines between name and country is which. Two
 * lines are a street and a city; a city with its postcode at the end is one of more.
 */
const OPEN_IN_LINES: Readonly<Record<string, { shipping: readonly string[]; billing: readonly string[] }>> = {
  1: {
    shipping: ['company', 'address1', 'address2', 'city', 'state', 'postcode'],
    billing: ['company', 'address1', 'address2', 'city', 'state', 'postcode'],
  },
  2: { shipping: ['company', 'address1', 'address2'], billing: ['company', 'address1', 'address2'] },
  3: { shipping: ['company', 'address1', 'address2', 'city', 'state', 'postcode'], billing: [] },
  5: {
    shipping: ['company', 'address1', 'address2', 'city', 'state', 'postcode'],
    billing: ['company', 'address1', 'address2', 'city', 'state', 'postcode'],
  },
};

const CASES = VERSIONS.flatMap((one) =>
  CAPTURED_ORDERS.map((truth) => ({ ...one, truth, id: truth.number })),
);
const TOKEN = '5a64aa099a0d90b1d72d45da86b96bd7';

function addressOf({ origin, route }: (typeof VERSIONS)[number], id: string): URL {
  return new URL(`/admin/index.php?route=${route}&user_token=${TOKEN}&order_id=${id}`, origin);
}

function expectParty(party: Party, truth: object, open: readonly string[], where: string): void {
  for (const [part, value] of Object.entries(truth)) {
    const fact = party[part as keyof Party];
    if (open.includes(part))
      expect(fact, `${where} ${part}`).toMatchObject({ known: false, why: 'ambiguous' });
    else expect(factValue(fact), `${where} ${part}`).toBe(value);
    if (fact.known) expect(fact.sure, `${where} ${part}`).toBe(true);
  }
}

const { signal } = new AbortController();
const offline = () => Promise.reject(new TypeError('offline'));

describe.skipIf(!areCaptured('opencart'))(
  'pages captured from running OpenCarts (skipped where they are not)',
  () => {
    describe.each(CASES)('$version, order $id', (one) => {
      const { version, route, origin, method, truth, id } = one;
      const document = openCaptured(`opencart/${version}/order-${id}.html`);
      const url = addressOf(one, id);
      const store = { kind: 'opencart', origin, basePath: '/admin/' };

      it('is recognised, as this order of this store', () => {
        expect(recogniseStore(document, url)).toEqual({ page: 'order', store, orderId: id });
        expect(opencart.detect(document, addressOf(one, '77'))).toBeNull();
      });

      it('is read as a person reads it', async () => {
        const order = await readOrder({ adapter: opencart, document, url, fetch: offline, signal });
        expect(order).toMatchObject({ store, verified: true, id });
        const open = version === '3.0.5.0' ? OPEN_IN_LINES[id] : undefined;
        expectParty(order.shipping, { ...truth.shipping, phone: null }, open?.shipping ?? [], 'shipping');
        expectParty(order.billing, { ...truth.billing, phone: truth.phone }, open?.billing ?? [], 'billing');
        expect(linesOf(order)).toEqual(truth.items);
        expect(valuesOf(order)).toEqual({
          number: id,
          status: SAID[id]?.status,
          currency: 'ILS',
          shippingTotal: truth.shippingTotal,
          feesTotal: '0',
          taxTotal: '0',
          refundedTotal: null,
          total: truth.total,
          paidTotal: null,
          payment: 'unpaid',
          paymentMethod: method ?? SAID[id]?.methodTitle,
          customerNote: truth.note,
        });
        expect(order.currency).toMatchObject({ sure: true });
        expect(orderSchema.safeParse(order).error).toBeUndefined();
      });

      it('is linked to without the session’s token, which stands nowhere in it', () => {
        const order = judged(opencart).readDocument(document, url);
        expect(order.link).toBe(`${origin}/admin/index.php?route=${route}&order_id=${id}`);
        expect(JSON.stringify(order)).not.toMatch(/token/i);
      });

      it('has a place for the bar', () => {
        expect(opencart.anchor?.(document)?.element.className).toBe('page-header');
      });
    });

    it.each(VERSIONS)(
      '$version: the list is recognised, and its rows are read',
      ({ version, origin, route }) => {
        const document = openCaptured(`opencart/${version}/list.html`);
        const url = new URL(`/admin/index.php?route=sale/order&user_token=${TOKEN}`, origin);
        expect(opencart.detect(document, url)).toMatchObject({ page: 'order-list' });
        document.querySelectorAll('input[name="selected[]"]')[1]?.setAttribute('checked', '');
        const rows = findListReader('opencart')?.readRows(document, url) ?? [];
        expect(rows.map(({ orderId, selected }) => [orderId, selected])).toEqual([
          ['6', false],
          ['5', true],
          ['4', false],
          ['3', false],
          ['2', false],
          ['1', false],
        ]);
        for (const { element, link, orderId } of rows) {
          expect(element.textContent).toBe(orderId);
          expect(link).toBe(`${origin}/admin/index.php?route=${route}&order_id=${orderId}`);
        }
      },
    );
  },
);
