import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import { nextOrder } from './relay-world';

const { network, open, rowOf, scene, setUpRelay } = await import('./joined-shop');
const { pressBar } = await import('./presses');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');

setUpRelay();

const DAY = 86_400_000;

it('a relay that was put back is told of the newest orders first, and of none that was settled long before', async () => {
  const { keyOf } = await open();
  const orders = [nextOrder(), nextOrder(), nextOrder()];
  const begunBefore = [1, 100, 0];
  for (const order of orders) await pressBar(order);
  await followClaims();
  await catchUp();
  const database = await openDatabase();
  for (const [at, order] of orders.entries()) {
    const { id } = await rowOf(order);
    const claim = await database.get('order-claims', id);
    if (claim === undefined) throw new Error('no claim');
    await database.put('order-claims', { ...claim, begunAt: Date.now() - (begunBefore[at] ?? 0) * DAY });
  }
  for (const table of ['change', 'shop_order'] as const) await scene.db.deleteFrom(table).execute();
  await scene.db.updateTable('shop').set({ last_seq: 0 }).execute();
  network.toRelay.length = 0;
  await catchUp();
  await followClaims();
  const names = await Promise.all(orders.map((order) => keyOf(order)));
  const told = network.toRelay.map((call) => names.findIndex((name) => call.includes(name)));
  expect([...new Set(told)].filter((at) => at >= 0)).toEqual([2, 0]);
});
