import { describe, expect, it } from 'vitest';
import { factValue, type Order } from '../../lib/order';
import { orderSchema } from '../../lib/order-schema';
import { findListReader } from '../../lib/stores/lists';
import { medusa } from '../../lib/stores/medusa/reader';
import { recogniseStore } from '../../lib/stores/registry';
import { atDoor, readOrder } from '../unit/stores/judged';
import { areCaptured, openCaptured, readCaptured } from './captured-file';
import { CAPTURED_ORDERS, linesOf, valuesOf } from './captured-orders';

const FOLDER = 'medusa/2.21.2';
const ORIGIN = 'http://127.0.0.1:9000';
const STORE = { kind: 'medusa', origin: ORIGIN, basePath: '/app/' };

/** Its id, which the store alone knows, by its number. */
const PLACED: Readonly<Record<string, string>> = {
  1: 'order_01M7WYYP83PYV4J7V67TFQAK9K',
  2: 'order_01M7WYYPE8Z9GWJC4E16JHCS8T',
  3: 'order_01M7WYYPJMHRM5WCC2MTXZ8YWF',
  5: 'order_01M7WYYPWMFB0F6RSSMQ7VC6EH',
};

/** Nothing was paid, and the checkout wrote `cod` beside each. */
const ORDERS = CAPTURED_ORDERS.map((order) => {
  const id = PLACED[order.number];
  if (id === undefined) throw new Error(`order ${order.number} was not placed`);
  return { ...order, id };
});

const PAGES = [
  { file: 'order-1', order: ORDERS[0] },
  { file: 'order-3', order: ORDERS[2] },
];

/** Its interface writes amounts as JSON's numbers. */
const inJson = (amount: string) => String(Number(amount));

function expectOrder(order: Order, truth: (typeof ORDERS)[number]): void {
  expect(order).toMatchObject({ store: STORE, verified: true, id: truth.id });
  expect(order.link).toBe(`${ORIGIN}/app/orders/${truth.id}`);
  expect(valuesOf(order.shipping)).toEqual({ ...truth.shipping, phone: truth.phone });
  expect(valuesOf(order.billing)).toEqual({ ...truth.billing, phone: truth.phone });
  expect(linesOf(order)).toEqual(
    truth.items.map(([name, quantity, amount]) => [name, quantity, inJson(amount)]),
  );
  expect(valuesOf(order)).toEqual({
    number: truth.number,
    status: 'pending',
    currency: 'ILS',
    shippingTotal: inJson(truth.shippingTotal),
    shippingTax: '0',
    feesTotal: null,
    taxTotal: '0',
    refundedTotal: '0',
    total: inJson(truth.total),
    paidTotal: '0',
    payment: 'unpaid',
    paymentMethod: 'cod',
    customerNote: truth.note,
  });
}

const { signal } = new AbortController();

/** The store as it answered when its pages were captured. */
const store: typeof fetch = async (input) => {
  const id = /^http:\/\/127\.0\.0\.1:9000\/admin\/orders\/(order_\w+)\?fields=/.exec(String(input))?.[1];
  return id === undefined
    ? new Response('', { status: 404 })
    : new Response(readCaptured(`${FOLDER}/api/${id}.json`));
};

const orderUrl = (id: string) => new URL(`/app/orders/${id}`, ORIGIN);
const listUrl = new URL('/app/orders', ORIGIN);

describe.skipIf(!areCaptured(FOLDER))(
  'pages captured from a running Medusa (skipped where they are not)',
  () => {
    it.each(ORDERS)('order $number is read whole from the list, through the interface', async (truth) => {
      const list = openCaptured(`${FOLDER}/list.html`);
      const sent = await medusa.readStructured?.(truth.id, {
        document: list,
        url: listUrl,
        fetch: store,
        signal,
      });
      if (!sent) throw new Error('nothing was read');
      const order = atDoor(sent);
      expectOrder(order, truth);
      expect(orderSchema.safeParse(order).error).toBeUndefined();
    });

    it.each(PAGES)('$file is recognised, and read by its address', async ({ file, order: truth }) => {
      if (truth === undefined) throw new Error('no such order');
      const document = openCaptured(`${FOLDER}/${file}.html`);
      const url = orderUrl(truth.id);
      expect(recogniseStore(document, url)).toEqual({ page: 'order', store: STORE, orderId: truth.id });
      expectOrder(await readOrder({ adapter: medusa, document, url, fetch: store, signal }), truth);
      expect(medusa.anchor?.(document)?.element.tagName).toBe('MAIN');
    });

    it.each(PAGES)('$file alone says the number and nothing it cannot', async ({ file, order: truth }) => {
      const document = openCaptured(`${FOLDER}/${file}.html`);
      const order = medusa.readDocument(document, orderUrl(truth?.id ?? ''));
      expect(order.number).toMatchObject({ value: truth?.number });
      expect(order).toMatchObject({ total: { known: false }, shipping: { name: { known: false } } });
      const before = medusa.readDocument(document, orderUrl('order_01OTHER'));
      expect(before.number).toMatchObject({ known: false });
    });

    it('the list is recognised and its rows read', () => {
      const document = openCaptured(`${FOLDER}/list.html`);
      expect(medusa.detect(document, listUrl)).toEqual({ page: 'order-list', store: STORE });
      const rows = findListReader('medusa')?.readRows(document, listUrl) ?? [];
      expect(rows.map(({ orderId, number }) => [factValue(number), orderId])).toEqual([
        ['6', 'order_01M7WYYQ02AK19DN7Z2VYN0CMM'],
        ['5', 'order_01M7WYYPWMFB0F6RSSMQ7VC6EH'],
        ['4', 'order_01M7WYYPQ5S3QG6XTZR5RYC8ZH'],
        ['3', 'order_01M7WYYPJMHRM5WCC2MTXZ8YWF'],
        ['2', 'order_01M7WYYPE8Z9GWJC4E16JHCS8T'],
        ['1', 'order_01M7WYYP83PYV4J7V67TFQAK9K'],
      ]);
      for (const { element, link, orderId } of rows) {
        expect(element.textContent).toMatch(/^#\d$/);
        expect(link).toBe(orderUrl(orderId).href);
      }
    });
  },
);
