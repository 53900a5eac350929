import { describe, expect, it } from 'vitest';
import { known, type Order, unknown } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { doubtOrder } from '../../../lib/parcel/order-doubts';
import { findPlaces } from '../../../lib/parcel/order-places';
import { youcan } from '../../../lib/stores/youcan/reader';
import { readOpen, rowsOn } from './judged';
import { youCanAnswer as answer, ID, ORIGIN, openYouCan as page } from './open-youcan';
import { parsedPage } from './parse-page';

const OTHER = '7c1d52ab-0f3e-4a7b-9d60-5b1f6f2f9a12';

const data = (value: string) => known(value, 'store-data');

async function read(change: object = {}, at = page()): Promise<Order> {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [origin, id] = [at.url.origin, at.url.pathname.split('/').at(-1)];
    expect([
      `${origin}/admin/api/orders/${id}?include=variants,payment,shipping,refunds`,
      at.url.href,
    ]).toContain(String(input));
    expect(init).toMatchObject({ credentials: 'same-origin', redirect: 'error' });
    return new Response(JSON.stringify({ ...answer, ...change }));
  };
  return readOpen(youcan, at, fetch);
}

describe('an order of YouCan', () => {
  it('is read whole, and looked at by a person at first', async () => {
    const order = await read();
    expect(order).toMatchObject({
      verified: false,
      id: ID,
      number: data('046'),
      link: `${ORIGIN}/admin/orders/${ID}`,
      total: data('110'),
      shippingTotal: data('20'),
      currency: data('ILS'),
      refundedTotal: data('0'),
      payment: data('unpaid'),
      paymentMethod: data('cod'),
      items: [{ name: 'كوب خزف أزرق', quantity: data('2') }],
      shipping: {
        name: data('سلمى عودة'),
        phone: data('0599200101'),
        address1: data('شارع المدارس'),
        address2: unknown('absent'),
        city: data('بيت فوريك'),
        state: data('نابلس'),
        country: data('PS'),
      },
      billing: { name: unknown('absent') },
    });
    expect(orderSchema.safeParse(order).error).toBeUndefined();
  });

  const paymentOf = async (status_text: string, gateway: string) =>
    (await read({ payment: { status_text, payload: { gateway }, address: [] } })).payment;

  it('is paid as the store knows it', async () => {
    expect(await paymentOf('paid', 'stripe')).toEqual(data('paid'));
    expect(await paymentOf('paid', 'cod')).toEqual(data('doubtful'));
    expect(await paymentOf('pending', 'cod')).toEqual(data('unpaid'));
    expect(await paymentOf('pending', 'stripe')).toMatchObject({ known: false, why: 'ambiguous' });
  });

  it('in a currency that is not the customer’s leaves the currency open', async () => {
    expect((await read({ customer_currency: 'USD' })).currency).toMatchObject({ why: 'ambiguous' });
  });

  it('in another currency that is told with its name and sign leaves it open too', async () => {
    const dollars = { name: 'US Dollar', code: 'USD', symbol: '$' };
    expect((await read({ customer_currency: dollars })).currency).toMatchObject({ why: 'ambiguous' });
    expect((await read({ customer_currency: { ...dollars, code: 'ILS' } })).currency).toEqual(data('ILS'));
  });

  it.each([
    [{ shipping: { ...answer.shipping, tracking_number: '20411' } }],
    [{ shipping: { ...answer.shipping, tracking_number: 20411 } }],
    [{ shipping: { ...answer.shipping, status_text: 'shipped' } }],
    [{ shipping: { ...answer.shipping, status_text: 'fulfilled', tracking_number: '' } }],
    [{ shipping_status: 'fulfilled' }],
    [{ shipping: { ...answer.shipping, status_text: 'a shop’s own' } }],
  ])('was sent, where its shipping says so: %j', async (change) => {
    expect((await read(change)).isShipped).toBe(true);
  });

  it.each([
    [{ shipping: { ...answer.shipping, status_text: 'unfulfilled', tracking_number: '' } }],
    [{ shipping: { ...answer.shipping, status_text: 'processing', tracking_number: null } }],
    [{ shipping_status: 'unfulfilled' }],
    [{ shipping_status: 2 }],
    [{}],
  ])('was not sent, where its shipping says that or nothing: %j', async (change) => {
    expect((await read(change)).isShipped).toBeUndefined();
  });

  it('is asked about where its shipping was cancelled, or no status came', async () => {
    const codesOf = async (change: object) => doubtOrder(await read(change), 3, []).map(({ code }) => code);
    expect(await codesOf({})).toEqual([]);
    expect(await codesOf({ shipping: { ...answer.shipping, status_text: 'canceled' } })).toEqual([
      'order-status-doubtful',
    ]);
    expect(await codesOf({ status_object: undefined })).toEqual(['order-held']);
    expect(await codesOf({ status_object: undefined, status_new: 'Closed' })).toEqual([
      'order-status-doubtful',
    ]);
  });

  const field = (at: string, key: string, label: string, value: string) => ({ at, key, label, value });
  it.each([
    ['by their names', { القرية: 'بيت دجن' }, [field('order', 'القرية', '', 'بيت دجن')]],
    [
      'in a list',
      [
        { name: 'village', label: 'القرية', value: 'بيت دجن' },
        { label: 'رقم آخر', value: 599300200 },
      ],
      [field('order', 'village', 'القرية', 'بيت دجن'), field('order', '', 'رقم آخر', '599300200')],
    ],
    ['in a list of their names', [{ القرية: 'بيت دجن' }], [field('order', 'القرية', '', 'بيت دجن')]],
    ['as nothing', null, undefined],
    ['in no shape that is known', ['x', { value: {} }, 7], undefined],
  ])('has what its checkout asked besides: %s', async (_, extra_fields, expected) => {
    expect((await read({ extra_fields })).customFields).toEqual(expected);
  });

  it('has what its merchant keeps with it, which says a village where it is called one', async () => {
    const order = await read({ custom_fields: [{ name: 'village', value: 'بيت دجن' }] });
    expect(order.customFields).toEqual([field('data', 'village', '', 'بيت دجن')]);
    expect(findPlaces(order, 'shipping').villages).toEqual(['بيت دجن']);
  });

  it('that is another one than asked for, or no JSON, is not read', async () => {
    expect((await read({ id: OTHER })).total).toEqual(unknown('not-shown'));
    const html = async () => new Response('<!doctype html>');
    expect((await readOpen(youcan, page(), html)).total).toEqual(unknown('not-shown'));
  });

  it('is read from its page’s address where the interface does not give it, and out of an envelope', async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      asked.push(new URL(String(input)).pathname);
      return asked.length === 1
        ? new Response('<!doctype html>', { status: 404 })
        : new Response(JSON.stringify({ data: answer }));
    };
    expect((await readOpen(youcan, page(), fetch)).total).toEqual(data('110'));
    expect(asked).toEqual([`/admin/api/orders/${ID}`, `/admin/orders/${ID}`]);
  });

  it.each([null, [], 'x', { id: ID, shipping: 7, variants: {}, payment: [], refunds: 'x', total: {} }])(
    'of any other shape throws nothing and invents nothing: %j',
    async (body) => {
      const fetch = async () => new Response(JSON.stringify(body));
      const order = await readOpen(youcan, page(), fetch);
      expect(order.total.known).toBe(false);
      expect(orderSchema.safeParse(order).error).toBeUndefined();
    },
  );

  it('is listed once, by its link', () => {
    const page = parsedPage(
      `<table><tr><td><input type="checkbox" checked></td><td><a href="/admin/orders/${ID}">046</a></td></tr>
       <tr><td><a href="/admin/orders/${OTHER}">x</a><a href="/admin/orders/${ID}">y</a></td></tr></table>`,
      `${ORIGIN}/admin/orders`,
    );
    const rows = rowsOn('youcan', page);
    expect(rows).toMatchObject([{ orderId: ID, link: `${ORIGIN}/admin/orders/${ID}`, selected: true }]);
  });
});
