import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type OwnPresses, watchOwnPresses } from '../../lib/press/own-presses';
import type { Refusal } from '../../lib/press/press-rule';

/** Since when each button has stood there for what it sends, by `performance.now`. */
const stood = new WeakMap<Element, number>();
/** The button whose press is being judged: one by an assistive technology says of none that it began there. */
let weighed: Element | null = null;
/** One for the whole page: a list has such a button in each row. */
let presses: OwnPresses | null = null;

function pagePresses(): OwnPresses {
  presses ??= watchOwnPresses((button) => {
    const pressed = button ?? weighed;
    return (pressed && stood.get(pressed)) ?? Infinity;
  }, new AbortController().signal);
  return presses;
}

/**
 * One button that sends something outside of a form, under the rule for presses (`lib/press`).
 * @param sends names what it sends, where that changes: a press counts once that has stood there
 */
export function useShipPress(sends: string | undefined) {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const shown = useRef<HTMLButtonElement | null>(null);
  const follow = useCallback((button: HTMLButtonElement | null) => {
    shown.current = button;
    if (button !== null) stood.set(button, performance.now());
    pagePresses().follow(button);
  }, []);
  useLayoutEffect(() => {
    if (shown.current !== null) stood.set(shown.current, performance.now());
    setRefused(null);
  }, [sends]);
  return {
    /** As the button's `ref`. */
    follow,
    refused,
    weigh(click: MouseEvent, act: () => void) {
      weighed = shown.current;
      const refusal = pagePresses().judge(click);
      setRefused(refusal);
      if (refusal === null) act();
    },
  };
}
