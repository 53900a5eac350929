import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPresses } from '../../../lib/press/watch-presses';
import { inChromium } from '../../unit/page/fake-observer';

const getAnimations = vi.fn(() => []);
let end = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  inChromium();
  getAnimations.mockClear();
  document.documentElement.getAnimations = getAnimations;
  end = new AbortController();
});

afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watching for presses', () => {
  it('has the browser reckon nothing of the page while there is nothing to press', () => {
    const presses = watch();
    vi.advanceTimersByTime(1_000);
    expect(getAnimations).not.toHaveBeenCalled();
    presses.watch([document.createElement('button')]);
    vi.advanceTimersByTime(1_000);
    expect(getAnimations).toHaveBeenCalledTimes(10);
    presses.watch([]);
    vi.advanceTimersByTime(1_000);
    expect(getAnimations).toHaveBeenCalledTimes(10);
  });
});

function watch() {
  const body = document.createElement('div');
  return watchPresses({ body, standing: () => 'stood', signal: end.signal });
}
