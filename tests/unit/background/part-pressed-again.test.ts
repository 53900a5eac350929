import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { localDay } from '../../../lib/local-day';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import { changeSettings } from '../../../lib/settings/settings';
import { addEdits } from '../../../lib/typed/saved-edits';

const { nextOrder, service } = await import('./review-orders');
const { dearer, personSees, pressAgain, pressAndLeave, rowOf, setUpAskedStore, tabsSay } = await import(
  './asked-store'
);

beforeEach(async () => {
  await setUpAskedStore();
  await changeSettings((settings) => ({ ...settings, holdSeconds: 0 }));
});

const asItWas = (order: Order) => order;
const day = { plannedDate: localDay() };

it.each<[string, (order: Order) => Order, Partial<ParcelFields>, Partial<ParcelFields>, number]>([
  ['ships nothing where it costs more', dearer, {}, {}, 0],
  ['ships nothing where it costs more, whatever one part was mended to', dearer, {}, { totalPrice: '90' }, 0],
  ['ships each part where it is as it was', asItWas, {}, {}, 2],
  ['ships each part where the amount of one was mended', asItWas, {}, { totalPrice: '90' }, 2],
  ['ships each part where the content of one was mended', asItWas, {}, { description: 'معطف' }, 2],
  ['ships each part where one got a note', asItWas, {}, { note: 'اتصل قبل الوصول' }, 2],
  ['ships each part where a day was planned before', asItWas, day, {}, 2],
  ['ships each part where a day is planned now', asItWas, {}, day, 2],
  ['ships each part where its day is planned no more', asItWas, day, { plannedDate: '' }, 2],
])('%s, one part of an order pressed as it was sent', async (_, now, before, mended, creations) => {
  const order = nextOrder();
  const parcels = [
    { amount: '100', description: 'قميص' },
    { amount: '40', description: 'حذاء' },
  ];
  const edits = { parcels, ...before };
  await addEdits({ key: draftKeyOf(order), orderId: order.id, edits, currency: 'ILS' });
  await pressAndLeave(order, { order: dearer(order), notes: true });
  expect(await rowOf(order)).toMatchObject({ state: 'refused', part: { number: 1, of: 2 } });
  personSees({});
  tabsSay({ 7: { order: now(order), notes: true } });
  await pressAgain(order, mended).catch(() => null);
  expect(service.creations()).toHaveLength(creations);
  const days = service.creations().map((sent) => sent.planned_date);
  const planned = { ...before, ...mended }.plannedDate || undefined;
  expect(new Set(days)).toEqual(new Set(creations === 0 ? [] : [planned]));
});
