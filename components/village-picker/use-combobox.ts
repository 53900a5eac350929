import Combobox from '@github/combobox-nav';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keyboard control of a list below a field: one line is highlighted at a time, and the field keeps the focus. W3C combobox
 * with manual selection; a press or Enter on a line arrives as its `click`.
 */
export function useCombobox(open: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const combobox = useRef<Combobox | null>(null);
  useLayoutEffect(() => {
    if (input.current === null || list.current === null) return;
    const made = new Combobox(input.current, list.current, { tabInsertsSuggestions: false });
    combobox.current = made;
    return () => made.destroy();
  }, []);
  useLayoutEffect(() => {
    if (open) combobox.current?.start();
    else combobox.current?.stop();
  }, [open]);
  return {
    input,
    list,
    /** Whether a line is highlighted, so that Enter is for that line. */
    highlighted: () => input.current?.hasAttribute('aria-activedescendant') === true,
    /** Highlights the next line, or the first; `-1`: the one before, or the last. */
    move: (step: 1 | -1) => combobox.current?.navigate(step),
    /** Highlights none, as when other lines take their place. */
    clear: () => combobox.current?.clearSelection(),
  };
}
