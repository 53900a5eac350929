import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { addEdits } from '../../../lib/typed/saved-edits';
import { meanwhile } from './drafted-meanwhile';

vi.mock(import('../../../entrypoints/background/drafting/draft-order'), async (importOriginal) =>
  (await import('./drafted-meanwhile')).draftingWithMeanwhile(importOriginal),
);

const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { decideTogether } = await import('../../../entrypoints/background/review/decide-together');
const { collect, nextOrder, service } = await import('./review-orders');
const { setUpAskedStore, tabsSay } = await import('./asked-store');
const { pressBar } = await import('./presses');

beforeEach(setUpAskedStore);

/** Three orders to one phone in a review, of 140 each. */
async function threeOrders(phone: string) {
  const orders = [1, 2, 3].map(() => nextOrder({}, phone)) as [Order, Order, Order];
  const collectionId = await collect(...orders);
  return {
    orders,
    fieldsOf: async ({ id }: Order) => (await readReviewed(collectionId, id)).form?.draft.fields,
    togetherOf: async ({ id }: Order) => (await readReviewed(collectionId, id)).together,
    decide: (order: Order, choice: 'merged' | 'undecided', carrier: Order) =>
      decideTogether({ collectionId, orderId: order.id, choice, with: carrier.id }),
  };
}

describe('two decisions about one phone at the same moment', () => {
  it('collect for every order that a parcel carries', async () => {
    const { orders, fieldsOf, decide } = await threeOrders('0599300021');
    const [first, second, third] = orders;
    await Promise.all([decide(second, 'merged', first), decide(third, 'merged', first)]);
    expect((await fieldsOf(first))?.totalPrice).toBe('420');
  });
});

describe('an order that is shipped from its page while another is put into its parcel', () => {
  it('goes alone, and the other is one of its own', async () => {
    const { orders, togetherOf, decide } = await threeOrders('0599300025');
    const [first, second] = orders;
    tabsSay({ 7: { order: first, notes: true } });
    meanwhile.work = async () => void (await pressBar(first));
    await expect(decide(second, 'merged', first)).rejects.toMatchObject({ code: 'already-shipped' });
    expect(service.creations()).toMatchObject([{ total_price: 140 }]);
    expect(await togetherOf(second)).toBeNull();
  });
});

describe('what is typed into the form of an order while another is put into its parcel', () => {
  it('stays', async () => {
    const { orders, fieldsOf, decide } = await threeOrders('0599300023');
    const [first, second] = orders;
    meanwhile.work = () =>
      addEdits({ key: draftKeyOf(first), orderId: first.id, edits: { streetName: 'شارع آخر' } });
    await decide(second, 'merged', first);
    expect(await fieldsOf(first)).toMatchObject({ totalPrice: '280', streetName: 'شارع آخر' });
  });

  it('stays where it is the amount, and the other order is one of its own', async () => {
    const { orders, fieldsOf, togetherOf, decide } = await threeOrders('0599300024');
    const [first, second] = orders;
    meanwhile.work = () =>
      addEdits({ key: draftKeyOf(first), orderId: first.id, edits: { totalPrice: '90' } });
    await expect(decide(second, 'merged', first)).rejects.toMatchObject({ code: 'merge-changed' });
    expect((await fieldsOf(first))?.totalPrice).toBe('90');
    expect(await togetherOf(second)).toBeNull();
  });
});
