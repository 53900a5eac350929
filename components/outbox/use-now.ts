import { useEffect, useState } from 'preact/hooks';

/** Milliseconds since the epoch, updated every second while a countdown is shown. */
export function useNow(counting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}
