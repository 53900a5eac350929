import { describe, expect, it } from 'vitest';
import { draftParcel } from '../../../lib/parcel/draft';
import { isCertain } from '../../../lib/parcel/preflight';
import { aMatch, anAccount, anOrder } from './made-up';

describe('an order of a store whose reader is not proven', () => {
  const draft = (verified: boolean, shipped?: number) =>
    draftParcel({
      order: anOrder({ verified }),
      account: anAccount(),
      match: aMatch(),
      ...(shipped === undefined ? {} : { shipped }),
    });

  it('is looked at by a person until three of its orders were shipped, and says how far that is', () => {
    expect(isCertain(draft(true))).toBe(true);
    for (const shipped of [0, 1, 2]) {
      expect(isCertain(draft(false, shipped))).toBe(false);
      expect(draft(false, shipped).findings).toContainEqual({
        field: 'referenceNumber',
        severity: 'doubt',
        code: 'reader-unproven',
        params: { done: shipped, needed: 3 },
      });
    }
    expect(isCertain(draft(false, 3))).toBe(true);
  });
});
