import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areDrawnPlainly } from '../../../lib/page/are-drawn-plainly';
import { FakeObserver, inChromium } from './fake-observer';

const amount = { id: 'amount' } as Element;
const button = { id: 'button' } as Element;

/** The tab, as its browser tells of it. */
let tab: EventTarget & { hidden: boolean };
function leaveTab(): void {
  tab.hidden = true;
  tab.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  tab = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', tab);
  inChromium();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whether elements are drawn as they are', () => {
  it('is so once the browser says so of every one of them', async () => {
    const asked = areDrawnPlainly([amount, button]);
    const [observer] = FakeObserver.all;
    expect(observer).toMatchObject({
      watched: [amount, button],
      options: { trackVisibility: true, delay: 100 },
    });
    observer?.say({ target: amount, isVisible: true });
    expect(observer?.watched).toEqual([amount, button]);
    observer?.say({ target: button, isVisible: true });
    await expect(asked).resolves.toBe(true);
    expect(observer?.watched).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not so where one of them is not', async () => {
    const asked = areDrawnPlainly([amount, button]);
    FakeObserver.all[0]?.say({ target: amount, isVisible: false }, { target: button, isVisible: true });
    await expect(asked).resolves.toBe(false);
  });

  it('is not known where the tab is left before the browser answers, and told at once', async () => {
    const asked = areDrawnPlainly([button]);
    tab.dispatchEvent(new Event('visibilitychange'));
    leaveTab();
    await expect(asked).resolves.toBeNull();
    expect(FakeObserver.all[0]?.watched).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not so where the browser does not answer, as on a page that draws nothing; a late answer changes nothing', async () => {
    const asked = areDrawnPlainly([button]);
    await vi.runAllTimersAsync();
    await expect(asked).resolves.toBe(false);
    const [observer] = FakeObserver.all;
    expect(observer?.watched).toEqual([]);
    observer?.say({ target: button, isVisible: true });
    await expect(asked).resolves.toBe(false);
  });

  it('is asked anew each time', async () => {
    const first = areDrawnPlainly([button]);
    FakeObserver.all[0]?.say({ target: button, isVisible: true });
    await first;
    const second = areDrawnPlainly([button]);
    FakeObserver.all[1]?.say({ target: button, isVisible: false });
    await expect(second).resolves.toBe(false);
  });
});
