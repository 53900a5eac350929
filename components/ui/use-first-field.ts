import { useLayoutEffect, useRef } from 'preact/hooks';

/** The keyboard begins in the first field of what has just come, as its `ref`. */
export function useFirstField<Holder extends HTMLElement>() {
  const holder = useRef<Holder>(null);
  useLayoutEffect(() => holder.current?.querySelector('input')?.focus(), []);
  return holder;
}
