import { useEffect, useRef, useState } from 'preact/hooks';
import type { DraftField } from './read-draft';

/**
 * The fields that the person was in and left, and what to call when one is left. While a press lasts nothing is
 * added: a problem that appears under the pointer moves the very thing that is being pressed away from it.
 */
export function useLeftFields(): readonly [readonly DraftField[], (field: DraftField) => void] {
  const [left, setLeft] = useState<readonly DraftField[]>([]);
  const pressing = useRef(false);
  const waiting = useRef<readonly DraftField[]>([]);

  useEffect(() => {
    const bound = new AbortController();
    const options = { capture: true, signal: bound.signal };
    const release = () => {
      // The click comes after the release.
      setTimeout(() => {
        pressing.current = false;
        const fields = waiting.current;
        waiting.current = [];
        if (fields.length > 0) setLeft((before) => [...before, ...fields]);
      });
    };
    addEventListener(
      'pointerdown',
      () => {
        pressing.current = true;
      },
      options,
    );
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => bound.abort();
  }, []);

  const leave = (field: DraftField) => {
    if (pressing.current) waiting.current = [...waiting.current, field];
    else setLeft((before) => [...before, field]);
  };
  return [left, leave];
}
