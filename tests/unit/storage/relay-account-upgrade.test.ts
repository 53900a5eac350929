import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { findRelay } from '../../../lib/shop-relay/kept-relay';
import { makeOtherStores } from './other-stores';

it('a relay of version 15 whose account was removed is of no account; all else is as it was', async () => {
  const relay = { state: 'joined', url: 'https://relay.example', memberId: 1, accountId: '', after: 7 };
  const before = await openDB('shahna', 15, { upgrade: (fresh) => makeOtherStores(fresh, 15) });
  await before.put('relay', relay, 'relay');
  before.close();
  expect(await findRelay()).toEqual({ ...relay, accountId: null });
});
