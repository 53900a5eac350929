import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { known, type Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { changeSettings } from '../../../lib/settings/settings';
import { addEdits } from '../../../lib/typed/saved-edits';
import { replaceDirectory } from '../../../lib/villages/directory';
import { need } from '../../need';
import { fact } from '../parcel/made-up';
import { villageOf } from '../villages/made-up';
import { ACCOUNT } from './fake-service';

const { browser } = await import('wxt/browser');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { caller, collect, ended, formOf, nextOrder, shipShown, STORE } = await import('./review-orders');
const { cancelled, dearer, rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');
const { keepShop } = await import('./shop');
const { pressBar, pressForm } = await import('./presses');

beforeEach(async () => {
  await setUpAskedStore();
  await keepShop(STORE.origin);
  const villages = [villageOf(301, 'بيت لقيا', 3, 'رام الله'), villageOf(302, 'نابلس', 4, 'نابلس')];
  await replaceDirectory(ACCOUNT, villages, 1);
  tabsSay({});
});

const SAYS_SO = { tone: 'warning', action: { kind: 'review', label: 'Is this parcel wrong?' } };
const STANDS = { tone: 'good', action: { kind: 'print' } };

const paid = (order: Order): Order => ({ ...order, payment: fact('paid') });
const moved = (order: Order): Order => ({ ...order, shipping: { ...order.shipping, city: fact('نابلس') } });

const exchanged = (order: Order): Order => ({
  ...order,
  items: order.items.map((item) => ({ ...item, name: `${item.name} أزرق` })),
});

const givenBack = (order: Order): Order => ({ ...order, refundedTotal: fact('50.00') });
const partPaid = (order: Order): Order => ({ ...order, paidTotal: fact('60.00') });
const called = (order: Order, phone: string): Order => ({
  ...order,
  shipping: { ...order.shipping, phone: fact(phone) },
});

const CHANGES: readonly (readonly [string, (order: Order) => Order])[] = [
  ['cancelled', cancelled],
  ['paid by card', paid],
  ['made dearer', dearer],
  ['sent to another town', moved],
  ['exchanged for other goods at one total', exchanged],
  ['refunded in part', givenBack],
  ['paid in part beforehand', partPaid],
  ['given another phone', (order) => called(order, '0569999999')],
];

it.each(CHANGES)(
  'an order that was %s after its parcel was made says so before its label is printed',
  async (_, change) => {
    const order = nextOrder({ paidTotal: fact('0') });
    expect(await pressBar(order)).toMatchObject(STANDS);
    const bar = await openOrder(change(order), caller);
    expect(bar).toMatchObject(SAYS_SO);
    // Whoever sent it again would have two.
    expect(bar.message).toContain('The order changed after its parcel was made. Compare the two');
    expect(bar.message).not.toContain('then send');
    // It can be printed all the same, and its code copied.
    expect(bar.second).toMatchObject({ kind: 'print' });
    expect(bar.asides).toMatchObject([{ kind: 'copy' }]);
    expect(await openOrder(order, caller)).toMatchObject(STANDS);
  },
);

it('the same where it was pressed in the review, or in its form', async () => {
  const [reviewed, formed] = [nextOrder(), nextOrder()];
  await shipShown(await collect(reviewed), [reviewed.id]);
  await ended([reviewed]);
  await pressForm(await formOf(formed));
  for (const order of [reviewed, formed]) {
    expect(await openOrder(order, caller)).toMatchObject(STANDS);
    expect(await openOrder(dearer(order), caller)).toMatchObject(SAYS_SO);
  }
});

it('what a person had typed over the order is no change of it', async () => {
  const order = nextOrder();
  const edits = { totalPrice: '100', firstName: 'Rana' };
  await addEdits({ key: draftKeyOf(order), orderId: order.id, edits, currency: 'ILS' });
  await pressForm(await formOf(order));
  expect(await openOrder(order, caller)).toMatchObject(STANDS);
});

it('an order that has the parcel’s own phone by now, or its phone written otherwise, has not changed', async () => {
  const order = nextOrder({}, '0599123001');
  const form = await formOf(order);
  await pressForm(form, { fields: { ...form.draft.fields, phone: '0599123002' } });
  for (const phone of ['0599123002', '+970 599-123-001']) {
    expect(await openOrder(called(order, phone), caller)).toMatchObject(STANDS);
  }
  expect(await openOrder(called(order, '0599123003'), caller)).toMatchObject(SAYS_SO);
});

it('an order of which an earlier version kept less is compared by what it kept', async () => {
  const order = nextOrder({ paidTotal: fact('0') });
  const form = await formOf(order);
  const { refunded: _, paid: _paid, phone: _phone, ...facts } = need(form.facts, 'facts');
  await pressForm(form, { facts });
  const changed = called(partPaid(givenBack(order)), '0569999999');
  expect(await openOrder(changed, caller)).toMatchObject(STANDS);
  expect(await openOrder(dearer(changed), caller)).toMatchObject(SAYS_SO);
});

const field = (label: string, value: string) =>
  ({ at: 'billing', key: 'billing_wooccm11', label, value }) as const;

const shownAs = (text: string) => known(text, 'labelled-text');

/** What its page alone tells: a field by its label, the words of a choice, what staff wrote. */
const asItsPageHasIt = (order: Order): Order => ({
  ...order,
  customFields: [{ ...field('المنطقة', 'رفيديا'), code: '12' }],
  remarks: ['دفع 50 عربون'],
});

it('what its page tells beside the store’s data is no change of an order that was chosen on a list', async () => {
  const order = nextOrder({ customFields: [field('', '12')] });
  await shipShown(await collect(order), [order.id]);
  await ended([order]);
  expect(await openOrder(asItsPageHasIt(order), caller)).toMatchObject(STANDS);
  expect(await openOrder(cancelled(asItsPageHasIt(order)), caller)).toMatchObject(SAYS_SO);
});

it('an order that is read otherwise by now, by what a person said of its store and account, has not changed', async () => {
  const order = nextOrder({ customFields: [field('المكان', 'نابلس')] });
  await pressForm(await formOf(order));
  await changeSettings((now) => ({
    ...now,
    accounts: now.accounts.map((one) => ({ ...one, totalIncludesDelivery: !one.totalIncludesDelivery })),
    stores: now.stores.map((one) => ({
      ...one,
      fields: { village: { key: 'billing_wooccm11', label: 'المكان' } },
    })),
  }));
  expect(await openOrder(order, caller)).toMatchObject(STANDS);
  expect(await openOrder(dearer(order), caller)).toMatchObject(SAYS_SO);
});

it('an order whose way to pay an update takes for paid has not changed; its total is as it stands', async () => {
  const order = nextOrder();
  await pressForm(await formOf(order));
  const manifest = { ...browser.runtime.getManifest(), version: '9.8.8' };
  const updated = vi.spyOn(browser.runtime, 'getManifest').mockReturnValue(manifest);
  expect(await openOrder(paid(order), caller)).toMatchObject(STANDS);
  expect(await openOrder(exchanged(order), caller)).toMatchObject(STANDS);
  expect(await openOrder(givenBack(order), caller)).toMatchObject(STANDS);
  expect(await openOrder(dearer(order), caller)).toMatchObject(SAYS_SO);
  updated.mockRestore();
  expect(await openOrder(paid(order), caller)).toMatchObject(SAYS_SO);
});

it('an order that was pressed as its page had it, while its store was late or signed out, is compared with nothing', async () => {
  for (const silence of ['late', 'signed-out'] as const) {
    const saved = nextOrder();
    const shipping = { ...saved.shipping, city: shownAs('نابلس') };
    const page = { ...saved, shipping, total: shownAs('145.00'), status: shownAs('قيد التنفيذ'), silence };
    await pressForm(await formOf(page));
    expect(await openOrder(saved, caller)).toMatchObject(STANDS);
  }
});

it('an order of which its page shows another town, not saved yet, has not changed', async () => {
  const order = nextOrder();
  await pressForm(await formOf(order));
  const city = { known: false, why: 'disagree', text: 'نابلس' } as const;
  const edited = { ...order, shipping: { ...order.shipping, city, address1: fact('نابلس') } };
  expect(await openOrder(edited, caller)).toMatchObject(STANDS);
});

it('the village that a person chose for an address is no change of it', async () => {
  const order = nextOrder();
  const form = await formOf(order);
  const village = { id: 302, name: 'نابلس', cityId: 4, city: 'نابلس' };
  await pressForm(form, { fields: { ...form.draft.fields, village } });
  const shipping = { ...order.shipping, address1: fact('شارع المدارس 2') };
  expect(await openOrder({ ...order, shipping }, caller)).toMatchObject(STANDS);
});

it('an order that was put on hold after its parcel was made says so, one that was held before does not', async () => {
  const held = (order: Order): Order => ({ ...order, status: fact('on-hold'), statusMeaning: 'held' });
  const [order, before] = [nextOrder(), held(nextOrder())];
  await pressForm(await formOf(order));
  const form = await formOf(before);
  const { findings, fields } = form.draft;
  await pressForm(form, { confirmed: [...confirmDoubts(findings, 'referenceNumber', fields)] });
  expect(await openOrder(held(order), caller)).toMatchObject(SAYS_SO);
  expect(await openOrder(before, caller)).toMatchObject(STANDS);
});

it('an order that its shop moved on as shipped, and counts as paid by that, has not changed', async () => {
  const order = nextOrder();
  await pressForm(await formOf(order));
  const done = { ...paid(order), status: fact('completed'), statusMeaning: 'shipped' } as const;
  expect(await openOrder(done, caller)).toMatchObject(STANDS);
});

it('nothing is said any more once its driver took it, or after a week', async () => {
  const [taken, old] = [nextOrder(), nextOrder()];
  await pressBar(taken);
  await pressBar(old);
  const { id } = need(await rowOf(taken), 'row');
  await applyEvent(id, { type: 'handed-over', ticked: true, at: Date.now() });
  expect(await openOrder(cancelled(taken), caller)).toMatchObject(STANDS);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
  expect(await openOrder(cancelled(old), caller)).toMatchObject(STANDS);
  vi.useRealTimers();
});
