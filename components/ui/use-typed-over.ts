import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * What a person types over what is kept, beginning with it, and anew whenever something else is kept. It follows before
 * the browser takes the next key: an effect after the paint puts the old text back over a letter typed until then.
 */
export function useTypedOver<Value>(kept: Value) {
  const [typed, type] = useState(kept);
  useLayoutEffect(() => type(kept), [kept]);
  return [typed, type] as const;
}
