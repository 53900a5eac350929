import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BrowsedCity } from '../../lib/villages/browse';
import { pickerEntries } from './picker-entries';
import { useCombobox } from './use-combobox';
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
