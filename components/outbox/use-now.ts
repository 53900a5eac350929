import { useEffect, useState } from 'preact/hooks';

/** Milliseconds since the epoch, anew every second for as long as somebody counts down. */
export function useNow(counting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}
