import { afterEach, expect, it, vi } from 'vitest';
import { createRate } from '../../../lib/messaging/rate';

afterEach(() => void vi.useRealTimers());

it('keeps nothing of what asked more than a minute ago, however many names a page makes up', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const removed = vi.spyOn(Map.prototype, 'delete');
  const rate = createRate(2);
  for (let order = 0; order < 1000; order += 1) {
    vi.setSystemTime(order * 1000);
    expect(rate.take(`https://shop.example ${order}`)).toBe(true);
  }
  const names = removed.mock.calls.filter(([key]) => String(key).startsWith('https://shop.example '));
  expect(names.length).toBeGreaterThanOrEqual(940);
  removed.mockRestore();
  expect([rate.take('site'), rate.take('site'), rate.take('site')]).toEqual([true, true, false]);
});
