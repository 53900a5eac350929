import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BrowsedCity } from '../../lib/villages/browse';
import { type PickerEntry, pickerEntries } from './picker-entries';
import { type ComboboxKeys, useCombobox } from './use-combobox';
import type { VillageFinder } from './village-source';

interface PickerListState {
  /** Asked for; it is shown once there are villages. */
  readonly open: boolean;
  readonly shown: boolean;
  /** The city whose villages it has; `null`: it has what is searched for. */
  readonly browsed: BrowsedCity | null;
  readonly entries: readonly PickerEntry[];
  /** Whether all of its lines are rendered. */
  readonly isWhole: boolean;
  readonly keys: ComboboxKeys;
  show(): void;
  close(): void;
  browse(city: BrowsedCity | null): void;
  /** Shows it with its first line highlighted, once it is rendered; `-1`: its last, once all are. */
  showAt(end: 1 | -1): void;
}

/**
 * The list under the field. After a key only the lines in sight are rendered at first; the rest follow with the next
 * frame, or as soon as the last one is wanted.
 */
export function usePickerList(finder: VillageFinder | null, query: string): PickerListState {
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
    open,
    shown,
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
    showAt(end) {
      firstMove.current = end;
      if (shown) setWholly(entries);
      setOpen(true);
    },
  };
}
