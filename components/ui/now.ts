import { signal } from '@preact/signals';
import { localDay } from '../../lib/local-day';

/** Milliseconds: a machine that sleeps holds its timers, so that none is set for midnight. */
const LOOKS_EVERY = 60_000;

/**
 * The time now, in milliseconds since the epoch. A page stays open for days: what is drawn by it is drawn anew when the
 * person's own day turns.
 */
export function createNow(): () => number {
  const day = signal(localDay());
  const look = () => {
    day.value = localDay();
  };
  setInterval(look, LOOKS_EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    day.value;
    return Date.now();
  };
}

/** `YYYY-MM-DD`, the person's own day, wherever a page that stays open is drawn or judged by it. */
export function todayBy(now: () => number): () => string {
  return () => localDay(now());
}
