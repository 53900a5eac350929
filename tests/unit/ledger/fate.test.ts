import { describe, expect, it } from 'vitest';
import { FATES, fateOf, NO_MEANINGS, withFate } from '../../../lib/ledger/fate';

describe('what became of a parcel', () => {
  it('is what a person said that its status means, and else that it is on the way', () => {
    const meanings = { delivered: [7], returned: [9] };
    expect([7, 9, 11, null].map((id) => fateOf(id, meanings))).toEqual([
      'delivered',
      'returned',
      'on-the-way',
      'on-the-way',
    ]);
  });

  it('is one thing: a status that is given another meaning loses the one before', () => {
    for (const first of FATES) {
      for (const second of FATES) {
        const meanings = withFate(withFate(NO_MEANINGS, 7, first), 7, second);
        expect(fateOf(7, meanings)).toBe(second);
        expect([...meanings.delivered, ...meanings.returned].length).toBe(second === 'on-the-way' ? 0 : 1);
      }
    }
  });
});
