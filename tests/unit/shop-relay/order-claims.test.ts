import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetClaim } from '../../../lib/shop-relay/order-claims';
import { openDatabase } from '../../../lib/storage/db';
import type { OrderClaim } from '../../../lib/storage/records';

const CLAIM: OrderClaim = {
  rowId: 'row-1',
  key: 'order',
  claim: 'first',
  takeOver: null,
  told: 'claimed',
  open: 1,
};

it('a claim that is let go leaves the one that its row was given meanwhile', async () => {
  const database = await openDatabase();
  await database.put('order-claims', { ...CLAIM, claim: 'second' });
  await forgetClaim(CLAIM);
  expect(await database.get('order-claims', 'row-1')).toMatchObject({ claim: 'second' });
  await forgetClaim({ ...CLAIM, claim: 'second' });
  expect(await database.get('order-claims', 'row-1')).toBeUndefined();
});
