import { describe, expect, it } from 'vitest';
import { spanOf } from '../../../lib/ledger/days';

describe('days', () => {
  const noon = new Date(2026, 2, 15, 12).getTime();
  const midnight = (day: number) => new Date(2026, 2, day).getTime();
  const open = { from: '', to: '' };

  it('are whole days of the person’s own clock', () => {
    expect(spanOf('today', noon, open)).toEqual({ from: midnight(15), until: midnight(16) });
    expect(spanOf('yesterday', noon, open)).toEqual({ from: midnight(14), until: midnight(15) });
    expect(spanOf('week', noon, open)).toEqual({ from: midnight(9), until: midnight(16) });
    expect(spanOf('month', noon, open).from).toBe(new Date(2026, 1, 14).getTime());
  });

  it('can be chosen, both included, open on a side that is not filled', () => {
    const both = spanOf('chosen', noon, { from: '2026-03-01', to: '2026-03-02' });
    expect(both).toEqual({ from: midnight(1), until: midnight(3) });
    expect(spanOf('chosen', noon, { from: '2026-03-01', to: '' }).until).toBe(Number.POSITIVE_INFINITY);
    expect(spanOf('chosen', noon, { from: 'soon', to: '' }).from).toBe(Number.NEGATIVE_INFINITY);
  });
});
