import { describe, expect, it } from 'vitest';
import { findTimeLeft } from '../../../components/outbox/time-left';

describe('the time left', () => {
  it('is minutes and seconds, and hours where there are any', () => {
    const left = [45_000, 75_000, 3_900_000, 400, 0, -5].map((later) => findTimeLeft(later, 0));
    expect(left).toEqual(['0:45', '1:15', '1:05:00', '0:01', null, null]);
  });
});
