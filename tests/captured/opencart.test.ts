import { describe, expect, it } from 'vitest';
import { factValue, type Order, type Party } from '../../lib/order';
import { orderSchema } from '../../lib/order-schema';
import { opencart } from '../../lib/stores/opencart/reader';
import { readOrder } from '../../lib/stores/read-order';
import { recogniseStore } from '../../lib/stores/registry';
import { areCaptured, openCaptured } from './captured-file';
import { OPEN_IN_LINES, OPENCART_ORDERS } from './opencart-orders';

/** Of each version: how it writes its route, where it was captured, and the shape of its codes. */
const VERSIONS = [
  { version: '4.1.0.4', route: 'sale/order.info', origin: 'http://127.0.0.1:8811', method: 'cod.cod' },
  { version: '4.0.2.3', route: 'sale/order.info', origin: 'http://127.0.0.1:8821', method: 'cod.cod' },
  { version: '3.0.5.0', route: 'sale/order/info', origin: 'http://127.0.0.1:8831', method: null },
] as const;

const CASES = VERSIONS.flatMap((one) => OPENCART_ORDERS.map((truth) => ({ ...one, truth, id: truth.id })));
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

function valuesOf(order: Order): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(order).flatMap(([name, fact]) =>
      typeof fact === 'object' && 'known' in fact ? [[name, fact.known ? fact.value : null]] : [],
    ),
  );
}

const { signal } = new AbortController();
const offline = () => Promise.reject(new TypeError('offline'));

describe.skipIf(!areCaptured('opencart'))(
  'pages captured from running OpenCarts (skipped where they are not)',
  () => {
    describe.each(CASES)('$version, order $id', (one) => {
      const { version, route, origin, method, truth } = one;
      const document = openCaptured(`opencart/${version}/order-${truth.id}.html`);
      const url = addressOf(one, truth.id);
      const store = { kind: 'opencart', origin, basePath: '/admin/' };

      it('is recognised, as this order of this store', () => {
        expect(recogniseStore(document, url)).toEqual({ page: 'order', store, orderId: truth.id });
        expect(opencart.detect(document, addressOf(one, '77'))).toBeNull();
      });

      it('is read as a person reads it', async () => {
        const order = await readOrder(opencart, document, url, offline, signal);
        expect(order).toMatchObject({ store, verified: true, id: truth.id });
        const open = version === '3.0.5.0' ? OPEN_IN_LINES[truth.id] : undefined;
        expectParty(order.shipping, { ...truth.shipping, phone: null }, open?.shipping ?? [], 'shipping');
        expectParty(order.billing, { ...truth.billing, phone: truth.phone }, open?.billing ?? [], 'billing');
        expect(
          order.items.map(({ name, sku, quantity, unitAmount, amount }) => [
            name,
            sku,
            factValue(quantity),
            factValue(unitAmount),
            factValue(amount),
          ]),
        ).toEqual(truth.items);
        expect(valuesOf(order)).toEqual({
          number: truth.id,
          status: truth.status,
          createdAt: null,
          currency: 'ILS',
          itemsTotal: truth.itemsTotal,
          shippingTotal: truth.shippingTotal,
          feesTotal: '0',
          discountTotal: '0',
          taxTotal: '0',
          refundedTotal: null,
          total: truth.total,
          paidTotal: null,
          payment: 'unpaid',
          paymentMethod: method ?? truth.methodTitle,
          customerNote: truth.note,
        });
        expect(order.currency).toMatchObject({ sure: true });
        expect(orderSchema.safeParse(order).error).toBeUndefined();
      });

      it('is linked to without the session’s token, which stands nowhere in it', () => {
        const order = opencart.readDocument(document, url);
        expect(order.link).toBe(`${origin}/admin/index.php?route=${route}&order_id=${truth.id}`);
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
        const rows = opencart.readRows?.(document, url) ?? [];
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
