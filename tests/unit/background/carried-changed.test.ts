import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { fillCollected } from '../../../lib/review/collected-orders';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { findCarriedBy } from '../../../lib/typed/carried-orders';
import { addEdits } from '../../../lib/typed/saved-edits';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';

const { decideTogether } = await import('../../../entrypoints/background/review/decide-together');
const { openFormAgain } = await import('../../../entrypoints/background/forms/forms');
const { draftContext } = await import('../../../entrypoints/background/drafting/draft-order');
const { isCarriedOtherwise } = await import('../../../entrypoints/background/shipping/carried-orders');
const { markWrong } = await import('../../../entrypoints/background/outbox/settling');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { collect, ended, formOf, nextOrder, service, shipShown, STORE, untyped } = await import(
  './review-orders'
);
const { cancelled, rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');
const { pressBar, pressForm } = await import('./presses');

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
    expect(await shipShown(id, [first.id])).toMatchObject([{ failure: 'merge-changed' }]);
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
      refusal: { code: 'merge-changed' },
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
  await addEdits({ key: draftKeyOf(first), orderId: first.id, edits: { totalPrice: '290' } });
  expect(await shipShown(id, [first.id])).toMatchObject([{ failure: null }]);
  await ended([first]);
  expect(service.creations()).toMatchObject([{ total_price: 290 }]);
});

it.each([
  ['cancelled', cancelled],
  ['shipped by a colleague', (order: Order): Order => ({ ...order, ownNote: 'P-77' })],
] as const)(
  'another amount over the sum sends nothing where the carried one was %s since',
  async (_, changed) => {
    const { first, second, id } = await oneParcelForBoth('0599300071');
    await addEdits({ key: draftKeyOf(first), orderId: first.id, edits: { totalPrice: '260' } });
    await fillCollected(changed(second));
    expect(await shipShown(id, [first.id])).toMatchObject([{ failure: 'merge-changed' }]);
    expect(service.creations()).toEqual([]);
  },
);

it('another amount over the sum sends nothing where the carried one was paid since, of an account that collects nothing then', async () => {
  await changeSettings((settings) => ({
    ...settings,
    accounts: settings.accounts.map((account) => ({ ...account, paidOrders: 'collect-nothing' })),
  }));
  const { first, second, id } = await oneParcelForBoth('0599300073');
  await addEdits({ key: draftKeyOf(first), orderId: first.id, edits: { totalPrice: '260' } });
  await fillCollected({ ...second, payment: fact('paid') });
  expect(await shipShown(id, [first.id])).toMatchObject([{ failure: 'merge-changed' }]);
  expect(service.creations()).toEqual([]);
});

it('another amount over the sum is asked about no more where the carried one was paid when it was put in', async () => {
  const account = { ...ACCOUNT, paidOrders: 'collect-nothing' } as const;
  await changeSettings((settings) => ({ ...settings, accounts: [account] }));
  const [first, second] = [nextOrder({}, '0599300074'), nextOrder({ payment: fact('paid') }, '0599300074')];
  const id = await collect(first, second);
  await decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
  await addEdits({ key: draftKeyOf(first), orderId: first.id, edits: { totalPrice: '120' } });
  expect(await shipShown(id, [first.id])).toMatchObject([{ failure: null }]);
  await ended([first]);
  expect(service.creations()).toMatchObject([{ total_price: 120 }]);
});

it('nothing is shipped for two orders of which the carrying one was cancelled since', async () => {
  const { first, id } = await oneParcelForBoth('0599300072');
  await fillCollected(cancelled(first));
  expect(await shipShown(id, [first.id])).toMatchObject([{ failure: 'fields-wrong' }]);
  expect(service.creations()).toEqual([]);
});

it.each(CHANGES)(
  'nothing is shipped from its page where the carried one is known to have been %s, and the store cannot be asked',
  async (_, changed) => {
    const { first, second } = await oneParcelForBoth('0599300065');
    tabsSay({});
    await fillCollected({ ...second, ...changed() });
    const bar = await pressBar(first);
    expect(await rowOf(first)).toBeNull();
    expect(bar.message).toContain('The parcel for both orders');
    expect(service.creations()).toEqual([]);
  },
);

it('the store is asked for a carried order that no list has any more', async () => {
  const { first, second } = await oneParcelForBoth('0599300066');
  for (let lists = 0; lists < 6; lists += 1) await collect(nextOrder());
  tabsSay({
    7: { order: first, notes: true },
    8: { order: { ...second, payment: fact('paid') }, notes: true },
  });
  const bar = await pressBar(first);
  expect(await rowOf(first)).toMatchObject({ refusal: { code: 'merge-changed' } });
  expect(bar.message).toContain('The parcel for both orders');
  expect(service.creations()).toEqual([]);
});

it('an order that was carried by a carried one is looked at too', async () => {
  const [first, second, third] = [1, 2, 3].map(() => nextOrder({}, '0599300067')) as [Order, Order, Order];
  const id = await collect(first, second, third);
  const merge = (order: Order, into: Order) =>
    decideTogether({ collectionId: id, orderId: order.id, choice: 'merged', with: into.id });
  await merge(third, second);
  await merge(second, first);
  await fillCollected({ ...third, payment: fact('paid') });
  expect(await shipShown(id, [first.id])).toMatchObject([{ failure: 'merge-changed' }]);
  await fillCollected(third);
  expect(await shipShown(id, [first.id])).toMatchObject([{ failure: null }]);
  await ended([first]);
  expect((await rowOf(first))?.carries?.map(({ orderId }) => orderId)).toEqual([second.id, third.id]);
  expect(service.creations()).toMatchObject([{ total_price: 420 }]);
});

/** Presses in the order's form as it stands now. */
const pressFormIn = async (collectionId: string, order: Order, again = false) =>
  pressForm(await formOf(order, collectionId), { again });

it('no goods are left behind where the parcel for both should not have been made and is made anew', async () => {
  const { first, second, id } = await oneParcelForBoth('0599300068');
  const decide = (choice: 'merged' | 'undecided') =>
    decideTogether({ collectionId: id, orderId: second.id, choice, with: first.id });
  await shipShown(id, [first.id]);
  await ended([first]);
  await untyped(first);
  await markWrong((await rowOf(first))?.id ?? '', true);
  // The sum went with the parcel that was made.
  await expect(pressFormIn(id, first)).rejects.toMatchObject({ code: 'merge-changed' });
  await decide('undecided');
  await decide('merged');
  await pressFormIn(id, first);
  expect(service.creations()).toMatchObject([{ total_price: 280 }, { total_price: 280 }]);
  // Its note, its number and its claim are the new parcel's.
  expect((await rowOf(first))?.carries).toMatchObject([{ orderId: second.id }]);
});

it('a joining is taken back too where an amount had been typed before it and its parcel was wrong', async () => {
  const [first, second] = [nextOrder({}, '0599300070'), nextOrder({}, '0599300070')];
  const id = await collect(first, second);
  await addEdits({ key: draftKeyOf(first), orderId: first.id, edits: { totalPrice: '150' } });
  const decide = (choice: 'merged' | 'undecided') =>
    decideTogether({ collectionId: id, orderId: second.id, choice, with: first.id });
  await decide('merged');
  await shipShown(id, [first.id]);
  await ended([first]);
  await untyped(first);
  await markWrong((await rowOf(first))?.id ?? '', true);
  await decide('undecided');
  expect((await readReviewed(id, second.id)).together).toBeNull();
});

it('one more of the parcel for both holds both', async () => {
  const { first, second, id } = await oneParcelForBoth('0599300071');
  await shipShown(id, [first.id]);
  await ended([first]);
  await untyped(first);
  await pressForm(await openFormAgain((await rowOf(first))?.id ?? ''), { again: true });
  expect(service.creations()).toMatchObject([{ total_price: 280 }, { total_price: 280 }]);
  expect((await rowOf(first))?.carries).toMatchObject([{ orderId: second.id }]);
});

it('a further parcel goes although the first one’s note stands in the carried order by then', async () => {
  const { first, second, id } = await oneParcelForBoth('0599300072');
  await shipShown(id, [first.id]);
  await ended([first]);
  await untyped(first);
  const { parcelCode } = (await rowOf(first)) ?? {};
  await fillCollected({ ...second, ownNote: parcelCode ?? '' });
  const order = { store: STORE.origin + STORE.basePath, orderId: first.id };
  const carried = await findCarriedBy(draftKeyOf(first));
  const context = draftContext(ACCOUNT, await readSettings());
  await addEdits({ key: draftKeyOf(first), orderId: first.id, edits: { totalPrice: '280' } });
  expect(await isCarriedOtherwise(order, carried, context, null)).toBe(false);
});

it('another parcel of an order is made beside the one that carries both', async () => {
  const { first, id } = await oneParcelForBoth('0599300069');
  await shipShown(id, [first.id]);
  await ended([first]);
  await untyped(first);
  await pressFormIn(id, first, true);
  expect(service.creations()).toMatchObject([{ total_price: 280 }, { total_price: 140 }]);
});
