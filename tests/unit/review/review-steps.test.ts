import { describe, expect, it } from 'vitest';
import {
  firstFilter,
  notQueued,
  pressedRows,
  shownOrders,
  takenBack,
  withOwn,
} from '../../../components/review/review-steps';
import type { FailureCode } from '../../../lib/failure';
import type { Reviewed, ReviewStatus } from '../../../lib/review/review-status';
import { FIELDS, madeForm, madeRow, refusedRow } from '../../components/support/made-form';

function order(orderId: string, status: ReviewStatus, changes: Partial<Reviewed> = {}): Reviewed {
  const facts = { number: orderId, link: 'https://shop.example', missing: null, together: null };
  return {
    order: { ...facts, orderId, form: madeForm(), digest: `shown-${orderId}` },
    row: null,
    status,
    sharedWith: null,
    changes: [],
    ...changes,
  };
}

describe('a press of a review', () => {
  const ready = order('1', 'ready');
  const changed = order('2', 'changed');
  const refused = order('3', 'refused', { row: refusedRow({ code: 'closed-village' }) });
  const duplicate = order('4', 'refused', { row: refusedRow({ code: 'duplicate-recipient' }) });
  const all = [ready, changed, refused, duplicate];

  it('ships what is ready, each as it was shown', () => {
    expect(pressedRows(all, 'ready')).toEqual([{ orderId: '1', digest: 'shown-1' }]);
  });

  it('tries again what was refused, but no second parcel and nothing that changed', () => {
    expect(pressedRows(all, 'refused')).toEqual([{ orderId: '3', digest: 'shown-3' }]);
    const news = [{ field: 'phone', before: '1', now: '2' }] as unknown as Reviewed['changes'];
    expect(pressedRows([{ ...refused, changes: news }], 'refused')).toEqual([]);
  });

  it('forces the one order that it names', () => {
    expect(pressedRows(all, { orderId: '4' })).toEqual([{ orderId: '4', digest: 'shown-4' }]);
  });

  it('says of each order that it did not queue why', () => {
    const failed = notQueued([
      { orderId: '1', failure: null },
      { orderId: '3', failure: 'changed-since-shown' },
    ]);
    expect([...failed]).toEqual([['3', 'changed-since-shown']]);
  });
});

describe('a review', () => {
  it('begins with what needs a person, and with all where nothing does', () => {
    expect(firstFilter([order('1', 'ready'), order('2', 'doubtful')])).toBe('needs-you');
    expect(firstFilter([order('1', 'ready')])).toBe('all');
  });

  it('keeps the order in sight whose form is open, when it is mended', () => {
    const all = [order('1', 'ready'), order('2', 'doubtful')];
    const shown = (openId?: string) => shownOrders(all, 'needs-you', openId).map((one) => one.order.orderId);
    expect(shown()).toEqual(['2']);
    expect(shown('1')).toEqual(['1', '2']);
  });

  it('drafts anew, while parcels go out, what the store’s answer took back just now', () => {
    const back = madeRow({ state: 'withdrawn' });
    const now = new Map([
      ['1', back],
      ['2', back],
      ['3', madeRow()],
    ]);
    expect(takenBack(new Map([['1', back]]), now)).toEqual(['2']);
  });

  it('drafts anew too what was mended after a refusal, and which the store says is another by now', () => {
    const refused = (code: FailureCode, updatedAt: number) =>
      madeRow({ state: 'refused', updatedAt, refusal: { code, params: {}, serviceText: null, fields: {} } });
    const before = new Map([
      ['1', refused('duplicate-recipient', 1)],
      ['2', refused('changed-since-shown', 1)],
      ['3', madeRow({ updatedAt: 1 })],
    ]);
    const now = new Map([
      ['1', refused('changed-since-shown', 2)],
      ['2', refused('changed-since-shown', 1)],
      ['3', refused('duplicate-recipient', 2)],
    ]);
    expect(takenBack(before, now)).toEqual(['1']);
  });
});

it('takes what a person types for seen, and what follows from a village that they picked', () => {
  const now = { ...FIELDS, note: 'typed', streetName: 'follows', totalPrice: '190', phone: 'of the store' };
  expect(withOwn(FIELDS, { note: 'typed' }, now)).toEqual({ ...FIELDS, note: 'typed' });
  expect(withOwn(FIELDS, { village: FIELDS.village }, now)).toEqual({
    ...FIELDS,
    streetName: 'follows',
    totalPrice: '190',
  });
});
