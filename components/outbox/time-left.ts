import { useEffect, useState } from 'preact/hooks';
import { secondsLeft } from '../../lib/seconds-left';

/** How long until then, counted down every second; `null` when it has come, or where there is nothing to wait for. */
export function useTimeLeft(then: number | null): string | null {
  const now = useSeconds(then !== null);
  return then === null ? null : findTimeLeft(then, now);
}

/** The time now, anew every second while something is counted. */
export function useSeconds(counting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}

/** How long until then, as `0:45` or `1:05:00`; `null` when it has come. */
export function findTimeLeft(then: number, now: number): string | null {
  const seconds = secondsLeft(then, now);
  if (seconds === 0) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(seconds % 60)}`;
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
