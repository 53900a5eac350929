import { describe, expect, it } from 'vitest';
import type { OrderField } from '../../../lib/stores/order-field';
import { wooCommerceFields } from '../../../lib/stores/woocommerce/fields';
import { practiceOrders } from '../../stores/orders';
import { restOrder } from '../../stores/rest-order';
import { openListPage, openOrderPage } from './open-page';
import { type Answering, openField, writeInto } from './write-into';

const [first] = practiceOrders;
if (first === undefined) throw new Error('no practice orders');
const order = first;

interface Fulfillment {
  readonly id: number;
  readonly meta_data: readonly { readonly id?: number; readonly key: string; readonly value: unknown }[];
}

/** As WooCommerce makes one: of data without an id it keeps none, and it makes none without goods. */
function madeOf(sent: Pick<Fulfillment, 'meta_data'>): Fulfillment | null {
  const kept = sent.meta_data.filter(({ id }) => id !== undefined);
  return kept.some(({ key }) => key === '_items') ? { id: 31, ...sent, meta_data: kept } : null;
}

/** The interface of a shop, as far as one order's status and fulfillments go; `null`: it has none. */
function shopOf(fulfillments: readonly Fulfillment[] | null = [], status = order.status) {
  let kept = fulfillments;
  let standing = status;
  const sent: { readonly to: string; readonly body: Record<string, unknown> }[] = [];
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(input));
    const body = init.body === undefined ? null : JSON.parse(String(init.body));
    if (body !== null) sent.push({ to: String(input).replace(/^.*\/orders\/\d+/, ''), body });
    if (pathname.includes('/fulfillments')) {
      if (kept === null) return Response.json({ code: 'rest_no_route' }, { status: 404 });
      if (searchParams.get('_method') === 'DELETE') kept = [];
      else if (body !== null) {
        const made = madeOf(body);
        if (made === null) return Response.json({ code: 0 }, { status: 400 });
        kept = [...kept, made];
      }
      return Response.json(kept);
    }
    if (body !== null) standing = body.status;
    return Response.json({ ...restOrder(order), status: standing });
  };
  return { fetch: fetch as typeof globalThis.fetch, sent, status: () => standing, fulfillments: () => kept };
}

const open = (what: OrderField, shop: Answering, page = openOrderPage(order)) =>
  openField(wooCommerceFields[what], order.id, page, shop);

const fulfilled = (number: string): Fulfillment => ({
  id: 31,
  meta_data: [
    { key: '_items', value: [] },
    { key: '_tracking_number', value: number },
  ],
});

describe('the status of a WooCommerce order', () => {
  it.each([
    ['its page', openOrderPage(order)],
    ['the list', openListPage(practiceOrders)],
  ])('is set from %s, and read back', async (_where, page) => {
    const shop = shopOf([], 'processing');
    const ask = open('status', shop, page);
    expect(await writeInto(ask, 'completed', 'processing')).toEqual({
      outcome: 'written',
      value: 'completed',
    });
    expect(shop.sent).toEqual([{ to: '', body: { status: 'completed' } }]);
  });

  it('is left alone where a person has changed it', async () => {
    const shop = shopOf([], 'refunded');
    const outcome = await writeInto(open('status', shop), 'completed', 'processing');
    expect(outcome).toEqual({ outcome: 'changed', value: 'refunded' });
    expect(shop.sent).toEqual([]);
  });

  it('is one of those that the order’s page offers, without `wc-`', async () => {
    const page = await open('status', shopOf())([]);
    expect(page?.statuses?.map(({ id }) => id)).toContain('completed');
    expect(page?.statuses?.every(({ id, name }) => !id.startsWith('wc-') && name !== '')).toBe(true);
  });
});

describe('the tracking number of a WooCommerce order', () => {
  it('stands in a fulfillment of the whole order, of which the customer is not told', async () => {
    const shop = shopOf();
    const outcome = await writeInto(open('tracking', shop), 'SB-1', '');
    expect(outcome).toEqual({ outcome: 'written', value: 'SB-1' });
    expect(shop.sent).toEqual([
      {
        to: '/fulfillments',
        body: {
          status: 'fulfilled',
          is_fulfilled: true,
          meta_data: [
            {
              id: 0,
              key: '_items',
              value: order.items.map(({ quantity }, index) => ({ item_id: index + 1, qty: quantity })),
            },
            { id: 0, key: '_tracking_number', value: 'SB-1' },
          ],
          notify_customer: false,
        },
      },
    ]);
  });

  it('goes with its fulfillment', async () => {
    const shop = shopOf([fulfilled('SB-1')]);
    const outcome = await writeInto(open('tracking', shop), '', 'SB-1');
    expect(outcome).toEqual({ outcome: 'written', value: '' });
    expect(shop.sent).toEqual([{ to: '/fulfillments/31?_method=DELETE', body: { notify_customer: false } }]);
  });

  it.each([
    [
      'another’s fulfillment has come',
      [fulfilled('OF-ANOTHER')],
      { outcome: 'changed', value: 'OF-ANOTHER' },
    ],
    ['one without a number is there', [{ id: 30, meta_data: [] }], { outcome: 'refused' }],
    ['there are several', [fulfilled('SB-0'), fulfilled('SB-2')], { outcome: 'refused' }],
    ['the shop has no fulfillments', null, { outcome: 'refused' }],
  ] as const)('is not written where %s', async (_what, there, outcome) => {
    const shop = shopOf(there);
    expect(await writeInto(open('tracking', shop), 'SB-1', '')).toEqual(outcome);
    expect(shop.sent).toEqual([]);
  });
});
