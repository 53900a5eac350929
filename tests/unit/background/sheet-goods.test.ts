import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';

const { setUpReview } = await import('./review-orders');
const { draftsOf } = await import('./sheet-drafts');

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

it('a second product and the family’s name are in the parcel', async () => {
  const [first, second] = await draftsOf(
    'الاسم الاول,اسم العائلة,الهاتف,القرية,العنوان,المبلغ,المنتج 1,المنتج 2,الكمية',
    `سلمى,الحاج,${WHO},120,كوب,صحن,2`,
    `رامي عودة,عودة,${WHO},80,كوب,,`,
  );
  expect([first?.fields?.firstName, first?.fields?.description]).toEqual(['سلمى الحاج', '2 × كوب, صحن']);
  expect([second?.fields?.firstName, second?.fields?.description]).toEqual(['رامي عودة', 'كوب']);
});
