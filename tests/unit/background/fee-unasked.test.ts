import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { changeSettings } from '../../../lib/settings/settings';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { forgetQuotes } = await import('../../../entrypoints/background/quotes/quotes');
const { tryNow } = await import('../../../entrypoints/background/outbox/settling');
const { caller, nextOrder, service } = await import('./review-orders');
const { pressFormOf, rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');
const { pressBar } = await import('./presses');

const FEES = {
  delivery_cost: '20.00',
  returned_delivery_cost: '10.00',
  extra_price: 0,
  returned_extra_price: 0,
};

beforeEach(async () => {
  await setUpAskedStore();
  forgetQuotes();
  // Recipients pay a delivery that the store's totals are without: the company's fee is a part of what is collected.
  const account = { ...ACCOUNT, totalIncludesDelivery: false };
  await changeSettings((settings) => ({ ...settings, accounts: [account] }));
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.endsWith('parcels/fees') && !service.down
      ? Promise.resolve(Response.json(FEES))
      : service.fetch(request),
  );
});

/** Pressed while the company is away; its fee was asked for a while before. */
async function pressedInVain(press: (order: Order) => Promise<unknown> = pressBar): Promise<Order> {
  const order = nextOrder({ shippingTotal: fact('0') });
  tabsSay({ 7: { order, notes: true } });
  await openOrder(order, caller);
  service.down = true;
  await press(order);
  expect(await rowOf(order)).toMatchObject({ state: 'queued', waiting: { reason: 'service-unreachable' } });
  // Fees are believed for ten minutes, and by one background.
  forgetQuotes();
  return order;
}

it.each([
  ['bar', pressBar],
  ['form', pressFormOf],
])(
  'a parcel that waits for its company is not taken back since its fee cannot be asked for either: %s',
  async (_, press) => {
    const order = await pressedInVain(press);
    await tryNow((await rowOf(order))?.id ?? '');
    expect(await rowOf(order)).toMatchObject({ state: 'queued', waiting: { reason: 'service-unreachable' } });
    service.down = false;
    await tryNow((await rowOf(order))?.id ?? '');
    expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'as-shown' });
    expect(service.creations()).toHaveLength(1);
  },
);

it.each([
  ['its phone', (order: Order) => ({ shipping: { ...order.shipping, phone: fact('0599777888') } })],
  ['its total', () => ({ total: fact('150.00') })],
])('what has changed in its order meanwhile is found all the same: %s', async (_, changed) => {
  const order = await pressedInVain();
  tabsSay({ 7: { order: { ...order, ...changed(order) }, notes: true } });
  await tryNow((await rowOf(order))?.id ?? '');
  expect(await rowOf(order)).toMatchObject({ state: 'refused', refusal: { code: 'changed-since-shown' } });
  expect(service.creations()).toEqual([]);
});
