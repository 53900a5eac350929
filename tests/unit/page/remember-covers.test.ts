import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Covers, rememberCovers } from '../../../lib/page/remember-covers';
import { FakeObserver, inChromium } from './fake-observer';

const bar = {} as Element;
let end: AbortController;
let covers: Covers;
let now = 0;

const judge = (change: Partial<IntersectionObserverEntry>) =>
  FakeObserver.all[0]?.say({ isIntersecting: true, time: now, ...change });

beforeEach(() => {
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  inChromium();
  end = new AbortController();
  covers = rememberCovers(end.signal);
  covers.watch(bar);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what lay over the bar', () => {
  it('is nothing while the browser judges it visible, or has not judged it', () => {
    expect(covers.recent()).toBe(false);
    judge({ isVisible: true });
    expect(covers.recent()).toBe(false);
  });

  it('is remembered for half a second after it is gone, from when the browser saw it gone', () => {
    judge({ isVisible: false });
    now += 60_000;
    expect(covers.recent()).toBe(true);
    judge({ isVisible: true });
    expect(covers.recent()).toBe(true);
    now += 499;
    expect(covers.recent()).toBe(true);
    now += 1;
    expect(covers.recent()).toBe(false);
  });

  it('is remembered when it came and went between two looks of ours', () => {
    FakeObserver.all[0]?.say(
      { isIntersecting: true, isVisible: false, time: now - 200 },
      { isIntersecting: true, isVisible: true, time: now - 100 },
    );
    expect(covers.recent()).toBe(true);
  });

  it('is nothing when the bar was merely scrolled out of sight, nor where no browser judges', () => {
    judge({ isIntersecting: false, isVisible: false });
    judge({ isVisible: true });
    expect(covers.recent()).toBe(false);
    FakeObserver.all[0]?.say({ isIntersecting: true, time: now });
    expect(covers.recent()).toBe(false);
  });

  it('is looked for on what stands in the bar now, without beginning anew while that stays', () => {
    const [observer] = FakeObserver.all;
    const other = {} as Element;
    const { givenUp } = observer ?? {};
    covers.watch(bar);
    expect(observer?.givenUp).toBe(givenUp);
    covers.watch(other);
    expect(observer?.watched).toEqual([other]);
    end.abort();
    expect(observer?.watched).toEqual([]);
  });
});
