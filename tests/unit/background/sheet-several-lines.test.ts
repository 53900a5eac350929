import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { joinedLines } from '../../../lib/sheet/among-hidden';
import { keysBefore } from '../../../lib/sheet/keys-before';
import { keysOf } from '../../../lib/sheet/line-keys';

const { setUpReview } = await import('./review-orders');
const { draftsOf } = await import('./sheet-drafts');

beforeEach(setUpReview);

const HEADING = 'رقم الطلب,الاسم,الهاتف,القرية,العنوان,المبلغ,المنتج,الكمية';
const SALMA = 'سلمى الحاج,0599300071,بيت لقيا,شارع المدارس';
const RAMI = 'رامي عودة,0599300072,بيت لقيا,شارع المدارس';

/** What becomes of a sheet's lines: each order's goods, its amount and what is asked. */
async function ordersOf(...rows: readonly string[]) {
  const drafts = await draftsOf(HEADING, ...rows);
  return drafts.map(({ fields, asks }) => [fields?.description, fields?.totalPrice, ...asks]);
}

it('an order goes with the goods of all its lines, whether its number stands in each or its cells are merged', async () => {
  expect(
    await ordersOf(
      `1,${SALMA},120,كوب,2`,
      ',,,,,,صحن,',
      ',,,,,,ملعقة,6',
      `2,${RAMI},80,كوب,`,
      '2,,,,,,صحن,3',
    ),
  ).toEqual([
    ['2 × كوب, صحن, 6 × ملعقة', '120'],
    ['كوب, 3 × صحن', '80'],
  ]);
});

it('an order whose number, phone and place stand in each line has the amount that one of them says', async () => {
  expect(
    await ordersOf(`1,${SALMA},120,كوب,`, `1,${SALMA},,صحن,`, `2,${RAMI},,كوب,`, `2,${RAMI},80,صحن,`),
  ).toEqual([
    ['كوب, صحن', '120'],
    ['كوب, صحن', '80'],
  ]);
});

it('an order whose amount stands in each of its lines is one, and asks whether that is all of it', async () => {
  expect(
    await ordersOf(
      ...['كوب', 'صحن', 'ملعقة'].map((item) => `1,${SALMA},120,${item},2`),
      ...['كوب', 'صحن'].map((item) => `2,${RAMI},80,${item},`),
      `2,${RAMI},,ملعقة,`,
    ),
  ).toEqual([
    ['2 × كوب, 2 × صحن, 2 × ملعقة', '120', 'reading-unsure'],
    ['كوب, صحن, ملعقة', '80', 'reading-unsure'],
  ]);
  const [priced] = await draftsOf(
    HEADING.replace('المبلغ', 'السعر'),
    ...['كوب', 'صحن'].map((item) => `1,${SALMA},120,${item},2`),
  );
  expect(priced?.findings.map(({ code, params }) => [code, params?.text])).toEqual([
    ['total-unknown', '120 × 2 + 2'],
  ]);
});

it('a line of another number, phone or name, or with a note or another amount, is no more of the one above', () => {
  const line = { number: '1', name: 'A', phone: '0599300071', city: 'B', amount: '5', items: 'cup' };
  const others = [
    { ...line, number: '2', items: 'plate' },
    { ...line, phone: '0599300072', items: 'plate' },
    { ...line, name: 'C', items: 'plate' },
    { number: '3', items: 'plate' },
    { amount: '5', items: 'plate' },
    // Words of a sheet's end, and an order whose name and phone are still to come.
    { note: 'with the driver since Sunday' },
    { items: 'plate', note: 'for the new one' },
    { ...line, amount: '6', items: 'plate' },
    line,
  ];
  for (const other of others) {
    const rows = [line, other].map((one) => ({ line: one, isHidden: false }));
    expect(joinedLines(rows)).toEqual(rows);
  }
  const hidden = [line, { items: 'plate' }].map((one, nth) => ({ line: one, isHidden: nth === 1 }));
  expect(joinedLines(hidden)).toEqual(hidden);
});

it('an order that was taken in by its first line alone is the same one', async () => {
  const first = { phone: '0599300071', name: 'A', city: 'B', amount: '5', items: 'cup' };
  const known = new Map((await keysOf([first])).map(({ key }) => [key, 0]));
  const rows = [first, { items: 'plate', quantity: '2' }].map((line) => ({ line, isHidden: false }));
  const keys = await keysBefore(
    joinedLines(rows).map(({ line }) => line),
    known,
  );
  expect(keys.map(({ key }) => key)).toEqual([...known.keys()]);
});
