import { describe, expect, it } from 'vitest';
import { Allowances } from '../../../relay/http/allowances';

const SECOND = 1000;

describe('an allowance', () => {
  it('lets so many through at once, and then at its pace', () => {
    const allowances = new Allowances({ perSecond: 2, atOnce: 3 });
    const asked = (many: number, now: number) => Array.from({ length: many }, () => allowances.take(1, now));
    expect(asked(4, 0)).toEqual([true, true, true, false]);
    expect(asked(3, SECOND)).toEqual([true, true, false]);
    expect(asked(1, 1.4 * SECOND)).toEqual([false]);
    expect(asked(1, 1.5 * SECOND)).toEqual([true]);
    // However long it rested.
    expect(asked(4, 100 * SECOND)).toEqual([true, true, true, false]);
  });

  it('is each one’s own, and who has used it up stays so when many others come', () => {
    const allowances = new Allowances({ perSecond: 1, atOnce: 1 });
    expect([allowances.take(1, 0), allowances.take(1, 0)]).toEqual([true, false]);
    for (let id = 2; id < 30_000; id += 1) expect(allowances.take(id, 0)).toBe(true);
    expect(allowances.take(1, 0)).toBe(false);
  });
});
