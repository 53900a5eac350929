import Combobox from '@github/combobox-nav';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BrowsedCity } from '../../lib/villages/browse';
import { pickerEntries } from './picker-entries';
import type { VillageFinder } from './village-source';

/**
 * The list under the field. After a key only the lines in sight are rendered at first; the rest follow with the next
 * frame, or as soon as the last one is wanted.
 */
export function usePickerList(finder: VillageFinder | null, query: string) {
  const [open, setOpen] = useState(false);
  const [browsed, browse] = useState<BrowsedCity | null>(null);
  const entries = useMemo(
    () => (finder === null ? [] : pickerEntries(finder, query, browsed)),
    [finder, query, browsed],
  );
  const shown = open && finder !== null;
  const keys = useCombobox(shown);
  const [wholly, setWholly] = useState(entries);
  const isWhole = wholly === entries;
  useEffect(() => setWholly(entries), [entries]);
  const firstMove = useRef<1 | -1 | null>(null);
  useLayoutEffect(() => {
    if (shown && !isWhole) return;
    if (shown && firstMove.current !== null) keys.move(firstMove.current);
    firstMove.current = null;
  }, [shown, isWhole]);
  return {
    /** Asked for; it is shown once there are villages. */
    open,
    shown,
    /** The city whose villages it has; `null`: it has what is searched for. */
    browsed,
    entries,
    isWhole,
    keys,
    browse,
    show: () => setOpen(true),
    close() {
      setOpen(false);
      browse(null);
    },
    /** Shows it with its first line highlighted, once it is rendered; `-1`: its last, once all are. */
    showAt(end: 1 | -1) {
      firstMove.current = end;
      if (shown) setWholly(entries);
      setOpen(true);
    },
  };
}

/**
 * Keyboard control of a list below a field: one line is highlighted at a time, and the field keeps the focus. W3C
 * combobox with manual selection; a press or Enter on a line arrives as its `click`.
 */
function useCombobox(open: boolean) {
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
