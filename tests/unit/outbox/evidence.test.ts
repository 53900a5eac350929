import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeFirst, judgeRepeat, type SendOutcome } from '../../../lib/outbox/evidence';
import type { RecipientBefore, Refusal } from '../../../lib/outbox/row';
import { duplicate, lostRow, madeAttempt } from './made-row';

const befores: readonly RecipientBefore[] = ['absent', 'present', 'not-checked'];
const closed: Refusal = { ...duplicate, code: 'closed-village' };
const created = { type: 'created', parcelCode: 'P-1' } as const;
const lost = { type: 'lost', answer: null } as const;
const refused = (refusal: Refusal): SendOutcome => ({ type: 'refused', refusal });

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
      expect(judgeRepeat(lostAfter(before), created)).toEqual(created);
    });
  }

  it('settles it by a duplicate where the recipient was absent before the first attempt, and nowhere else', () => {
    const said = befores.map((before) => judgeRepeat(lostAfter(before), refused(duplicate)).type);
    expect(said).toEqual(['made', 'lost', 'lost']);
  });

  it('is judged by the look-up before the first attempt with this request, not by any later or earlier one', () => {
    const first = madeAttempt({ recipientBefore: 'present', endedAt: 10, outcome: 'unknown' });
    const open = madeAttempt({ id: 'repeat', repeat: true, recipientBefore: 'absent' });
    const row = lostRow({ attempts: [first, open] });
    expect(judgeRepeat(row, refused(duplicate)).type).toBe('lost');
    const before = madeAttempt({ id: 'before', endedAt: 5, outcome: 'refused' });
    const again = madeAttempt({
      revision: 1,
      recipientBefore: 'not-checked',
      endedAt: 10,
      outcome: 'unknown',
    });
    const revised = lostRow({ revision: 1, attempts: [before, again] });
    expect(judgeRepeat(revised, refused(duplicate)).type).toBe('lost');
  });

  it('is never a refusal of the row, whatever the service refuses', () => {
    const codes = fc.constantFrom<Refusal['code']>(
      'closed-village',
      'key-refused',
      'refused',
      'rate-limited',
    );
    fc.assert(
      fc.property(codes, fc.constantFrom(...befores), (code, before) => {
        const refusal = { ...duplicate, code };
        expect(judgeRepeat(lostAfter(before), refused(refusal))).toEqual({ type: 'lost', answer: refusal });
      }),
    );
  });
});
