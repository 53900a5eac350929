import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';

const { setUpReview } = await import('./review-orders');
const { draftsOf } = await import('./sheet-drafts');

beforeEach(setUpReview);

/** An order of which nothing is asked, and what stands behind it. */
const line = (number: number, ...more: readonly string[]) =>
  [number, 'سلمى الحاج', `0599300${100 + number}`, 'بيت لقيا', 'شارع المدارس', '120', 'كوب', ...more].join();
const HEADING = 'رقم الطلب,الاسم,الهاتف,القرية,العنوان,المبلغ,المنتج';

it('asks about what a running list says is cancelled, went already or is put off', async () => {
  const said = ['ملغي', 'تم التسليم', 'مؤجل', 'مع سمير', 'جديد', ''];
  const drafts = await draftsOf(`${HEADING},الحالة`, ...said.map((status, nth) => line(nth, status)));
  expect(drafts.map(({ asks }) => asks)).toEqual([
    ['order-status-doubtful'],
    ['order-shipped'],
    ['order-held'],
    ['order-status-unknown'],
    [],
    [],
  ]);
});

it('asks about a tick, behind which people leave what went, and about no dash', async () => {
  const said = ['✓', '✅', '-', '–', 'ـــ', '\u200f'];
  const rows = said.map((mark, nth) => line(nth, mark));
  const statuses = await draftsOf(`${HEADING},الحالة`, ...rows);
  expect(statuses.map(({ asks }) => asks)).toEqual([
    ...[['order-status-unknown'], ['order-status-unknown']],
    ...[[], [], [], []],
  ]);
  const cancelled = await draftsOf(`${HEADING},ملغي`, ...rows);
  expect(cancelled.map(({ asks }) => asks)).toEqual([
    ...[['order-status-doubtful'], ['order-status-doubtful']],
    ...[[], [], [], []],
  ]);
});

it('asks about what a store’s export says was cancelled on a day, though it is not fulfilled', async () => {
  const drafts = await draftsOf(
    `${HEADING},Payment status,Fulfillment Status,Cancelled at`,
    line(1, 'pending', 'unfulfilled', '2026-11-29'),
    line(2, 'pending', 'unfulfilled', ''),
    line(3, 'pending', '', 'no'),
    line(4, 'pending', 'shipped', '-'),
  );
  expect(drafts.map(({ asks }) => asks)).toEqual([['order-status-doubtful'], [], [], ['order-shipped']]);
  expect(drafts[0]?.findings[0]?.params).toEqual({ status: 'unfulfilled · 2026-11-29' });
});

it('asks about a note that cancels its order, in its own words', async () => {
  const notes = ['ملغي', 'الغت الطلب لا ترسلوا', 'اتصلوا قبل التوصيل'];
  const drafts = await draftsOf(`${HEADING},ملاحظات`, ...notes.map((note, nth) => line(nth, note)));
  expect(drafts.map(({ findings }) => findings.map(({ code, params }) => [code, params?.text]))).toEqual([
    [['pasted-cancelled', 'ملغي']],
    [['pasted-cancelled', 'لا ترسلوا']],
    [],
  ]);
});
