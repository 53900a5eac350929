import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { PricesOf } from '../../../lib/sheet/said-goods';
import { ACCOUNT } from './fake-service';

const { setUpReview } = await import('./review-orders');
const { draftsOf, draftsPriced } = await import('./sheet-drafts');
const { collectSheet } = await import('../../../entrypoints/background/review/collect-sheet');

beforeEach(setUpReview);

const WHO = '0599300071,بيت لقيا,شارع المدارس';

it('a parcel says of how many its line is, and asks what is collected where the amount is a price', async () => {
  const rows = ['3', '١', '', '3 علب'].map((count) => `سلمى,${WHO},كوب,${count},50`);
  const priced = await draftsOf('الاسم,الهاتف,القرية,العنوان,المنتج,الكمية,السعر', ...rows);
  expect(priced.map(({ fields }) => fields?.description)).toEqual(['3 × كوب', 'كوب', 'كوب', '3 علب كوب']);
  expect(priced.map(({ fields }) => fields?.totalPrice)).toEqual(['', '50', '50', '']);
  expect(priced.map(({ asks }) => asks)).toEqual([['total-unknown'], [], [], ['total-unknown']]);
  const written = await draftsOf(
    'الاسم,الهاتف,القرية,العنوان,المنتج,الكمية,السعر',
    ...['1.00', '1.0'].map((count) => `سلمى,${WHO},كوب,${count},50`),
  );
  expect(written.map(({ fields, asks }) => [fields?.description, fields?.totalPrice, ...asks])).toEqual([
    ['كوب', '50'],
    ['كوب', '50'],
  ]);
  const whole = await draftsOf('الاسم,الهاتف,القرية,العنوان,المنتج,الكمية,المبلغ', ...rows);
  expect(whole.map(({ fields }) => fields?.totalPrice)).toEqual(['50', '50', '50', '50']);
});

const PRICED = 'الاسم,الهاتف,القرية,العنوان,المنتج,الكمية,السعر';

it('what a sheet’s prices are of is said once for all its orders, and each can still be said otherwise in its form', async () => {
  const rows = ['3,50', '2.0,12.50 شيكل', '1,50', '3 علب,50'].map((cells) => `سلمى,${WHO},كوب,${cells}`);
  const said = async (pricesOf: PricesOf) =>
    (await draftsPriced(pricesOf, PRICED, ...rows)).map(({ fields, asks }) => [fields?.totalPrice, ...asks]);
  expect(await said('one')).toEqual([['150'], ['25'], ['50'], ['', 'total-unknown']]);
  expect(await said('all')).toEqual([['50'], ['12.50'], ['50'], ['50']]);
  expect(await said('each')).toEqual([
    ['', 'total-unknown'],
    ['', 'total-unknown'],
    ['50'],
    ['', 'total-unknown'],
  ]);
});

it('a price beside several goods of one order is asked about, whatever was said', async () => {
  const rows = [`7,سلمى,${WHO},كوب,3,50`, '7,,,,,صحن,2,'];
  for (const pricesOf of ['one', 'all'] as const) {
    const [order] = await draftsPriced(pricesOf, `رقم الطلب,${PRICED}`, ...rows);
    expect(order?.asks).toContain('total-unknown');
  }
});

it('the answer makes no other orders of the same lines', async () => {
  const lines = [{ name: 'سلمى', phone: '0599300091', village: 'بيت لقيا', amount: '50', quantity: '3 ×' }];
  expect(await collectSheet(ACCOUNT.id, 'Priced', lines, null, [], 'one')).toEqual({ before: 0 });
  expect(await collectSheet(ACCOUNT.id, 'Priced', lines, null, [], 'all')).toEqual({ before: 1 });
});

it('a second product and the family’s name are in the parcel', async () => {
  const [first, second] = await draftsOf(
    'الاسم الاول,اسم العائلة,الهاتف,القرية,العنوان,المبلغ,المنتج 1,المنتج 2,الكمية',
    `سلمى,الحاج,${WHO},120,كوب,صحن,2`,
    `رامي عودة,عودة,${WHO},80,كوب,,`,
  );
  expect([first?.fields?.firstName, first?.fields?.description]).toEqual(['سلمى الحاج', '2 × كوب, صحن']);
  expect([second?.fields?.firstName, second?.fields?.description]).toEqual(['رامي عودة', 'كوب']);
});
