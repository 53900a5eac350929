import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import { changeSettings } from '../../../lib/settings/settings';
import { addEdits } from '../../../lib/typed/saved-edits';
import { replaceDirectory } from '../../../lib/villages/directory';
import { need } from '../../need';
import { fact } from '../parcel/made-up';
import { villageOf } from '../villages/made-up';
import { ACCOUNT } from './fake-service';

const { forgetQuotes } = await import('../../../entrypoints/background/quotes/quotes');
const { openFormAgain } = await import('../../../entrypoints/background/forms/forms');
const { formOf, nextOrder, service } = await import('./review-orders');
const { rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');
const { pressForm } = await import('./presses');

const NEAR = { id: 301, name: 'بيت لقيا', cityId: 3, city: 'رام الله' };
const FAR = { id: 302, name: 'ام الفحم', cityId: 4, city: 'الداخل' };
const FEES: Readonly<Record<number, string>> = { [NEAR.id]: '20.00', [FAR.id]: '70.00' };

let quotes: (village: number) => Response;

beforeEach(async () => {
  await setUpAskedStore();
  forgetQuotes();
  tabsSay({});
  quotes = (village) =>
    Response.json({
      ...{ delivery_cost: FEES[village], returned_delivery_cost: '10.00' },
      ...{ extra_price: 0, returned_extra_price: 0 },
    });
  const villages = [NEAR, FAR].map(({ id, name, cityId, city }) => villageOf(id, name, cityId, city));
  await replaceDirectory(ACCOUNT, villages, 1);
  const accounts = [{ ...ACCOUNT, totalIncludesDelivery: false }];
  await changeSettings((settings) => ({ ...settings, accounts }));
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.endsWith('parcels/fees') ? quotes((await request.json()).village_id) : service.fetch(request),
  );
});

const another = () => nextOrder({ shippingTotal: fact('0'), total: fact('120.00') });

/** As Today opens the form of a row once this is typed into it. */
async function againWith(order: Order, edits: Partial<ParcelFields>) {
  const { id } = need(await rowOf(order), 'row');
  const { key } = await openFormAgain(id);
  await addEdits({ key, orderId: order.id, edits, currency: 'ILS' });
  return openFormAgain(id);
}

async function refused(order: Order, edits: Partial<ParcelFields> = {}) {
  await addEdits({ key: draftKeyOf(order), orderId: order.id, edits, currency: 'ILS' });
  service.answer = () => Response.json({ success: false, errors: ['failed to add'] });
  await pressForm(await formOf(order));
  service.answer = null;
}

it('a refused parcel that goes to another village collects the fee to that one, however often it was refused', async () => {
  const order = another();
  await refused(order);
  const { id } = need(await rowOf(order), 'row');
  expect((await openFormAgain(id)).draft).toMatchObject({ fields: { totalPrice: '140' }, findings: [] });
  service.answer = () => Response.json({ success: false, errors: ['failed to add'] });
  await pressForm(await openFormAgain(id));
  const form = await againWith(order, { village: FAR });
  expect(form.draft).toMatchObject({
    fields: { totalPrice: '190', village: FAR },
    findings: [],
    reckoning: [{ kind: 'delivery', amount: '70' }],
  });
  await pressForm(form);
  service.answer = null;
  const back = await againWith(order, { village: NEAR });
  expect(back.draft).toMatchObject({ fields: { totalPrice: '140' }, findings: [] });
  await pressForm(back);
  expect(service.creations()).toMatchObject([{ total_price: 140, address: { village_id: NEAR.id } }]);
});

const UNKNOWN = { field: 'totalPrice', severity: 'error', code: 'delivery-unknown' };

it('what nobody can reckon is asked: no fee is told, or the amount was a person’s own or is one of several', async () => {
  const parcels = [
    { amount: '100', description: 'قميص' },
    { amount: '40', description: 'حذاء' },
  ];
  const [unquoted, typed, divided] = [another(), another(), another()];
  await refused(unquoted);
  await refused(typed, { totalPrice: '200' });
  await refused(divided, { parcels });
  expect((await againWith(typed, { village: FAR })).draft.findings).toEqual([UNKNOWN]);
  expect((await againWith(divided, { village: FAR })).draft.findings).toEqual([UNKNOWN]);
  forgetQuotes();
  quotes = () => new Response('', { status: 503 });
  const form = await againWith(unquoted, { village: FAR });
  expect(form.draft).toMatchObject({ fields: { totalPrice: '' }, findings: [UNKNOWN] });
  const { draft } = await againWith(unquoted, { totalPrice: '190' });
  expect(draft).toMatchObject({ fields: { totalPrice: '190' }, findings: [] });
});

it('an amount without a fee in it stays, to whatever village', async () => {
  await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT] }));
  const order = another();
  await refused(order);
  const { draft } = await againWith(order, { village: FAR });
  expect(draft).toMatchObject({ fields: { totalPrice: '120' }, findings: [], reckoning: [] });
});
