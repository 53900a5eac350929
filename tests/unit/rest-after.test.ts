import { expect, it } from 'vitest';
import { restAfter } from '../../lib/rest-after';

it('looks rest four times as long as they took, at least as long as asked and not for ever', () => {
  expect(restAfter(20, 1_000)).toBe(1_000);
  expect(restAfter(800, 1_000)).toBe(3_200);
  expect(restAfter(30_000, 1_000)).toBe(5_000);
  expect(restAfter(30_000, 8_000)).toBe(8_000);
});
