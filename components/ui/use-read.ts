import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { logged } from '../../lib/storage/log';

/** An effect with a signal that ends with it: what listens, or waits for an answer, does so no longer. */
export function useEnding(begin: (signal: AbortSignal) => void, on: readonly unknown[]): void {
  useEffect(() => {
    const end = new AbortController();
    begin(end.signal);
    return () => end.abort();
  }, on);
}

/**
 * What is kept somewhere: read once, and again whenever something of `on` changes. No answer is shown after one to a later
 * question; after a failure, which is logged under `where`, the last one stays.
 * @param read is given what is shown at the time, for an answer that leaves it so
 * @returns it; what reads it anew, and throws where that fails; what shows something else meanwhile
 */
export function useRead<Value>(
  first: Value,
  read: (now: () => Value) => Promise<Value>,
  on: readonly unknown[],
  where: string,
) {
  const [value, show] = useState(first);
  const shown = useRef(value);
  shown.current = value;
  // Who waited for something, and reads then, asks for what is looked at by now.
  const reading = useRef(read);
  reading.current = read;
  const { current: turns } = useRef({ asked: 0, taken: 0 });
  const readAgain = useCallback(async () => {
    turns.asked += 1;
    const own = turns.asked;
    const answer = await reading.current(() => shown.current);
    if (own <= turns.taken) return;
    turns.taken = own;
    show(answer);
  }, on);
  useEffect(() => {
    readAgain().catch(logged(where));
    return () => {
      turns.taken = turns.asked;
    };
  }, [readAgain]);
  return [value, readAgain, show] as const;
}
