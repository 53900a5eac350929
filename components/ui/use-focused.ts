import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The keyboard goes to what has just come, as its `ref`, and again with each new subject. In a layout effect, so that the
 * next key already goes there.
 */
export function useFocused<Element extends HTMLElement>(subject?: string) {
  const element = useRef<Element>(null);
  useLayoutEffect(() => element.current?.focus(), [subject]);
  return element;
}
