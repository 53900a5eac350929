import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EventsOfReference,
  judgeEvents,
  judgeFirst,
  judgeRepeat,
  type SendOutcome,
} from '../../../lib/outbox/evidence';
import type { RecipientBefore, RowRefusal } from '../../../lib/outbox/row';
import { duplicate, lostRow, madeAttempt, madeRow } from './made-row';

const befores: readonly RecipientBefore[] = ['absent', 'present', 'not-checked'];
const closed: RowRefusal = { ...duplicate, code: 'closed-village' };
const created = { type: 'created', parcelCode: 'P-1' } as const;
const lost = { type: 'lost', answer: null } as const;
const refused = (refusal: RowRefusal): SendOutcome => ({ type: 'refused', refusal });

function lostAfter(recipientBefore: RecipientBefore) {
  return lostRow({ attempts: [madeAttempt({ recipientBefore, endedAt: 10, outcome: 'unknown' })] });
}

describe('the answer to a first attempt', () => {
  for (const before of befores) {
    it(`is what it says where the recipient was ${before}: a code, a refusal, nothing`, () => {
      expect(judgeFirst(before, created)).toEqual(created);
      expect(judgeFirst(before, refused(closed))).toEqual(refused(closed));
      expect(judgeFirst(before, lost)).toEqual(lost);
    });
  }

  it('is not believed when it calls somebody a duplicate who was absent: the browser may have sent it twice', () => {
    expect(judgeFirst('absent', refused(duplicate))).toEqual({ type: 'lost', answer: duplicate });
    for (const before of ['present', 'not-checked'] as const) {
      expect(judgeFirst(before, refused(duplicate))).toEqual(refused(duplicate));
    }
  });
});

describe('the answer to a repeat', () => {
  for (const before of befores) {
    it(`settles it by a code, whatever the recipient was before (${before})`, () => {
      expect(judgeRepeat(lostAfter(before), 'present', created)).toEqual(created);
    });
  }

  it('settles it by a duplicate where the recipient was absent before the first attempt and is known now, and nowhere else', () => {
    const said = befores.map((found) =>
      befores.map((before) => judgeRepeat(lostAfter(before), found, refused(duplicate)).type),
    );
    const lost = ['lost', 'lost', 'lost'];
    expect(Object.fromEntries(befores.map((found, index) => [found, said[index]]))).toEqual({
      absent: lost,
      present: ['made', 'lost', 'lost'],
      'not-checked': lost,
    });
  });

  it('settles nothing where the first one met a duplicate already: the parcel may be another employee’s of the shop', () => {
    const first = madeAttempt({
      recipientBefore: 'absent',
      endedAt: 10,
      outcome: 'unknown',
      answer: duplicate,
    });
    expect(judgeRepeat(lostRow({ attempts: [first] }), 'present', refused(duplicate)).type).toBe('lost');
  });

  it('is judged by the look-up before the first attempt with this request, not by any later or earlier one', () => {
    const first = madeAttempt({ recipientBefore: 'present', endedAt: 10, outcome: 'unknown' });
    const open = madeAttempt({ id: 'repeat', repeat: true, recipientBefore: 'absent' });
    const row = lostRow({ attempts: [first, open] });
    expect(judgeRepeat(row, 'present', refused(duplicate)).type).toBe('lost');
    const before = madeAttempt({ id: 'before', endedAt: 5, outcome: 'refused' });
    const again = madeAttempt({
      revision: 1,
      recipientBefore: 'not-checked',
      endedAt: 10,
      outcome: 'unknown',
    });
    const revised = lostRow({ revision: 1, attempts: [before, again] });
    expect(judgeRepeat(revised, 'present', refused(duplicate)).type).toBe('lost');
  });

  it('is never a refusal of the row, whatever the service refuses', () => {
    const codes = fc.constantFrom<RowRefusal['code']>(
      'closed-village',
      'key-refused',
      'refused',
      'rate-limited',
    );
    fc.assert(
      fc.property(codes, fc.constantFrom(...befores), (code, before) => {
        const refusal = { ...duplicate, code };
        expect(judgeRepeat(lostAfter(before), 'present', refused(refusal))).toEqual({
          type: 'lost',
          answer: refusal,
        });
      }),
    );
  });
});

describe('an event that carries the reference number of a lost answer', () => {
  const MINUTE = 60_000;
  const at = 100 * MINUTE;
  const request = { ...madeRow().request, reference_number: '1042' };
  const lostAt = madeAttempt({ startedAt: at, endedAt: at + 1, outcome: 'unknown' });
  const row = lostRow({ request, attempts: [lostAt] });
  const alone: EventsOfReference = {
    parcels: [{ parcelCode: 'P-1', firstAt: at + MINUTE }],
    rows: [row],
    codesOfColleagues: new Set(),
    isColleagueOpen: false,
    claimed: null,
  };
  const other = (change: Parameters<typeof madeRow>[0]) => ({ ...alone, rows: [row, madeRow(change)] });

  it('names its parcel where nothing else can be meant, whichever of the two clocks is ahead', () => {
    expect(judgeEvents(row, alone)).toBe('P-1');
    expect(judgeEvents(row, { ...alone, parcels: [{ parcelCode: 'P-1', firstAt: at - MINUTE }] })).toBe(
      'P-1',
    );
    expect(judgeEvents(row, other({ state: 'created', parcelCode: 'P-2' }))).toBe('P-1');
  });

  it('names its parcel also where this computer’s clock is far ahead, told by when the relay took its claim', () => {
    const relayAt = at - 60 * MINUTE;
    const claimed = { here: at - MINUTE, byRelay: relayAt - MINUTE };
    const heard = (firstAt: number): EventsOfReference => ({
      ...alone,
      parcels: [{ parcelCode: 'P-1', firstAt }],
      claimed,
    });
    expect(judgeEvents(row, heard(relayAt))).toBe('P-1');
    expect(judgeEvents(row, { ...heard(relayAt), claimed: null })).toBeNull();
    // It was there before the attempt, by the relay's clock.
    expect(judgeEvents(row, heard(relayAt - 3 * MINUTE))).toBeNull();
    // The clock was put right between the claim and the attempt.
    const putRight = { here: at + 60 * MINUTE, byRelay: at };
    expect(judgeEvents(row, { ...heard(at), claimed: putRight })).toBe('P-1');
    expect(judgeEvents(row, { ...heard(at - 3 * MINUTE), claimed: putRight })).toBeNull();
  });

  it('is not put off where the relay heard of the claim only later', () => {
    const claimed = { here: at - MINUTE, byRelay: at + 60 * MINUTE };
    expect(judgeEvents(row, { ...alone, claimed })).toBe('P-1');
  });

  it('names an order’s second parcel, which nobody repeats, beside the first with its own number', () => {
    const numbered = (number: number) => ({ ...request, reference_number: `1042 ${number}/2` });
    const part = { press: 'p', number: 2, of: 2 };
    const second = { ...row, copy: 1, forced: true, part, request: numbered(2) };
    const first = madeRow({ request: numbered(1), state: 'created', parcelCode: 'P-0' });
    expect(judgeEvents(second, { ...alone, rows: [first, second] })).toBe('P-1');
    const mistaken = { ...first, parcelCode: 'P-1' };
    expect(judgeEvents(second, { ...alone, rows: [mistaken, second] })).toBeNull();
  });

  it('names the parcel of a row that is known to be made', () => {
    const repeat = madeAttempt({ id: 'repeat', repeat: true, endedAt: at + 9, outcome: 'made' });
    const known = { ...row, state: 'made-code-unknown', attempts: [lostAt, repeat] } as const;
    expect(judgeEvents(known, { ...alone, rows: [known] })).toBe('P-1');
  });

  it.each<[string, EventsOfReference]>([
    ['another order has the number too', other({ request, state: 'queued' })],
    ['another copy of it has the number too', other({ ...row, id: 'second', copy: 1 })],
    [
      'another order of another store was shipped with it',
      other({ request, state: 'created', parcelCode: 'P-9' }),
    ],
    ['a colleague has an order whose code nobody knows', { ...alone, isColleagueOpen: true }],
    ['it is of two parcels', { ...alone, parcels: [...alone.parcels, { parcelCode: 'P-2', firstAt: at }] }],
    ['the parcel is another row’s', other({ state: 'created', parcelCode: 'P-1' })],
    ['the parcel is a colleague’s', { ...alone, codesOfColleagues: new Set(['P-1']) }],
    ['the parcel was there before', { ...alone, parcels: [{ parcelCode: 'P-1', firstAt: at - 3 * MINUTE }] }],
    ['no event came', { ...alone, parcels: [] }],
  ])('proves nothing where %s', (_why, events) => {
    expect(judgeEvents(row, events)).toBeNull();
  });

  it('proves nothing where two attempts were lost, or one is under way', () => {
    const second = madeAttempt({ id: 'second', repeat: true, endedAt: at + 9, outcome: 'unknown' });
    const twice = { ...row, attempts: [lostAt, second] };
    expect(judgeEvents(twice, { ...alone, rows: [twice] })).toBeNull();
    const asking = { ...row, attempts: [lostAt, madeAttempt({ id: 'open', repeat: true })] };
    expect(judgeEvents(asking, { ...alone, rows: [asking] })).toBeNull();
  });
});
