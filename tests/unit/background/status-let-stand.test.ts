import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { fillCollected } from '../../../lib/review/collected-orders';
import { readSettings } from '../../../lib/settings/settings';
import { addEdits, findEdits } from '../../../lib/typed/saved-edits';
import { soon } from '../../soon';
import { fact } from '../parcel/made-up';

const { collect, formOf, nextOrder, shipShown } = await import('./review-orders');
const { pressFormOf, setUpAskedStore, tabsSay } = await import('./asked-store');

beforeEach(setUpAskedStore);

const at = (order: Order, status: string): Order => ({ ...order, status: fact(status) });

/** The person lets the status stand at which the order is. */
async function letStand(order: Order, collectionId?: string): Promise<readonly string[]> {
  const { findings, fields } = (await formOf(order, collectionId)).draft;
  const confirmed = confirmDoubts(findings, 'referenceNumber', fields);
  await addEdits({ key: draftKeyOf(order), orderId: order.id, confirmed });
  return confirmed;
}

/** The statuses at which the shop ships, once all is learned that there is of the order's parcel. */
async function learnedOf(order: Order) {
  await soon(async () => expect(await findEdits(draftKeyOf(order))).toBeNull());
  return (await readSettings()).stores[0]?.shippedStatuses;
}

it('a status of a shop’s own at which an order is shipped is remembered', async () => {
  const order = at(nextOrder(), 'stage-2');
  const id = await collect(order);
  await letStand(order, id);
  await shipShown(id, [order.id]);
  expect(await learnedOf(order)).toEqual(['stage-2']);
});

it('a status that the order has left when it is shipped is not remembered', async () => {
  const order = at(nextOrder(), 'stage-2');
  const id = await collect(order);
  await letStand(order, id);
  const now = at(order, 'processing');
  await fillCollected(now);
  tabsSay({ 7: { order: now, notes: true } });
  await shipShown(id, [order.id]);
  expect(await learnedOf(order)).toBeUndefined();
});

it('of two statuses that were let stand, the one at which the order is shipped is remembered', async () => {
  const order = at(nextOrder(), 'stage-2');
  await letStand(order);
  const now = at(order, 'stage-3');
  await letStand(now);
  tabsSay({ 7: { order: now, notes: true } });
  await pressFormOf(now, [...(await formOf(now)).confirmed]);
  expect(await learnedOf(order)).toEqual(['stage-3']);
});
