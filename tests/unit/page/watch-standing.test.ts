import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StandingWatch, watchStanding } from '../../../lib/page/watch-standing';
import { STOOD } from '../../../lib/press/press-rule';
import { FakeObserver, inChromium } from './fake-observer';

const amount = { id: 'amount' } as Element;
const button = { id: 'button' } as Element;
let end: AbortController;
let standing: StandingWatch;
let now = 0;
let page: EventTarget & { hidden: boolean };

const observer = () => FakeObserver.all[0];
const seen = (target: Element, change: Partial<IntersectionObserverEntry> = {}) =>
  observer()?.say({ target, intersectionRatio: 1, isVisible: true, time: now, ...change });
const judge = () => standing.judge(now);

function hide(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  inChromium();
  end = new AbortController();
  standing = watchStanding(end.signal);
  standing.watch([amount, button], 'one');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Both are on the screen, and have been for so long. */
function stand(milliseconds = STOOD): void {
  seen(amount);
  seen(button);
  now += milliseconds;
}

describe('what a press ships', () => {
  it('has stood once every part was seen for long enough, and not a moment before', () => {
    expect(judge()).toBe('too-soon');
    seen(amount);
    now += STOOD;
    expect(judge()).toBe('too-soon');
    seen(button);
    now += STOOD - 1;
    expect(judge()).toBe('too-soon');
    now += 1;
    expect(judge()).toBe('stood');
  });

  it('is judged as it was when the press began, and until it ended', () => {
    stand(STOOD - 1);
    const begun = now;
    now += 5_000;
    expect(standing.judge(begun)).toBe('too-soon');
    const later = now;
    standing.watch([amount, button], 'another');
    now += 5_000;
    expect(standing.judge(later)).toBe('too-soon');
    expect(judge()).toBe('stood');
  });

  it('begins to stand anew when it says something else, and not when it is merely drawn again', () => {
    stand();
    standing.watch([amount, button], 'one');
    expect(judge()).toBe('stood');
    standing.watch([amount, button], 'another');
    expect(judge()).toBe('too-soon');
    now += STOOD;
    expect(judge()).toBe('stood');
  });

  it.each([
    ['covered', { isVisible: false }, 'not-seen'],
    // Nothing lies over it: scrolled back, it has come too soon until it stood.
    ['scrolled out of the window', { intersectionRatio: 0.5 }, 'too-soon'],
  ] as const)(
    'does not stand while a part of it is %s, and stands anew from when that ends',
    (_how, change, verdict) => {
      stand();
      seen(amount, change);
      expect(judge()).toBe(verdict);
      now += 5_000;
      expect(judge()).toBe(verdict);
      seen(amount);
      expect(judge()).toBe('too-soon');
      now += STOOD;
      expect(judge()).toBe('stood');
    },
  );

  it('stands anew when a cover came and went between two looks of ours', () => {
    stand();
    observer()?.say(
      { target: amount, intersectionRatio: 1, isVisible: false, time: now - 200 },
      { target: amount, intersectionRatio: 1, isVisible: true, time: now - 100 },
    );
    expect(judge()).toBe('too-soon');
  });

  it('does not stand in a tab that nobody sees', () => {
    stand();
    hide(true);
    expect(judge()).toBe('not-seen');
    now += 5_000;
    hide(false);
    expect(judge()).toBe('too-soon');
    now += STOOD;
    expect(judge()).toBe('stood');
  });

  it('does not stand where our own look found a cover, until one finds none', () => {
    stand();
    standing.look(false);
    expect(judge()).toBe('stood');
    standing.look(true);
    now += 5_000;
    expect(judge()).toBe('not-seen');
    standing.look(false);
    expect(judge()).toBe('too-soon');
    now += STOOD;
    expect(judge()).toBe('stood');
  });

  it('is what is shown now: other parts are looked at in its place', () => {
    stand();
    const other = { id: 'other' } as Element;
    standing.watch([amount, other], 'one');
    expect(observer()?.watched).toEqual([amount, other]);
    expect(judge()).toBe('too-soon');
    end.abort();
    expect(observer()?.watched).toEqual([]);
  });

  it('is judged without whether it is drawn plainly where no browser tells that', () => {
    for (const target of [amount, button]) observer()?.say({ target, intersectionRatio: 1, time: now });
    now += STOOD;
    expect(judge()).toBe('stood');
  });
});
