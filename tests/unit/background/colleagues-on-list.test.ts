import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { nextOrder } from './relay-world';

const { caller, open, setUpRelay } = await import('./joined-shop');
const { atDoor } = await import('./at-door');
const lists = await import('../../../entrypoints/background/lists/lists');
const viewList = atDoor('orders/listed', lists.viewList);
const { pressBar } = await import('./presses');
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

it('the next order is none that a colleague ships or has shipped; one whose parcel is wrong is', async () => {
  const { made, coming, wrong, mine, free } = await shopWithOrders();
  const kept: Record<string, unknown> = {};
  Object.assign(browser.storage.session, {
    get: async (key: string) => ({ [key]: kept[key] }),
    set: async (values: object) => void Object.assign(kept, values),
  });
  const update = vi.fn(async () => undefined);
  Object.assign(browser.tabs, { update });
  const nextAfter = async (order: Order, orders: readonly Order[]) => {
    await seen(order, orders);
    const url = (id: string) => `${order.store.origin}/wp-admin/post.php?post=${id}`;
    vi.mocked(browser.tabs.get).mockResolvedValue({ id: 7, url: url(order.id) } as never);
    update.mockClear();
    await openNext({ store: order.store, orderId: order.id }, caller);
    return orders.find(({ id }) => JSON.stringify(update.mock.calls).includes(url(id)))?.id;
  };
  expect(await nextAfter(mine, [mine, made, coming, free])).toBe(free.id);
  expect(await nextAfter(mine, [mine, made, wrong, free])).toBe(wrong.id);
});
