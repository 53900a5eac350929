import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Order, unknown } from '../../../lib/order';
import { draftKeyOf, orderKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import { changeSettings } from '../../../lib/settings/settings';
import { addEdits } from '../../../lib/typed/saved-edits';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { withdrawRow } = await import('../../../entrypoints/background/outbox/settling');
const { formOf, caller, collect, ended, nextOrder, service, setUpStore, shipShown } = await import(
  './review-orders'
);
const { chooseOffered } = await import('./at-door');

const VILLAGE = { id: 301, cityId: 3, name: 'بيت لقيا', city: 'رام الله' };

/** As the form of the order as it is now keeps it. */
async function type(order: Order, edits: Partial<ParcelFields>) {
  const { key, said } = await formOf(order);
  await addEdits({ key, orderId: order.id, edits, currency: 'ILS', said });
}

const doubtsOf = async (order: Order) =>
  (await formOf(order)).draft.findings
    .filter(({ severity }) => severity !== 'notice')
    .map(({ field, code }) => [field, code]);

beforeEach(setUpStore);

describe('an amount that a person wrote over an order', () => {
  it('is asked about once the order is paid, or of another total, and let stand until it says something else', async () => {
    const order = nextOrder();
    await type(order, { totalPrice: '100' });
    expect(await doubtsOf(order)).toEqual([]);
    for (const change of [{ payment: fact('paid' as const) }, { total: fact('150') }]) {
      const changed = { ...order, ...change };
      expect(await doubtsOf(changed)).toEqual([['totalPrice', 'order-changed']]);
      const id = await collect(changed);
      expect(await shipShown(id, [order.id])).toMatchObject([{ failure: 'fields-wrong' }]);
      const { draft } = await formOf(changed);
      const confirmed = confirmDoubts(draft.findings, 'totalPrice', draft.fields);
      await addEdits({ key: draftKeyOf(order), orderId: order.id, confirmed });
      expect(await doubtsOf(changed)).toEqual([]);
    }
    expect(service.creations()).toEqual([]);
    // As it was when the amount was written.
    const id = await collect(order);
    await shipShown(id, [order.id]);
    await ended([order]);
    expect(service.creations()).toMatchObject([{ total_price: 100 }]);
  });

  it('is asked about where it was an answer in the bar that was taken back', async () => {
    await changeSettings((settings) => ({
      ...settings,
      holdSeconds: 5,
      accounts: [{ ...ACCOUNT, paidOrders: 'ask' }],
    }));
    const order = nextOrder({ payment: fact('paid' as const) });
    const asked = await openOrder(order, caller);
    await chooseOffered(order, asked.offered ?? '', 1, caller);
    const [row] = await rowsOfOrder(orderKeyOf(order));
    await withdrawRow(row?.id ?? '');
    expect(await openOrder(order, caller)).toMatchObject({ action: { kind: 'ship' } });
    const changed = { ...order, total: fact('150') };
    expect(await openOrder(changed, caller)).toMatchObject({ digest: null, action: { kind: 'review' } });
  });

  it('is asked about where the order comes to just that by now, but may be paid, or is read unsurely', async () => {
    const order = nextOrder();
    await type(order, { totalPrice: '100' });
    const agreed = { ...order, total: fact('100') };
    expect(await doubtsOf(agreed)).toEqual([]);
    for (const change of [
      { payment: fact('unpaid' as const), paymentMethod: fact('stripe') },
      { refundedTotal: unknown('unreadable') },
      { total: { ...fact('100'), sure: false } },
    ])
      expect([change, await doubtsOf({ ...agreed, ...change })]).toEqual([
        change,
        [['totalPrice', 'order-changed']],
      ]);
  });

  it('is not, where an earlier version kept it', async () => {
    const order = nextOrder();
    await addEdits({ key: draftKeyOf(order), orderId: order.id, edits: { totalPrice: '100' } });
    expect(await doubtsOf({ ...order, total: fact('150') })).toEqual([]);
  });
});

describe('an amount that has the company’s fee in it', () => {
  const far = { id: 302, cityId: 4, name: 'ام الفحم', city: 'الداخل' };
  const without = () => nextOrder({ shippingTotal: fact('0'), total: fact('120.00') });
  beforeEach(async () => {
    const accounts = [{ ...ACCOUNT, totalIncludesDelivery: false }];
    await changeSettings((settings) => ({ ...settings, accounts }));
  });

  it('is asked about once the parcel goes to another village, and let stand for that one', async () => {
    const order = without();
    await type(order, { totalPrice: '140' });
    await type(order, { village: VILLAGE });
    expect(await doubtsOf(order)).toEqual([]);
    await type(order, { village: far });
    expect(await doubtsOf(order)).toContainEqual(['totalPrice', 'order-changed']);
    const { draft } = await formOf(order);
    const confirmed = confirmDoubts(draft.findings, 'totalPrice', draft.fields);
    await addEdits({ key: draftKeyOf(order), orderId: order.id, confirmed });
    expect(await doubtsOf(order)).not.toContainEqual(['totalPrice', 'order-changed']);
  });

  it('is not, where it was written for that village, is nothing, or an earlier version kept it', async () => {
    const [own, nothing, old] = [without(), without(), without()];
    await type(own, { village: far });
    await type(own, { totalPrice: '190' });
    await type(nothing, { totalPrice: '0' });
    await type(nothing, { village: far });
    const { key, said } = await formOf(old);
    const before = { ...said, totalPrice: said?.totalPrice?.slice(0, 64) };
    await addEdits({ key, orderId: old.id, edits: { totalPrice: '140', village: far }, said: before });
    for (const order of [own, nothing, old]) {
      expect(await doubtsOf(order)).not.toContainEqual(['totalPrice', 'order-changed']);
    }
  });
});

it('asks about a village that a person picked for another address', async () => {
  const order = nextOrder();
  await type(order, { village: VILLAGE });
  expect(await doubtsOf(order)).toEqual([]);
  const changed = { ...order, shipping: { ...order.shipping, city: fact('نابلس') } };
  expect(await doubtsOf(changed)).toEqual([['village', 'order-changed']]);
  expect(await openOrder(changed, caller)).toMatchObject({ digest: null });
});

it('does not ask about a village that the order says itself by now', async () => {
  const order = nextOrder();
  await type(order, { village: VILLAGE });
  const changed = { ...order, shipping: { ...order.shipping, address2: fact('الطابق الثالث') } };
  expect(await doubtsOf(changed)).toEqual([]);
});

describe('what a person wrote of the recipient', () => {
  const written = { firstName: 'هبة سليم', phone: '0568123456', streetName: 'شارع المدارس، بناية 4' };

  it.each([
    ['firstName', 'name', 'أمل عيسى'],
    ['phone', 'phone', '0597000111'],
    ['streetName', 'address1', 'شارع الجامعة'],
    ['streetName', 'city', 'نابلس'],
  ] as const)(
    'is asked about at %s once the order has another %s, and not before',
    async (field, part, value) => {
      const order = nextOrder();
      await type(order, { [field]: written[field] });
      expect(await doubtsOf(order)).toEqual([]);
      const changed = { ...order, shipping: { ...order.shipping, [part]: fact(value) } };
      expect(await doubtsOf(changed)).toContainEqual([field, 'order-changed']);
      expect(await openOrder(changed, caller)).toMatchObject({ digest: null });
    },
  );

  it('is not, where the order says just that by now, or says something else of another field', async () => {
    const order = nextOrder();
    await type(order, { phone: written.phone });
    const mended = { ...order, shipping: { ...order.shipping, phone: fact(written.phone) } };
    expect(await doubtsOf(mended)).toEqual([]);
    const moved = { ...order, shipping: { ...order.shipping, address2: fact('الطابق الثالث') } };
    expect(await doubtsOf(moved)).toEqual([]);
  });
});
