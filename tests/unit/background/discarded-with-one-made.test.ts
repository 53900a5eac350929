import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { draftKeyOf, orderKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { addEdits } from '../../../lib/typed/saved-edits';

const { discardForm } = await import('../../../entrypoints/background/forms/forms');
const { collect, ended, formOf, nextOrder, service, setUpStore, shipShown } = await import('./review-orders');
const { pressForm } = await import('./presses');

beforeEach(setUpStore);

const parcels = [
  { amount: '100', description: 'قميص' },
  { amount: '40', description: 'حذاء' },
];

/** Pressed in two parcels; the service refuses the one of this number. */
async function refusedOne(number: number) {
  const order = nextOrder();
  const key = draftKeyOf(order);
  const edits = { parcels, firstName: 'غيرها' };
  await addEdits({ key, orderId: order.id, edits, currency: 'ILS' });
  let asked = 0;
  service.answer = () => {
    asked += 1;
    return asked === number
      ? Response.json({ success: false, errors: ['try later'] })
      : Response.json({ success: true, parcel_code: `P-${asked}` });
  };
  await pressForm(await formOf(order));
  service.answer = null;
  await discardForm(key, order.id, false);
  return order;
}

it('an order of whose parcels one is made stays in those parcels, whatever else that was typed is discarded', async () => {
  const order = await refusedOne(2);
  const form = await formOf(order);
  expect(form.draft.fields).toMatchObject({ parcels, firstName: 'سلمى الحاج' });
  await pressForm(form);
  expect((await rowsOfOrder(orderKeyOf(order))).map(({ state }) => state)).toEqual(['created', 'created']);
  expect(service.creations()).toMatchObject([{ total_price: 40, description: 'حذاء' }]);
});

it('an order of whose parcels one is made is no second parcel among many, and the other is sent', async () => {
  const order = await refusedOne(2);
  expect(await shipShown(await collect(order), [order.id])).toEqual([{ orderId: order.id, failure: null }]);
  await ended([order]);
  expect(service.creations()).toMatchObject([{ total_price: 40, description: 'حذاء' }]);
});

it('an order of whose parcels none is made goes in one again', async () => {
  const order = await refusedOne(1);
  expect((await formOf(order)).draft.fields.parcels).toEqual([]);
});
