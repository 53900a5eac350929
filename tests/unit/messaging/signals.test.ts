import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const listeners = new Set<(message: unknown) => void>();
vi.mock('wxt/browser', () => ({
  browser: {
    runtime: {
      onMessage: {
        addListener: (listener: (message: unknown) => void) => listeners.add(listener),
        removeListener: (listener: (message: unknown) => void) => listeners.delete(listener),
      },
    },
  },
}));

const { CHANGED, onChanged } = await import('../../../lib/messaging/signals');

describe('a page that is told of changes', () => {
  let end: AbortController;
  const tell = () => listeners.forEach((listener) => void listener(CHANGED));
  let shown: EventTarget;
  const show = (persisted: boolean) =>
    shown.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  beforeEach(() => {
    vi.useFakeTimers();
    end = new AbortController();
    shown = new EventTarget();
    vi.stubGlobal('addEventListener', shown.addEventListener.bind(shown));
  });
  afterEach(() => {
    end.abort();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('looks at once, and at most four times a second while a bulk goes on', () => {
    const looked = vi.fn();
    onChanged(looked, end.signal);
    tell();
    expect(looked).toHaveBeenCalledTimes(1);
    for (let row = 0; row < 100; row += 1) {
      tell();
      vi.advanceTimersByTime(10);
    }
    expect(looked.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('has always seen the last one', () => {
    let state = 0;
    let seen = -1;
    onChanged(() => {
      seen = state;
    }, end.signal);
    for (state = 1; state <= 7; state += 1) tell();
    state = 8;
    vi.advanceTimersByTime(1_000);
    expect(seen).toBe(8);
  });

  it('looks when it comes back from the browser’s cache, where it heard of nothing', () => {
    const looked = vi.fn();
    onChanged(looked, end.signal);
    show(false);
    expect(looked).not.toHaveBeenCalled();
    show(true);
    expect(looked).toHaveBeenCalledTimes(1);
    end.abort();
    show(true);
    expect(looked).toHaveBeenCalledTimes(1);
  });

  it('looks no more once it has been left', () => {
    const looked = vi.fn();
    onChanged(looked, end.signal);
    tell();
    tell();
    end.abort();
    tell();
    vi.advanceTimersByTime(1_000);
    expect(looked).toHaveBeenCalledTimes(1);
  });
});
