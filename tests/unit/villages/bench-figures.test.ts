import { describe, expect, it } from 'vitest';
import { type Answered, figuresOf, isRight, missingFigures } from '../../bench/villages/figures';
import { MISSING } from '../../bench/villages/options';

function answered(expectedIds: readonly number[], certain: number | null, category = 'city'): Answered {
  const five = certain === null ? [] : [certain];
  return { case: { id: 'x', category, input: {}, expect: expectedIds }, answer: { certain, five } };
}

describe('figures of the bench of villages', () => {
  it('take any of the ids of a place that is listed twice', () => {
    const both = [answered([7, 8], 8), answered([7, 8], 7), answered([7, 8], 9)];
    expect(figuresOf(both)).toMatchObject({ coverage: 100, precision: 66.67, top5: 66.67 });
  });

  it('take no answer where nothing is meant', () => {
    expect(isRight(answered([], null).case, null)).toBe(true);
    expect(isRight(answered([], 7).case, 7)).toBe(false);
  });

  it('count places that were taken out of the list apart', () => {
    const cases = [answered([], 3, MISSING), answered([], null, MISSING), answered([3], 3)];
    expect(missingFigures(cases)).toEqual({ cases: 2, answered: 50 });
  });
});
