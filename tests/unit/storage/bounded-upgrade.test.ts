import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { readSharedOrders } from '../../../lib/shop-relay/order-claims';
import { openDatabase } from '../../../lib/storage/db';
import { findCarriedBy } from '../../../lib/typed/carried-orders';
import { makeOtherStores } from './other-stores';

const FORMS = [
  { key: 'a', edits: {}, confirmed: [], orderId: '1' },
  { key: 'b', edits: {}, confirmed: [], orderId: '2', together: { choice: 'merged', carrierKey: 'a' } },
];
const SHARED = [
  { key: 'old', claimedAt: '2024-11-22T08:00:00.000Z' },
  { key: 'new', claimedAt: '2026-11-22T08:00:00.000Z' },
];

it('forms and colleagues’ orders of version 13 are all there, found by their parcel and by their time', async () => {
  const before = await openDB('shahna', 13, {
    upgrade(fresh) {
      fresh.createObjectStore('drafts', { keyPath: 'key' });
      fresh.createObjectStore('shared-orders', { keyPath: 'key' }).createIndex('code', 'code');
      makeOtherStores(fresh, 13);
    },
  });
  for (const form of FORMS) await before.put('drafts', form);
  for (const order of SHARED) await before.put('shared-orders', order);
  before.close();
  expect(await findCarriedBy('a')).toEqual([FORMS[1]]);
  expect((await readSharedOrders(Date.parse('2026-01-01'))).map(({ key }) => key)).toEqual(['new']);
  const database = await openDatabase();
  expect(await database.getAll('drafts')).toEqual(FORMS);
  expect(await readSharedOrders()).toHaveLength(2);
});
