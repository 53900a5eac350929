import { expect, it } from 'vitest';
import { localDay } from '../../lib/local-day';

it('days are written as the service writes them', () => {
  expect(localDay(new Date(2026, 2, 15, 12).getTime())).toBe('2026-03-15');
});
