import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { SharedOrder } from '../../../lib/relay/schemas';
import { findSharedOrder, keepSharedOrder } from '../../../lib/shop-relay/order-claims';

it('what the relay answered to a claim does not take an order back that a later event told of', async () => {
  const claimed: SharedOrder = {
    key: 'a'.repeat(43),
    claim: crypto.randomUUID(),
    state: 'claimed',
    member: { id: 2, name: 'رامي' },
    code: null,
    amount: null,
    fee: null,
    claimedAt: '2026-11-28T01:00:00.000Z',
    changedAt: '2026-11-28T01:00:00.000Z',
    takenFrom: null,
    otherCodes: [],
  };
  const created = {
    ...claimed,
    state: 'created',
    code: 'P-1',
    changedAt: '2026-11-28T01:00:05.000Z',
  } as const;
  await keepSharedOrder(claimed);
  await keepSharedOrder(created);
  await keepSharedOrder(claimed);
  expect(await findSharedOrder(claimed.key)).toEqual(created);
});
