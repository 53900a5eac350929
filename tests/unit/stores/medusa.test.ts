import { describe, expect, it } from 'vitest';
import { factValue, type Order, unknown } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { findListReader } from '../../../lib/stores/lists';
import { medusa } from '../../../lib/stores/medusa/reader';
import { elementAt, need } from '../../need';
import {
  MEDUSA_ORDER_ID,
  type MedusaOrder,
  medusaAddress,
  medusaItem,
  medusaOrder,
} from '../../stores/medusa/medusa-order';
import { medusaListPage, medusaOrderPage } from '../../stores/medusa/medusa-page';
import { judged, readOrder, rowsOn } from './judged';
import { parsePage } from './parse-page';

const ORIGIN = 'https://shop.example';
const page = () => parsePage(medusaOrderPage(MEDUSA_ORDER_ID, '1042'));
const url = new URL(`/app/orders/${MEDUSA_ORDER_ID}`, ORIGIN);
const { signal } = new AbortController();
const answering = (body: unknown, status = 200) => {
  return async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
};

async function read(part: Partial<MedusaOrder> = {}): Promise<Order> {
  const order = await judged(medusa).readStructured?.(MEDUSA_ORDER_ID, {
    document: page(),
    url,
    fetch: answering({ order: medusaOrder(part) }),
    signal,
  });
  if (!order) throw new Error('nothing was read');
  expect(orderSchema.safeParse(order).error).toBeUndefined();
  return order;
}

describe('an order of Medusa', () => {
  it('has the fields that its shop keeps in the metadata of the order and its addresses', async () => {
    const address = { ...medusaOrder({}).shipping_address, metadata: { village: 'دورا' } };
    const order = await read({
      shipping_address: address,
      metadata: { gift: true, area: 'الماسيون' },
    } as object);
    expect(order.customFields).toEqual([
      { at: 'data', key: 'area', label: '', value: 'الماسيون' },
      { at: 'shipping', key: 'village', label: '', value: 'دورا' },
    ]);
  });

  it('is of nothing to send where no line needs it, and there is no address and no way of delivery', async () => {
    const line = (requires_shipping?: boolean) => ({
      ...medusaItem('Voucher', 1, 90),
      ...(requires_shipping !== undefined && { requires_shipping }),
    });
    const virtual = { items: [line(false)], shipping_address: null, shipping_methods: [] };
    const isVirtual = async (part: object) => (await read({ ...virtual, ...part })).isVirtual;
    expect(await isVirtual({})).toBe(true);
    expect(await isVirtual({ items: [line(false), line(true)] })).toBeUndefined();
    expect(await isVirtual({ items: [line()] })).toBeUndefined();
    expect(await isVirtual({ items: [] })).toBeUndefined();
    // A shop without profiles of shipping has the same said by every line of what it does deliver.
    expect(await isVirtual({ shipping_address: medusaAddress() })).toBeUndefined();
    expect(await isVirtual({ shipping_methods: [{ name: 'توصيل' }] })).toBeUndefined();
    expect(await isVirtual({ shipping_methods: undefined })).toBeUndefined();
  });

  it('was sent before where a fulfillment of it is on its way, whatever its status says', async () => {
    const at = '2026-11-20T08:00:00.000Z';
    const isShipped = async (...fulfillments: object[]) =>
      (await read({ status: 'pending', fulfillments } as object)).isShipped;
    expect(await isShipped({ shipped_at: at })).toBe(true);
    expect(await isShipped({ shipped_at: null, delivered_at: at })).toBe(true);
    expect(await isShipped({ shipped_at: at, canceled_at: at }, { shipped_at: at })).toBe(true);
    expect(await isShipped()).toBeUndefined();
    expect(await isShipped({ shipped_at: null, delivered_at: null })).toBeUndefined();
    expect(await isShipped({ shipped_at: at, canceled_at: at })).toBeUndefined();
    expect(await isShipped({ shipped_at: null, delivered_at: at, requires_shipping: false })).toBeUndefined();
  });

  it('is read whole', async () => {
    const order = await read();
    expect(order).toMatchObject({
      verified: true,
      number: { value: '1042' },
      currency: { value: 'ILS' },
      shipping: {
        name: { value: 'نور الشامي' },
        company: { value: 'مخبز الشامي' },
        phone: { value: '0598 700 700' },
        state: { value: 'نابلس' },
        postcode: { value: 'P401' },
        country: { value: 'PS' },
      },
      billing: { name: { value: 'سمر الشامي' } },
      items: [
        {
          name: 'Rug',
          quantity: { value: '1' },
          amount: { value: '135.0' },
        },
        { name: 'Oil', quantity: { value: '3' }, amount: { value: '90.3' } },
      ],
      shippingTotal: { value: '20' },
      taxTotal: { value: '21.6' },
      total: { value: '266.9' },
      customerNote: { value: 'Ring twice\nplease' },
    });
  });

  it('may be numbered by the shop', async () => {
    expect((await read({ custom_display_id: 'SO-7' })).number).toMatchObject({ value: 'SO-7' });
  });

  it('without an address has none, and half a name is no name', async () => {
    const { first_name, ...rest } = medusaAddress();
    const order = await read({ shipping_address: null, billing_address: rest });
    expect(Object.values(order.shipping)).toEqual(new Array(9).fill(unknown('absent')));
    expect(first_name && order.billing.name).toEqual(unknown('not-shown'));
  });

  it('with an amount that floats have spoiled does not say that amount', async () => {
    const order = await read({ total: 0.1 + 0.2, summary: {} });
    expect(order.total).toEqual(unknown('unreadable', '0.30000000000000004'));
  });

  it('keeps three decimals, to be stopped where money is reckoned', async () => {
    const order = await read({ currency_code: 'jod', total: 12.345, summary: {} });
    expect(order).toMatchObject({ total: { value: '12.345' }, currency: { value: 'JOD' } });
  });

  it('changed since, by its own summary, has a total nobody knows', async () => {
    expect((await read({ summary: { current_order_total: 200 } })).total).toEqual(
      unknown('disagree', '266.9'),
    );
  });

  it('a line whose parts do not add up has no amount', async () => {
    const order = await read({ items: [medusaItem('Rug', 1, 150, { discount: 10, total: 150 })] });
    expect(order.items[0]?.amount).toEqual(unknown('disagree', '150'));
  });

  it('delivery is what the customer pays for it less its tax', async () => {
    const taxed = await read({ shipping_total: 23.2, shipping_tax_total: 3.2 });
    expect(taxed).toMatchObject({ shippingTotal: { value: '20.0' }, shippingTax: { value: '3.2' } });
  });
});

describe('asking the store', () => {
  it('asks its own origin, with the session, following nobody elsewhere', async () => {
    let asked: { input: string; init: RequestInit | undefined } | null = null;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      asked = { input: String(input), init };
      return new Response(JSON.stringify({ order: medusaOrder() }));
    };
    await medusa.readStructured?.(MEDUSA_ORDER_ID, { document: page(), url, fetch, signal });
    expect(asked).toMatchObject({
      input: expect.stringMatching(
        `^${ORIGIN}/admin/orders/${MEDUSA_ORDER_ID}\\?fields=id,display_id.*payment_collections`,
      ),
      init: { credentials: 'same-origin', redirect: 'error', cache: 'no-store' },
    });
  });

  it.each([
    ['nobody is signed in', answering({ message: 'Unauthorized' }, 401)],
    ['it is another order', answering({ order: medusaOrder({ id: 'order_01OTHER' }) })],
    ['it is no JSON', answering('<!doctype html>')],
    ['it is nothing', answering('null')],
    ['the connection is gone', () => Promise.reject(new TypeError('offline'))],
  ])('reads nothing when %s', async (_, fetch) => {
    await expect(
      medusa.readStructured?.(MEDUSA_ORDER_ID, { document: page(), url, fetch, signal }),
    ).resolves.toBeNull();
  });

  it('asks nothing for what is no order’s id', async () => {
    const never = () => Promise.reject(new Error('asked'));
    await expect(
      medusa.readStructured?.('../users/me', { document: page(), url, fetch: never, signal }),
    ).resolves.toBeNull();
  });

  it('the page alone is read when the store does not answer', async () => {
    const order = await readOrder({
      adapter: medusa,
      document: page(),
      url,
      fetch: answering('', 401),
      signal,
    });
    expect(order).toMatchObject({ number: { value: '1042' }, total: { known: false } });
    expect(orderSchema.safeParse(order).error).toBeUndefined();
  });
});

describe('the pages', () => {
  it('an address changed before its page is no number for the page', () => {
    const before = page();
    const nowhere = before.createElement('a');
    nowhere.setAttribute('href', '#');
    elementAt('main', before).append(nowhere);
    const order = medusa.readDocument(before, new URL('/app/orders/order_01NEXT', ORIGIN));
    expect(order.number).toMatchObject({ known: false });
  });

  it('the list’s rows are read by their links, wherever the columns stand', () => {
    const list = new URL('/app/orders', ORIGIN);
    const document = parsePage(
      medusaListPage([
        { id: 'order_01B', number: '8' },
        { id: 'order_01A', number: '7' },
        { id: 'order_01B', number: '8' },
      ]),
    );
    const [mixed] = document.querySelectorAll('tr:nth-child(2) a');
    expect(
      findListReader('medusa')
        ?.readRows(document, list)
        .map(({ orderId, number }) => [orderId, factValue(number)]),
    ).toEqual([
      ['order_01B', '8'],
      ['order_01A', '7'],
    ]);
    need(mixed, 'link').setAttribute('href', 'https://evil.example/app/orders/order_01A');
    expect(
      findListReader('medusa')
        ?.readRows(document, list)
        .map(({ orderId }) => orderId),
    ).toEqual(['order_01B']);
    expect(rowsOn('medusa', { document, url })).toEqual([]);
  });
});
