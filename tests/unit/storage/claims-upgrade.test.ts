import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { claimsOf, openClaims } from '../../../lib/shop-relay/order-claims';
import { makeOtherStores } from './other-stores';

const CLAIMS = [
  { rowId: 'a', key: 'one', claim: '1', told: 'made-with-code', open: 0, takeOver: null },
  { rowId: 'b', key: 'other', claim: '2', told: 'claimed', open: 1, takeOver: null },
];

it('claims of version 14 are all there, found by their order’s name on the relay', async () => {
  const before = await openDB('shahna', 14, {
    upgrade(fresh) {
      fresh.createObjectStore('order-claims', { keyPath: 'rowId' }).createIndex('open', 'open');
      makeOtherStores(fresh, 14);
    },
  });
  for (const claim of CLAIMS) await before.put('order-claims', claim);
  before.close();
  expect(await claimsOf('one')).toEqual([CLAIMS[0]]);
  expect(await openClaims()).toEqual([CLAIMS[1]]);
});
