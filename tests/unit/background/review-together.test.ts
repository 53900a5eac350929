import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { fillCollected } from '../../../lib/review/collected-orders';
import { reviewOrders } from '../../../lib/review/review-status';
import { changeSettings } from '../../../lib/settings/settings';
import { addEdits } from '../../../lib/typed/saved-edits';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';

const { openReview, readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { discardForm } = await import('../../../entrypoints/background/forms/forms');
const { decideTogether } = await import('../../../entrypoints/background/review/decide-together');
const { collect, ended, nextOrder, service, setUpReview, shipShown, stateOf } = await import(
  './review-orders'
);

beforeEach(setUpReview);

/** A person says that an order is to go beside these, which were named. */
const both = (collectionId: string, { id: orderId }: Order, ...named: readonly Order[]) =>
  decideTogether({ collectionId, orderId, choice: 'both', with: null, beside: named.map(draftKeyOf) });

describe('orders whose recipient’s phone is the same', () => {
  it('refuses a second parcel to one phone until a person has decided', async () => {
    const [first, second] = [nextOrder({}, '0599300001'), nextOrder({}, '+970599300001')];
    const id = await collect(first, second);
    const ids = [first.id, second.id];
    expect((await shipShown(id, ids)).map(({ failure }) => failure)).toEqual([null, 'phone-shared']);
    await ended([first]);
    const view = await openReview();
    const [, shown] = view === null ? [] : reviewOrders(view, new Map(), new Map());
    expect(shown).toMatchObject({ status: 'shared-phone', sharedWith: { orderId: first.id } });
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'held', with: null });
    expect(await shipShown(id, [second.id])).toMatchObject([{ failure: 'held' }]);
    await both(id, second, first);
    expect(await shipShown(id, [second.id])).toMatchObject([{ failure: null }]);
    await ended([second]);
  });

  it('sends both of the two that were named alone: a third that comes later is asked about', async () => {
    const [first, second, third] = [1, 2, 3].map(() => nextOrder({}, '0599300021')) as [Order, Order, Order];
    await both(await collect(first, second), second, first);
    const id = await collect(third, first, second);
    const statuses = async () => {
      const view = await openReview();
      return view === null ? [] : reviewOrders(view, new Map(), new Map());
    };
    const asked = { status: 'shared-phone', sharedWith: { number: third.id, orderId: third.id } };
    expect((await statuses()).at(-1)).toMatchObject(asked);
    expect(await shipShown(id, [third.id, second.id])).toMatchObject([
      { failure: null },
      { failure: 'phone-shared' },
    ]);
    await ended([third]);
    await both(id, second, first, third);
    expect((await statuses()).at(-1)).toMatchObject({ status: 'ready', sharedWith: null });
    expect(await shipShown(id, [second.id])).toMatchObject([{ failure: null }]);
    await ended([second]);
  });

  it('adds an order to another one once, however often it is asked to, and to none that is itself carried', async () => {
    const [first, second, third] = [1, 2, 3].map(() => nextOrder({}, '0599300009')) as [Order, Order, Order];
    const id = await collect(first, second, third);
    const merge = (one: Order, other: Order) =>
      decideTogether({ collectionId: id, orderId: one.id, choice: 'merged', with: other.id });
    const totalOf = async ({ id: orderId }: Order) =>
      (await readReviewed(id, orderId)).form?.draft.fields.totalPrice;
    await expect(merge(first, first)).rejects.toMatchObject({ code: 'fields-wrong' });
    expect(await totalOf(first)).toBe('140');
    await merge(second, first);
    await merge(second, first);
    expect(await totalOf(first)).toBe('280');
    await expect(merge(third, second)).rejects.toMatchObject({ code: 'held' });
    expect(await totalOf(second)).toBe('140');
  });

  it.each([
    ['cancelled', { status: fact('cancelled'), statusMeaning: 'ended' }],
    ['shipped by a colleague', { ownNote: 'P-77' }],
  ] as const)('puts no order that was %s into another’s parcel', async (_, change) => {
    const [first, second] = [nextOrder({}, '0599300011'), { ...nextOrder({}, '0599300011'), ...change }];
    const id = await collect(first, second);
    const merge = decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
    await expect(merge).rejects.toMatchObject({ code: 'changed-since-shown' });
    expect((await readReviewed(id, first.id)).form?.draft.fields.totalPrice).toBe('140');
  });

  it('keeps an order that another one carries kept back when what was typed into it is let go of', async () => {
    const [first, second] = [nextOrder({}, '0599300010'), nextOrder({}, '0599300010')];
    const id = await collect(first, second);
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
    await discardForm(draftKeyOf(second), second.id, false);
    expect(await shipShown(id, [second.id])).toMatchObject([{ failure: expect.any(String) }]);
    expect((await readReviewed(id, second.id)).together).toMatchObject({ choice: 'merged' });
    expect(service.creations()).toEqual([]);
    // The form that carries both gives the sum up: then the other one is an order of its own again.
    await discardForm(draftKeyOf(first), first.id, false);
    const [one, other] = await Promise.all([first, second].map((order) => readReviewed(id, order.id)));
    expect(one?.form?.draft.fields.totalPrice).toBe('140');
    expect(other).toMatchObject({ together: null });
  });

  it('keeps an order whose goods went with another kept back when that one’s form is let go of after', async () => {
    const [first, second] = [nextOrder({}, '0599300011'), nextOrder({}, '0599300011')];
    const id = await collect(first, second);
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
    await shipShown(id, [first.id]);
    await ended([first]);
    // Another parcel of the order was begun in its form, and let go of.
    await addEdits({ key: draftKeyOf(first), orderId: first.id, edits: { totalPrice: '20' } });
    await discardForm(draftKeyOf(first), first.id, true);
    expect((await readReviewed(id, second.id)).together).toMatchObject({ choice: 'merged' });
    expect(await shipShown(id, [second.id])).toMatchObject([{ failure: expect.any(String) }]);
    expect(service.creations()).toMatchObject([{ total_price: 280 }]);
  });

  it('puts two orders into one parcel: amounts added, both numbers, and the second is shipped nowhere', async () => {
    const [first, second] = [nextOrder({}, '0599300002'), nextOrder({}, '0599300002')];
    const id = await collect(first, second);
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
    const carried = await readReviewed(id, second.id);
    expect(carried.together).toMatchObject({ choice: 'merged' });
    expect(carried.form?.draft.findings).toMatchObject([{ severity: 'doubt', code: 'merged-elsewhere' }]);
    await shipShown(id, [first.id, second.id]);
    await ended([first]);
    expect(service.creations()).toMatchObject([
      { total_price: 280, reference_number: `N${first.id}, N${second.id}` },
    ]);
    expect(await stateOf(second)).toBeUndefined();
  });

  it('takes an order out of the other’s parcel again, which is then as it was', async () => {
    const [first, second, third] = [1, 2, 3].map(() => nextOrder({}, '0599300003'));
    if (first === undefined || second === undefined || third === undefined) throw new Error('three orders');
    const id = await collect(first, second, third);
    const merge = (order: Order) =>
      decideTogether({ collectionId: id, orderId: order.id, choice: 'merged', with: first.id });
    const undo = (order: Order) =>
      decideTogether({ collectionId: id, orderId: order.id, choice: 'undecided', with: first.id });
    const fields = async (order: Order) => (await readReviewed(id, order.id)).form?.draft.fields;
    const before = await fields(first);
    await merge(second);
    await merge(third);
    expect((await fields(first))?.totalPrice).toBe('420');
    // The one put in last comes out first: what each added is known only from there.
    await expect(undo(second)).rejects.toMatchObject({ code: 'merge-changed' });
    await undo(third);
    expect((await fields(first))?.totalPrice).toBe('280');
    await undo(second);
    expect(await fields(first)).toEqual(before);
    expect((await readReviewed(id, second.id)).together).toBeNull();
    await both(id, second, first);
    await shipShown(id, [first.id]);
    await ended([first]);
    expect(service.creations()).toMatchObject([{ total_price: 140 }]);
  });

  it('asks about an amount that was written over an order, also once another was put into its parcel and taken out', async () => {
    const [first, second] = [nextOrder({}, '0599300012'), nextOrder({}, '0599300012')];
    const id = await collect(first, second);
    const form = async () => (await readReviewed(id, first.id)).form;
    const { said } = (await form()) ?? {};
    await addEdits({ key: draftKeyOf(first), orderId: first.id, edits: { totalPrice: '100' }, said });
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'undecided', with: first.id });
    await fillCollected({ ...first, payment: fact('paid') });
    const draft = (await form())?.draft;
    expect(draft?.fields.totalPrice).toBe('100');
    expect(draft?.findings).toMatchObject([{ field: 'totalPrice', code: 'order-changed' }]);
    expect(await shipShown(id, [first.id])).toMatchObject([{ failure: 'fields-wrong' }]);
  });

  it('takes nothing out of a parcel that is on its way', async () => {
    const [first, second] = [nextOrder({}, '0599300004'), nextOrder({}, '0599300004')];
    const id = await collect(first, second);
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
    await shipShown(id, [first.id]);
    await ended([first]);
    await expect(
      decideTogether({ collectionId: id, orderId: second.id, choice: 'undecided', with: null }),
    ).rejects.toMatchObject({ code: 'already-shipped' });
  });
});

describe('one parcel for two orders', () => {
  const feesOf = () =>
    vi.stubGlobal('fetch', (request: Request) =>
      request.url?.endsWith('parcels/fees')
        ? Promise.resolve(
            Response.json({
              delivery_cost: '20.00',
              returned_delivery_cost: '10.00',
              extra_price: 0,
              returned_extra_price: 0,
            }),
          )
        : service.fetch(request),
    );

  async function threeOnTop(phone: string) {
    const account = { ...ACCOUNT, totalIncludesDelivery: false };
    await changeSettings((settings) => ({ ...settings, accounts: [account] }));
    feesOf();
    const orders = [1, 2, 3].map(() => nextOrder({ shippingTotal: fact('0') }, phone)) as [
      Order,
      Order,
      Order,
    ];
    const id = await collect(...orders);
    const total = async (order: Order) => (await readReviewed(id, order.id)).form?.draft.fields.totalPrice;
    const merge = (order: Order) =>
      decideTogether({ collectionId: id, orderId: order.id, choice: 'merged', with: orders[0].id });
    return { orders, total, merge, id };
  }

  it('collects the fee of one delivery where it comes on top of the totals', async () => {
    const { orders, total, merge, id } = await threeOnTop('0599300041');
    const [first, second, third] = orders;
    expect(await total(first)).toBe('160');
    await merge(second);
    expect(await total(first)).toBe('300');
    await merge(third);
    expect(await total(first)).toBe('440');
    await decideTogether({ collectionId: id, orderId: third.id, choice: 'undecided', with: first.id });
    expect(await total(first)).toBe('300');
  });

  it('is not added up where a person wrote an amount that may be without the fee', async () => {
    const { orders, total, merge } = await threeOnTop('0599300042');
    const [first, second] = orders;
    await addEdits({ key: draftKeyOf(first), orderId: first.id, edits: { totalPrice: '90' } });
    await expect(merge(second)).rejects.toMatchObject({ code: 'changed-since-shown' });
    expect(await total(first)).toBe('90');
  });

  it('goes to one village: orders to two are not joined, nor one whose village nobody knows', async () => {
    const orders = ['بيت لقيا', 'بيت لقيا', 'بلدة الغيوم'].map((city) => {
      const order = nextOrder({}, '0599300043');
      const party = { ...order.shipping, city: fact(city) };
      return { ...order, shipping: party, billing: party };
    }) as [Order, Order, Order];
    const [first, second, third] = orders;
    const id = await collect(...orders);
    const village = { id: 302, cityId: 3, name: 'بيرزيت', city: 'رام الله' };
    await addEdits({ key: draftKeyOf(second), orderId: second.id, edits: { village } });
    const villages = await Promise.all(orders.map((order) => readReviewed(id, order.id)));
    expect(villages.map(({ form }) => form?.draft.fields.village?.id)).toEqual([301, 302, undefined]);
    for (const order of [second, third]) {
      const merging = decideTogether({
        collectionId: id,
        orderId: order.id,
        choice: 'merged',
        with: first.id,
      });
      await expect(merging).rejects.toMatchObject({ code: 'changed-since-shown' });
    }
    expect((await readReviewed(id, first.id)).form?.draft.fields.totalPrice).toBe('140');
  });
});
