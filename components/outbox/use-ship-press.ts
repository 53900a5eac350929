import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { watchOwnPresses } from '../../lib/press/own-presses';
import type { Refusal } from '../../lib/press/press-rule';

/** One button that sends something outside of a form, under the rule for presses (`lib/press`), since it came to stand. */
export function useShipPress() {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const since = useRef(Infinity);
  const end = useMemo(() => new AbortController(), []);
  const presses = useMemo(() => watchOwnPresses(() => since.current, end.signal), [end]);
  useEffect(() => () => end.abort(), [end]);
  const follow = useMemo(
    () => (button: HTMLButtonElement | null) => {
      since.current = button === null ? Infinity : performance.now();
      presses.follow(button);
    },
    [presses],
  );
  return {
    /** As the button's `ref`. */
    follow,
    /** Why the last press did not count. */
    refused,
    /** Acts, or says why the press does not count. */
    weigh(click: MouseEvent, act: () => void) {
      const refusal = presses.judge(click);
      setRefused(refusal);
      if (refusal === null) act();
    },
  };
}
