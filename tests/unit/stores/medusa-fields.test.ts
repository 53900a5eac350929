import { describe, expect, it } from 'vitest';
import { medusaFields } from '../../../lib/stores/medusa/fields';
import { MEDUSA_ORDER_ID } from '../../stores/medusa/medusa-order';
import { medusaListPage, medusaOrderPage } from '../../stores/medusa/medusa-page';
import { parsedPage } from './parse-page';
import { type Answering, openField, writeInto } from './write-into';

const ORDER = `https://shop.example/admin/orders/${MEDUSA_ORDER_ID}`;
const LINES = [
  { id: 'ordli_1', quantity: 1 },
  { id: 'ordli_2', quantity: 3 },
];

interface Fulfillment {
  readonly canceled_at?: string;
  readonly shipped_at?: string | null;
  readonly items?: readonly { readonly line_item_id: string; readonly quantity: number }[];
  readonly labels?: readonly { readonly tracking_number: string }[];
}

const packed: Required<Pick<Fulfillment, 'items' | 'labels'>> & Fulfillment = {
  shipped_at: null,
  items: LINES.map(({ id, quantity }) => ({ line_item_id: id, quantity })),
  labels: [],
};
const sentWith = (number: string): Fulfillment => ({
  ...packed,
  shipped_at: '2026-03-05T10:20:30.400Z',
  labels: [{ tracking_number: number }],
});

interface Change {
  readonly fulfilled?: number;
  readonly needsShipping?: boolean;
  readonly status?: string;
  /** Whose answers are lost: nothing is kept of what follows them. */
  readonly lost?: 'fulfillments' | 'shipments';
}

/** A shop whose order has these fulfillments. */
function shopOf(
  there: readonly Fulfillment[] = [],
  { fulfilled = 0, needsShipping = true, status = 'pending', lost }: Change = {},
) {
  let kept = there;
  const sent: { readonly to: string; readonly body: Record<string, unknown> }[] = [];
  const order = () => ({
    id: MEDUSA_ORDER_ID,
    status,
    items: LINES.map((line) => ({
      ...line,
      requires_shipping: needsShipping,
      detail: { fulfilled_quantity: fulfilled },
    })),
    fulfillments: kept.map((one, at) => ({ id: `ful_${at + 1}`, ...one })),
  });
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const { origin, pathname } = new URL(String(input));
    const to = `${origin}${pathname}`.slice(ORDER.length);
    if (init.method !== 'POST') return Response.json({ order: order() });
    expect(init.redirect).toBe('manual');
    const body = JSON.parse(String(init.body));
    sent.push({ to, body });
    kept = to.endsWith('/shipments') ? [sentWith(body.labels[0].tracking_number)] : [packed];
    if (lost !== undefined && to.endsWith(lost)) throw new TypeError('Failed to fetch');
    return Response.json({ order: order() });
  };
  return { fetch: fetch as typeof globalThis.fetch, sent };
}

const orderPage = () =>
  parsedPage(medusaOrderPage(MEDUSA_ORDER_ID, '7'), `https://shop.example/app/orders/${MEDUSA_ORDER_ID}`);

const write = async (shop: Answering, to: string, last: string | null, page = orderPage()) =>
  writeInto(openField(medusaFields.tracking, MEDUSA_ORDER_ID, page, shop), to, last);

const shipment = {
  to: '/fulfillments/ful_1/shipments',
  body: {
    items: LINES,
    labels: [{ tracking_number: 'SB-1', tracking_url: '#', label_url: '#' }],
    no_notification: true,
  },
};

describe('a parcel’s code in a fulfillment of a Medusa order', () => {
  it('waits until somebody has seen that there is none', async () => {
    const shop = shopOf();
    expect(await write(shop, 'SB-1', null)).toEqual({ outcome: 'read', value: '' });
    expect(shop.sent).toEqual([]);
  });

  it.each([
    ['the order’s page', orderPage],
    [
      'the list',
      () =>
        parsedPage(medusaListPage([{ id: MEDUSA_ORDER_ID, number: '7' }]), 'https://shop.example/app/orders'),
    ],
  ])(
    'is written from %s: the whole order is packed and sent, nobody is told, and it is read back',
    async (_where, open) => {
      const shop = shopOf();
      expect(await write(shop, 'SB-1', '', open())).toEqual({ outcome: 'written', value: 'SB-1' });
      expect(shop.sent).toEqual([
        { to: '/fulfillments', body: { items: LINES, no_notification: true } },
        shipment,
      ]);
    },
  );

  it('goes into what is packed and not sent, so that nothing is packed twice', async () => {
    const shop = shopOf([], { lost: 'fulfillments' });
    await expect(write(shop, 'SB-1', '')).rejects.toThrow('Failed to fetch');
    expect(await write(shop, 'SB-1', '')).toEqual({ outcome: 'written', value: 'SB-1' });
    expect(shop.sent.map(({ to }) => to)).toEqual(['/fulfillments', shipment.to]);
  });

  it('is not sent again where it stands, though nobody heard so', async () => {
    const shop = shopOf([sentWith('SB-1')]);
    expect(await write(shop, 'SB-1', '')).toEqual({ outcome: 'written', value: 'SB-1' });
    expect(shop.sent).toEqual([]);
  });

  it('is written where an earlier fulfillment was cancelled', async () => {
    const shop = shopOf([{ ...sentWith('SB-0'), canceled_at: '2026-03-05T10:20:30.400Z' }]);
    expect(await write(shop, 'SB-1', '')).toMatchObject({ outcome: 'written' });
  });

  it('is not taken back: Medusa cancels nothing that was sent', async () => {
    const shop = shopOf([sentWith('SB-1')]);
    expect(await write(shop, '', 'SB-1')).toEqual({ outcome: 'refused' });
    expect(shop.sent).toEqual([]);
  });

  it.each([
    ['another’s number has come', [sentWith('OF-ANOTHER')], {}, { outcome: 'changed', value: 'OF-ANOTHER' }],
    ['it was sent without a number', [{ ...sentWith('x'), labels: [] }], {}, { outcome: 'refused' }],
    ['a part is packed', [{ ...packed, items: packed.items.slice(1) }], {}, { outcome: 'refused' }],
    ['there are several', [packed, sentWith('SB-2')], {}, { outcome: 'refused' }],
    [
      'it has two numbers',
      [{ ...packed, labels: [{ tracking_number: 'A' }, { tracking_number: 'B' }] }],
      {},
      { outcome: 'refused' },
    ],
    ['a piece was packed before', [], { fulfilled: 1 }, { outcome: 'refused' }],
    ['goods need no parcel', [], { needsShipping: false }, { outcome: 'refused' }],
    ['the order is cancelled', [], { status: 'canceled' }, { outcome: 'refused' }],
  ] as const)('is not written where %s', async (_what, there, change: Change, outcome) => {
    const shop = shopOf(there, change);
    expect(await write(shop, 'SB-1', '')).toEqual(outcome);
    expect(shop.sent).toEqual([]);
  });

  it('waits where nobody is signed in', async () => {
    const fetch = async () => Response.json({ type: 'unauthorized' }, { status: 401 });
    expect(await write({ fetch: fetch as typeof globalThis.fetch }, 'SB-1', '')).toEqual({
      outcome: 'unreachable',
    });
  });
});
