import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

/**
 * Files of tests share a worker, for starting one takes longer than most of them. What the file before has left is
 * undone here, before each file: its time, its timers, its globals, its modules with all they remember, and its
 * database.
 */
vi.useRealTimers();
endTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
globalThis.indexedDB = new IDBFactory();
// Before its document goes, which what comes later would look for in vain.
afterAll(() => {
  vi.useRealTimers();
  endTimers();
});

/**
 * A background with rows to send later would send them while the next file runs, to the service of that file's tests, and
 * a bar would look for a page that is gone. Timers that keep no process waiting (`unref`) are Node's own.
 */
function endTimers(): void {
  const worker = globalThis as { timersOfTests?: Set<NodeJS.Timeout> };
  worker.timersOfTests ??= watchTimers();
  for (const timer of worker.timersOfTests) if (timer.hasRef()) clearTimeout(timer);
  worker.timersOfTests.clear();
}

/** @returns the timers that are begun from now on */
function watchTimers(): Set<NodeJS.Timeout> {
  const begun = new Set<NodeJS.Timeout>();
  const begin = globalThis.setTimeout;
  const again = globalThis.setInterval;
  const watched = (run: (...parts: unknown[]) => void, wait?: number, ...parts: unknown[]) => {
    const timer = begin(() => {
      begun.delete(timer);
      run(...parts);
    }, wait);
    begun.add(timer);
    return timer;
  };
  const watchedAgain = (...parts: Parameters<typeof again>) => {
    const timer = again(...parts);
    begun.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(watched, begin) as typeof setTimeout;
  globalThis.setInterval = Object.assign(watchedAgain, again) as typeof setInterval;
  return begun;
}
