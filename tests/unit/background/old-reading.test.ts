import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requireCollection } from '../../../lib/review/collected-orders';
import { need } from '../../need';
import { soon } from '../../soon';
import { fact } from '../parcel/made-up';

const { openFormAgain } = await import('../../../entrypoints/background/forms/forms');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { caller, collect, ended, nextOrder, service, shipShown, stateOf, STORE } = await import(
  './review-orders'
);
const { pressAgain, rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');
const { pressBar, pressForm } = await import('./presses');
const { keepShop } = await import('./shop');

beforeEach(async () => {
  await setUpAskedStore();
  await keepShop(STORE.origin);
  tabsSay({});
});
afterEach(() => {
  vi.useRealTimers();
});

function daysLater(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
}

it('an order that was chosen days ago is not sent as it was read then where its store cannot be asked', async () => {
  const order = nextOrder();
  const id = await collect(order);
  daysLater(6);
  await shipShown(id, [order.id]);
  await soon(async () =>
    expect(await rowOf(order)).toMatchObject({ state: 'withdrawn', refusal: { code: 'store-not-asked' } }),
  );
  expect(service.creations()).toEqual([]);
  // Nothing went, and it is said what can be done.
  const { message } = await openOrder({ ...order, silence: 'late' }, caller);
  expect(message).toMatch(/Your store could not be asked.*Open the store, or press once more/);
  // Who was told of it may send it as it was read.
  await shipShown(id, [order.id]);
  await ended([order]);
  expect(await rowOf(order)).toMatchObject({ storeAsked: 'not-asked' });
});

it('it goes at once where the store says that it is the same, or was read on its page since', async () => {
  const [same, opened, young] = [nextOrder(), nextOrder(), nextOrder()];
  const id = await collect(same, opened);
  daysLater(6);
  tabsSay({ 7: { order: same, notes: true } });
  await shipShown(id, [same.id]);
  await ended([same]);
  tabsSay({});
  await openOrder(opened, caller);
  await soon(async () => {
    const { orders } = await requireCollection(id);
    expect(orders.find(({ orderId }) => orderId === opened.id)?.readAt).toBeGreaterThan(Date.now() - 60_000);
  });
  await shipShown(id, [opened.id]);
  await ended([opened]);
  await shipShown(await collect(young), [young.id]);
  await ended([young]);
  expect(await stateOf(young)).toBe('created');
});

it('a parcel that was refused days ago is not sent as it was where its store cannot be asked', async () => {
  const order = nextOrder();
  service.answer = () => Response.json({ success: false, errors: ['failed to add'] });
  await pressBar(order);
  service.answer = null;
  daysLater(5);
  await expect(pressAgain(order)).rejects.toMatchObject({ code: 'store-not-asked' });
  expect(service.creations()).toEqual([]);
  expect(await pressAgain(order)).toMatchObject({ state: 'created', storeNotAsked: true });
  // One more of a parcel that is made is like that one, whatever its order has become: nothing is asked.
  daysLater(5);
  const { id } = need(await rowOf(order), 'row');
  const more = await pressForm(await openFormAgain(id), { again: true });
  expect(more).toMatchObject({ state: 'created', copy: 1 });
});

it('one that was refused today goes at once, and so does one whose store has the order as it was', async () => {
  const [young, same] = [nextOrder(), nextOrder()];
  service.answer = () => Response.json({ success: false, errors: ['failed to add'] });
  await pressBar(same);
  daysLater(5);
  await pressBar(young);
  service.answer = null;
  expect(await pressAgain(young)).toMatchObject({ state: 'created' });
  tabsSay({ 7: { order: same, notes: true } });
  expect(await pressAgain(same)).toMatchObject({ state: 'created', storeNotAsked: false });
});

it('what a page said anew and could not be kept is kept once it can be', async () => {
  const order = nextOrder();
  const id = await collect(order);
  const changed = { ...order, total: fact('150.00') };
  const { put } = IDBObjectStore.prototype;
  let failed = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name !== 'collections') return put.apply(this, given);
    failed += 1;
    throw new DOMException('full', 'QuotaExceededError');
  });
  await openOrder(changed, caller);
  await soon(() => expect(failed).toBe(1));
  vi.mocked(IDBObjectStore.prototype.put).mockRestore();
  await soon(async () => {
    await openOrder(changed, caller);
    const { orders } = await requireCollection(id);
    expect(orders[0]?.reply).toMatchObject({ order: { total: { value: '150.00' } } });
  });
});
