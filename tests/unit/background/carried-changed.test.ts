import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { fillCollected } from '../../../lib/review/collected-orders';
import { addTyped } from '../../../lib/typed/saved-edits';
import { fact } from '../parcel/made-up';

const { decideTogether } = await import('../../../entrypoints/background/review/decide-together');
const { collect, ended, nextOrder, service, shipShown } = await import('./review-orders');
const { pressBar, rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');

beforeEach(setUpAskedStore);

/** Two orders of 140 each, of which the first one's parcel carries the second. */
async function oneParcelForBoth(phone: string) {
  const [first, second] = [nextOrder({}, phone), nextOrder({}, phone)];
  const id = await collect(first, second);
  await decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
  return { first, second, id };
}

const CHANGES = [
  ['paid', () => ({ payment: fact('paid') })],
  ['cancelled', () => ({ status: fact('cancelled'), statusMeaning: 'ended' })],
  ['changed', () => ({ total: fact('150.00') })],
] as readonly (readonly [string, () => Partial<Order>])[];

it.each(CHANGES)(
  'nothing is shipped for two orders of which the carried one was %s since',
  async (_, changed) => {
    const { first, second, id } = await oneParcelForBoth('0599300061');
    await fillCollected({ ...second, ...changed() });
    expect(await shipShown(id, [first.id])).toMatchObject([{ failure: 'changed-since-shown' }]);
    expect(service.creations()).toEqual([]);
  },
);

it.each(CHANGES)(
  'the store is asked for the carried order too, where it was %s since',
  async (_, changed) => {
    const { first, second } = await oneParcelForBoth('0599300062');
    tabsSay({
      7: { order: first, notes: true },
      8: { order: { ...second, ...changed() }, notes: true },
    });
    await pressBar(first);
    expect(await rowOf(first)).toMatchObject({
      state: 'withdrawn',
      refusal: { code: 'changed-since-shown' },
    });
    expect(service.creations()).toEqual([]);
  },
);

it('both go in one parcel where the store holds what was seen of both', async () => {
  const { first, second } = await oneParcelForBoth('0599300063');
  tabsSay({ 7: { order: first, notes: true }, 8: { order: second, notes: true } });
  await pressBar(first);
  expect(await rowOf(first)).toMatchObject({ state: 'created', storeAsked: 'as-shown' });
  expect(service.creations()).toMatchObject([{ total_price: 280 }]);
});

it('an amount that a person wrote over the sum is theirs', async () => {
  const { first, second, id } = await oneParcelForBoth('0599300064');
  await fillCollected({ ...second, total: fact('150.00') });
  await addTyped({ key: draftKeyOf(first), orderId: first.id, edits: { totalPrice: '290' } });
  expect(await shipShown(id, [first.id])).toMatchObject([{ failure: null }]);
  await ended([first]);
  expect(service.creations()).toMatchObject([{ total_price: 290 }]);
});
