import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { CHANGED } from '../../../lib/messaging/signals';
import type { Order } from '../../../lib/order';
import { keepCollection, readCollections } from '../../../lib/review/collected-orders';
import { soon } from '../../soon';
import { anOrder } from '../parcel/made-up';
import { callerOf } from './caller';
import { FakeService } from './fake-service';
import { keepShop } from './shop';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');

const store = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;
const older = anOrder({ store, id: '7', link: 'https://shop.example/wp-admin/7' });
const newer: Order = { ...older, ownNote: 'P-1' };

const collected = async () => (await readCollections())[0]?.orders.map(({ reply }) => reply);

it('two tabs that read an order at different times leave the review in peace: the newer reading stays', async () => {
  vi.stubGlobal('fetch', new FakeService().fetch);
  await keepShop(store.origin);
  await keepCollection({
    store,
    orders: [{ orderId: '7', number: null, link: older.link, reply: { order: older } }],
  });
  // Each page asks again with what it read, whenever it is told of a change.
  const readings = [older, newer];
  const told: number[] = [];
  let looks = 0;
  vi.spyOn(browser.tabs, 'query').mockResolvedValue(readings.map((_, id) => ({ id })) as never);
  vi.spyOn(browser.tabs, 'sendMessage').mockImplementation((async (tabId: number, said: unknown) => {
    if (said === CHANGED) told.push(tabId);
  }) as never);
  const look = async (tabId: number, order: Order) => {
    looks += 1;
    await openOrder(order, callerOf(store.origin, tabId));
  };
  await look(0, older);
  await look(1, newer);
  await soon(async () => expect(await collected()).toEqual([{ order: newer }]));
  const asked = async () => {
    const due = new Set(told.splice(0));
    for (const tabId of due) await look(tabId, readings[tabId] ?? older);
    return due.size === 0;
  };
  await vi.waitUntil(asked, { timeout: 30_000, interval: 200 });
  expect(await collected()).toEqual([{ order: newer }]);
  expect(looks).toBeLessThan(6);
  // What is read anew is news again.
  await look(0, { ...older, ownNote: 'P-2' });
  await soon(async () => expect(await collected()).toMatchObject([{ order: { ownNote: 'P-2' } }]));
});
