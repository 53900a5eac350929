import { describe, expect, it } from 'vitest';
import { FATES, fateOf, meaningOfFate, NO_MEANINGS, withFate } from '../../../lib/ledger/fate';

describe('what is known of a parcel', () => {
  it('is what a person said that its status means, and else that it was made and no more', () => {
    const meanings = { ...NO_MEANINGS, delivered: [7], returned: [9], 'on-the-way': [3], confirmed: [2] };
    expect([7, 9, 3, 2, 11, null].map((statusId) => fateOf({ statusId, at: 1 }, meanings))).toEqual([
      'delivered',
      'returned',
      'on-the-way',
      'confirmed',
      'only-made',
      'only-made',
    ]);
    expect(meaningOfFate(11, meanings)).toBeNull();
  });

  it('is one thing: a status that is given another meaning loses the one before, and may lose it too', () => {
    for (const first of FATES) {
      for (const second of FATES) {
        const meanings = withFate(withFate(NO_MEANINGS, 7, first), 7, second);
        expect(fateOf({ statusId: 7, at: 1 }, meanings)).toBe(second);
        expect(Object.values(meanings).flat()).toEqual([7]);
      }
      expect(withFate(withFate(NO_MEANINGS, 7, first), 7, null)).toEqual(NO_MEANINGS);
    }
  });
});
