import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { openDatabase } from '../../../lib/storage/db';
import { need } from '../../need';
import { nextOrder } from './relay-world';

const { caller, open, rowOf, setUpRelay } = await import('./joined-shop');
const { atDoor } = await import('./at-door');
const lists = await import('../../../entrypoints/background/lists/lists');
const viewList = atDoor('orders/listed', lists.viewList);
const { pressBar } = await import('./presses');
const { markWrong } = await import('../../../entrypoints/background/outbox/settling');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { browser } = await import('wxt/browser');
const next = await import('../../../entrypoints/background/bar/next-order');
const openNext = atDoor('order/next', ({ store, orderId }, enabled) =>
  next.openNext(store, orderId, enabled),
);

setUpRelay();

async function shopWithOrders() {
  const shop = await open();
  const [made, coming, wrong, mine, free] = [1, 2, 3, 4, 5].map(nextOrder) as [
    Order,
    Order,
    Order,
    Order,
    Order,
  ];
  const settle = async (order: Order, outcome: object) => {
    const claim = await shop.claimByRana(order);
    await shop.rana.settle(await shop.keyOf(order), {
      claim,
      state: 'created',
      amount: null,
      fee: null,
      ...outcome,
    });
  };
  await settle(made, { code: 'P-1' });
  await shop.claimByRana(coming);
  await settle(wrong, { code: 'P-3', wrong: true });
  await pressBar(mine);
  await catchUp();
  return { made, coming, wrong, mine, free };
}

const seen = (
  { store }: Order,
  orders: readonly Order[],
  shipped: { orderId: string; parcelCode: string }[] = [],
) => viewList({ store, orderIds: orders.map(({ id }) => id), shipped }, caller);

it('a list marks what colleagues shipped, ship or marked as wrong where the relay alone knows, and names nobody', async () => {
  const { made, coming, wrong, mine, free } = await shopWithOrders();
  const { badges } = await seen(made, [made, coming, wrong, mine, free]);
  const told = badges.filter(({ orderId }) => orderId !== mine.id);
  expect(told.map(({ orderId, tone, value, title }) => [orderId, tone, value.text, title])).toEqual([
    [made.id, 'good', 'P-1', 'Made by a colleague: parcel \u2068P-1\u2069'],
    [coming.id, 'busy', 'Being sent', 'Being sent'],
    [wrong.id, 'bad', 'Marked as wrong', 'Marked as wrong'],
  ]);
  expect(JSON.stringify(badges)).not.toContain('Desk');
  // Its own note in the order and the relay say the same thing once.
  const noted = await seen(made, [made], [{ orderId: made.id, parcelCode: 'P-1' }]);
  expect(noted.badges).toHaveLength(1);
});

it('a colleague’s new parcel is shown over one’s own that is wrong', async () => {
  const shop = await open();
  const order = nextOrder();
  await pressBar(order);
  await markWrong((await rowOf(order)).id, true);
  await followClaims();
  const made = { claim: crypto.randomUUID(), state: 'created', code: 'P-2', amount: null, fee: null };
  const copy = await shop.keyOf(order, 1);
  await shop.rana.claim(copy, made.claim);
  await catchUp();
  expect((await seen(order, [order])).badges).toMatchObject([{ value: { text: 'Being sent' } }]);
  await shop.rana.settle(copy, made);
  await catchUp();
  expect((await seen(order, [order])).badges).toMatchObject([{ tone: 'good', value: { text: 'P-2' } }]);
  await shop.rana.settle(copy, { ...made, wrong: true });
  await catchUp();
  expect((await seen(order, [order])).badges).toMatchObject([{ tone: 'bad' }]);
});

/** What the person is led to from an order of the list that they saw last. */
function orderAfter() {
  const kept: Record<string, unknown> = {};
  Object.assign(browser.storage.session, {
    get: async (key: string) => ({ [key]: kept[key] }),
    set: async (values: object) => void Object.assign(kept, values),
  });
  const update = vi.fn(async () => undefined);
  Object.assign(browser.tabs, { update });
  return async (order: Order, orders: readonly Order[]) => {
    await seen(order, orders);
    const url = (id: string) => `${order.store.origin}/wp-admin/post.php?post=${id}`;
    vi.mocked(browser.tabs.get).mockResolvedValue({ id: 7, url: url(order.id) } as never);
    update.mockClear();
    await openNext({ store: order.store, orderId: order.id }, caller);
    return orders.find(({ id }) => JSON.stringify(update.mock.calls).includes(url(id)))?.id;
  };
}

it('the next order is none that a colleague ships or has shipped; one whose parcel is wrong is', async () => {
  const { made, coming, wrong, mine, free } = await shopWithOrders();
  const nextAfter = orderAfter();
  expect(await nextAfter(mine, [mine, made, coming, free])).toBe(free.id);
  expect(await nextAfter(mine, [mine, made, wrong, free])).toBe(wrong.id);
});

/** What the relay told of an order of Rana's, as if it were of two hours ago. */
async function twoHoursAgo(key: string) {
  const database = await openDatabase();
  const told = need(await database.get('shared-orders', key), 'told');
  const claimedAt = new Date(Date.parse(told.claimedAt) - 2 * 60 * 60_000).toISOString();
  await database.put('shared-orders', { ...told, claimedAt });
}

it('an order whose colleague was lost in the press, or lost its answer, is to be looked at, and not passed over', async () => {
  const shop = await open();
  const [mine, left, lost, made] = [nextOrder(), nextOrder(), nextOrder(), nextOrder()];
  await pressBar(mine);
  await shop.claimByRana(left);
  const claim = await shop.claimByRana(lost);
  await shop.rana.settle(await shop.keyOf(lost), { claim, state: 'unknown' });
  // Whoever let it stand has made one; of the second nobody has heard.
  const first = { claim: await shop.claimByRana(made), state: 'created', code: 'P-1' };
  await shop.rana.settle(await shop.keyOf(made), { ...first, amount: null, fee: null });
  await shop.rana.claim(await shop.keyOf(made, 1), crypto.randomUUID());
  await catchUp();
  await twoHoursAgo(await shop.keyOf(left));
  await twoHoursAgo(await shop.keyOf(made, 1));
  const { badges } = await seen(mine, [left, lost, made]);
  expect(badges.map(({ orderId, tone, value }) => [orderId, tone, value.text])).toEqual([
    [left.id, 'warning', 'Needs confirming'],
    [lost.id, 'warning', 'Needs confirming'],
    [made.id, 'warning', 'Needs confirming'],
  ]);
  const nextAfter = orderAfter();
  expect(await nextAfter(mine, [mine, made, left, lost])).toBe(left.id);
  expect(await nextAfter(mine, [mine, made, lost, left])).toBe(lost.id);
});

it('of a long list no order behind the next one is looked up by its name at the relay: the bar waits for it', async () => {
  await open();
  const [mine, free, others] = [nextOrder(), nextOrder(), Array.from({ length: 40 }, nextOrder)];
  expect(await orderAfter()(mine, [mine, free, ...others])).toBe(free.id);
  const names = vi.spyOn(crypto.subtle, 'sign');
  await openNext({ store: mine.store, orderId: mine.id }, caller);
  expect(names).toHaveBeenCalledOnce();
});
