import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDrawnPlainly } from '../../../lib/page/is-drawn-plainly';
import { FakeObserver, inChromium, inFirefox } from './fake-observer';

const bar = {} as Element;

beforeEach(() => {
  vi.useFakeTimers();
  inChromium();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whether an element is drawn as it is', () => {
  for (const isVisible of [true, false]) {
    it(`is what the browser says of it at once: ${isVisible}`, async () => {
      const asked = isDrawnPlainly(bar);
      const [observer] = FakeObserver.all;
      expect(observer).toMatchObject({ watched: [bar], options: { trackVisibility: true, delay: 100 } });
      observer?.say({ isVisible });
      await expect(asked).resolves.toBe(isVisible);
      expect(observer?.watched).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    });
  }

  it('is not so where the browser does not answer, as in a tab that is left; a late answer changes nothing', async () => {
    const asked = isDrawnPlainly(bar);
    await vi.runAllTimersAsync();
    await expect(asked).resolves.toBe(false);
    const [observer] = FakeObserver.all;
    expect(observer?.watched).toEqual([]);
    observer?.say({ isVisible: true });
    await expect(asked).resolves.toBe(false);
  });

  it('is asked anew each time', async () => {
    const first = isDrawnPlainly(bar);
    FakeObserver.all[0]?.say({ isVisible: true });
    await first;
    const second = isDrawnPlainly(bar);
    FakeObserver.all[1]?.say({ isVisible: false });
    await expect(second).resolves.toBe(false);
  });

  it('is taken for granted in a tab that nobody sees: it draws nothing, and deceives nobody', async () => {
    vi.stubGlobal('document', { hidden: true });
    await expect(isDrawnPlainly(bar)).resolves.toBe(true);
    expect(FakeObserver.all).toEqual([]);
  });

  it('is taken for granted where no browser judges it', async () => {
    inFirefox();
    await expect(isDrawnPlainly(bar)).resolves.toBe(true);
    expect(FakeObserver.all).toEqual([]);
  });
});
