import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import {
  fillCollected,
  keepCollection,
  readCollections,
  requireCollection,
} from '../../../lib/review/collected-orders';
import type { Collection } from '../../../lib/review/collection';
import { openDatabase } from '../../../lib/storage/db';

it.each([
  ['are kept in one moment', 0],
  ['are kept while the clock is set back', 86_400_000],
])('of several collections that %s the last one is the newest, and stays', async (_, back) => {
  let now = 1_764_500_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const store = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;
  for (let kept = 0; kept < 7; kept += 1) {
    now -= back;
    const id = await keepCollection({ store, orders: [] });
    expect((await readCollections())[0]?.id).toBe(id);
  }
  vi.restoreAllMocks();
});

it('a bulk is shipped by no collection that cannot be read: it is set aside', async () => {
  const database = await openDatabase();
  await database.put('collections', { id: 'damaged', collectedAt: 1, orders: null } as unknown as Collection);
  const order = { id: '991', store: { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/' } };
  await expect(fillCollected(order as Order)).resolves.toBe(false);
  await expect(requireCollection('damaged')).rejects.toMatchObject({ code: 'row-missing' });
  expect(await database.get('collections', 'damaged')).toBeUndefined();
});
