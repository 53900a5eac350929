import { describe, expect, it, vi } from 'vitest';
import { known, type Order, unknown } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { DOLLARS, HOSTILE, PAID, PLAIN, practiceOrders } from '../../stores/orders';
import type { PracticeOrder } from '../../stores/practice-order';
import { restOrder } from '../../stores/rest-order';
import { judged, readOpen } from './judged';
import { ORIGIN, openOrderPage, the } from './open-page';
import type { OpenPage } from './parse-page';

function practice(id: number): PracticeOrder {
  const order = practiceOrders.find((any) => any.id === id);
  if (order === undefined) throw new Error(`no order ${id}`);
  return order;
}

const signal = new AbortController().signal;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const expired = () => json({ code: 'rest_cookie_invalid_nonce' }, 403);

function read({ document, url }: OpenPage, fetch: typeof globalThis.fetch): Promise<Order | null> {
  const { readStructured } = judged(woocommerce);
  if (readStructured === undefined) throw new Error('no structured source');
  const page = woocommerce.detect(document, url);
  const orderId = page?.page === 'order' ? page.orderId : '';
  return readStructured(orderId, { document, url, fetch, signal });
}

it('an order with another company’s parcel was sent before', async () => {
  const meta_data = [{ id: 7, key: '_logestechs_order_barcode', value: 'LG1' }];
  const answer = { ...restOrder(practice(PLAIN)), meta_data };
  const order = await read(openOrderPage(practice(PLAIN)), async () => json(answer));
  expect(order?.isShipped).toBe(true);
});

describe('an order whose store does not give it', () => {
  const readPage = (fetch: typeof globalThis.fetch) => {
    return readOpen(woocommerce, openOrderPage(practice(PLAIN)), fetch);
  };

  it('is told to be so since nobody is signed in any more', async () => {
    const fetch = vi.fn(async (address: RequestInfo | URL) =>
      String(address).includes('admin-ajax.php') ? new Response('0', { status: 400 }) : expired(),
    );
    expect(await readPage(fetch)).toMatchObject({ silence: 'signed-out' });
  });

  it('is what its page shows where the interface is blocked', async () => {
    const order = await readPage(async () => json({ code: 'rest_forbidden' }, 401));
    expect(order.silence).toBeUndefined();
    expect(order.total).toMatchObject({ known: true, from: 'labelled-text' });
    // Cash on delivery in a status whose page would show when it was paid, and does not.
    expect(order.payment).toEqual(known('unpaid', 'labelled-text'));
    expect(order.currency).toEqual(unknown('ambiguous', '₪'));
  });

  it.each([
    ['was paid', practice(PAID)],
    ['is in a status whose page shows no payment', { ...practice(PLAIN), status: 'pending' }],
    ['is cash on delivery with a date of payment', { ...practice(PLAIN), paidAt: '2026-11-06T16:02:40' }],
  ] as const)('is not taken for unpaid from a page alone where it %s', async (_, order) => {
    const blocked = async () => json({ code: 'rest_forbidden' }, 401);
    const { payment } = await readOpen(woocommerce, openOrderPage(order), blocked);
    expect(payment).toEqual(unknown('not-shown'));
  });
});

describe('an order of the store’s own interface', () => {
  it('is asked for with the page’s own proof, and read whole', async () => {
    const fetch = vi.fn(async () => json(restOrder(practice(PLAIN))));
    const order = await read(openOrderPage(practice(PLAIN)), fetch);
    expect(fetch.mock.calls).toEqual([
      [
        `${ORIGIN}/wp-json/wc/v3/orders/101`,
        {
          headers: { 'X-WP-Nonce': 'a1b2c3d4e5' },
          credentials: 'same-origin',
          redirect: 'error',
          cache: 'no-store',
          signal,
        },
      ],
    ]);
    const stored = (value: string) => known(value, 'store-data' as const);
    expect(order).toMatchObject({
      id: '101',
      currency: stored('ILS'),
      total: stored('110.00'),
      shippingTotal: stored('20.00'),
      refundedTotal: stored('0'),
      payment: stored('unpaid'),
      billing: { name: stored('سلمى عودة'), phone: stored('0599200101'), company: unknown('absent') },
      shipping: { phone: unknown('absent'), city: stored('بيت فوريك') },
      items: [
        {
          name: 'كوب خزف أزرق',
          quantity: stored('2'),
          amount: stored('90.00'),
        },
      ],
      customerNote: stored('الرجاء الاتصال قبل الوصول.\nالباب الخلفي'),
    });
  });

  it.each([PLAIN, PAID, HOSTILE, DOLLARS])('order %i passes the door of the background', async (id) => {
    const order = await read(openOrderPage(practice(id)), async () => json(restOrder(practice(id))));
    expect(orderSchema.parse(order)).toEqual(order);
  });

  it('passes it too where a line was made dearer by hand: WooCommerce has a discount below nothing then', async () => {
    const dearer = { ...restOrder(practice(PLAIN)), discount_total: '-10.00' };
    const order = await read(openOrderPage(practice(PLAIN)), async () => json(dearer));
    expect(orderSchema.parse(order)).toEqual(order);
  });

  it('is asked for with plain permalinks too', async () => {
    const fetch = vi.fn(async () => json(restOrder(practice(PLAIN))));
    await read(openOrderPage(practice(PLAIN), { restRoot: `${ORIGIN}/index.php?rest_route=/` }), fetch);
    expect(fetch).toHaveBeenCalledWith(`${ORIGIN}/index.php?rest_route=/wc/v3/orders/101`, expect.anything());
  });

  it('is asked for unrounded where the store shows no decimals', async () => {
    const settings = { decimalMark: '.', thousandsMark: ',', decimals: 0 };
    const amounts = { total: '109.9900', shipping_total: '20.0000', shipping_tax: '3.2000' };
    const fetch = vi.fn(async () => json({ ...restOrder(practice(PLAIN)), ...amounts }));
    const pretty = await read(openOrderPage(practice(PLAIN), { settings }), fetch);
    expect(pretty).toMatchObject({ total: { value: '109.99' }, shippingTotal: { value: '20.00' } });
    expect(pretty?.shippingTax).toEqual(known('3.20', 'store-data'));
    await read(openOrderPage(practice(PLAIN), { settings, restRoot: `${ORIGIN}/?rest_route=/` }), fetch);
    expect(fetch.mock.calls.map(([address]: unknown[]) => address)).toEqual([
      `${ORIGIN}/wp-json/wc/v3/orders/101?dp=4`,
      `${ORIGIN}/?rest_route=/wc/v3/orders/101&dp=4`,
    ]);
  });
});

describe('where the interface is', () => {
  it.each([
    ['another host', 'https://evil.example/wp-json/'],
    ['another port', `${ORIGIN}:8443/wp-json/`],
    ['another scheme', 'http://shop.example/wp-json/'],
    ['a host that only begins like ours', `${ORIGIN}.evil.example/wp-json/`],
    ['a root whose path would become its host', ORIGIN],
    ['no scheme', '//shop.example/wp-json/'],
    ['no address', 'wp-json/'],
    ['a script', 'javascript:alert(1)//'],
  ])('not at %s', async (_, restRoot) => {
    const fetch = vi.fn();
    await expect(read(openOrderPage(practice(PLAIN), { restRoot }), fetch)).resolves.toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('nowhere when the page does not say', async () => {
    const page = openOrderPage(practice(PLAIN));
    the(page.document, '#wp-api-fetch-js-after').remove();
    await expect(read(page, vi.fn())).resolves.toBeNull();
  });

  it('nowhere when the page offers no proof', async () => {
    const page = openOrderPage(practice(PLAIN));
    const script = the(page.document, '#wp-api-fetch-js-after');
    script.textContent = (script.textContent ?? '').replace('createNonceMiddleware', 'other');
    await expect(read(page, vi.fn())).resolves.toBeNull();
  });
});

describe('a page left open overnight', () => {
  it('gets a fresh nonce, once', async () => {
    const nonces: (string | undefined)[] = [];
    const order = await read(openOrderPage(practice(PLAIN)), async (input, init) => {
      if (String(input) === `${ORIGIN}/wp-admin/admin-ajax.php?action=rest-nonce`)
        return new Response('feedbeef01\n');
      const nonce = new Headers(init?.headers).get('X-WP-Nonce') ?? undefined;
      nonces.push(nonce);
      return nonce === 'feedbeef01' ? json(restOrder(practice(PLAIN))) : expired();
    });
    expect(order?.id).toBe('101');
    expect(nonces).toEqual(['a1b2c3d4e5', 'feedbeef01']);
  });

  it('gives up when the fresh one is refused as well', async () => {
    const fetch = vi.fn(async (input: unknown) =>
      String(input).includes('rest-nonce') ? new Response('feedbeef01') : expired(),
    );
    await expect(read(openOrderPage(practice(PLAIN)), fetch)).resolves.toBeNull();
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['is signed out', new Response('0', { status: 400 })],
    ['is signed out politely', new Response('0')],
    ['gets a page instead', new Response('<html>log in</html>')],
  ])('gives up when its person %s', async (_, answer) => {
    const fetch = vi.fn(async (input: unknown) =>
      String(input).includes('rest-nonce') ? answer : expired(),
    );
    await expect(read(openOrderPage(practice(PLAIN)), fetch)).resolves.toBeNull();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a store that does not answer', () => {
  it.each<[string, () => Response]>([
    ['blocks its interface', () => json({ code: 'rest_disabled' }, 403)],
    ['blocks it with a page', () => new Response('<h1>403</h1>', { status: 403 })],
    ['has nobody signed in', () => json({ code: 'woocommerce_rest_cannot_view' }, 401)],
    ['does not know the order', () => json({ code: 'woocommerce_rest_shop_order_invalid_id' }, 404)],
    ['is broken', () => new Response('', { status: 500 })],
    ['answers with another order', () => json({ ...restOrder(practice(PLAIN)), id: 102 })],
    ['answers with a page', () => new Response('<!doctype html>')],
    ['answers with half an answer', () => new Response('{"id": 101, "total": "1')],
    ['answers with nothing', () => json(null)],
    ['answers with a list', () => json([restOrder(practice(PLAIN))])],
  ])('%s: nothing, and the document is left', async (_, answer) => {
    await expect(read(openOrderPage(practice(PLAIN)), async () => answer())).resolves.toBeNull();
  });

  it('redirects, cannot be reached or takes too long: nothing', async () => {
    const failing = () => Promise.reject(new TypeError('failed'));
    await expect(read(openOrderPage(practice(PLAIN)), failing)).resolves.toBeNull();
  });
});

describe('an answer of another shape', () => {
  const answer = restOrder(practice(PLAIN));

  it('is unknown there, and nowhere else', async () => {
    const odd = {
      ...answer,
      total: 110,
      shipping_total: '1e2',
      currency: 'shekel',
      fee_lines: {},
      refunds: [{ total: '-5.00' }, {}],
      billing: { ...answer.billing, phone: 599, country: 'Palestine' },
      shipping: null,
      line_items: [
        { name: 'Rug', quantity: 1, total: '5.00' },
        { name: '', quantity: 1 },
        { name: 'Oil', quantity: '2' },
        7,
      ],
    };
    const order = await read(openOrderPage(practice(PLAIN)), async () => json(odd));
    expect(order).toMatchObject({
      total: unknown('unreadable'),
      shippingTotal: unknown('unreadable', '1e2'),
      currency: unknown('unreadable', 'shekel'),
      feesTotal: unknown('not-shown'),
      refundedTotal: unknown('unreadable'),
      billing: {
        phone: unknown('unreadable'),
        country: unknown('unreadable', 'Palestine'),
        name: { value: 'سلمى عودة' },
      },
      shipping: { name: unknown('not-shown'), city: unknown('not-shown') },
      taxTotal: { value: '0.00' },
    });
    expect(order?.items.map(({ name, quantity }) => [name, quantity])).toMatchObject([
      ['Rug', { known: true, value: '1' }],
      ['Oil', { known: true, value: '2' }],
    ]);
  });
});
