import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { VillageChoice } from '../../lib/parcel/parcel-draft';
import type { BrowsedCity } from '../../lib/villages/browse';
import { useText } from '../text/use-text';
import type { ControlProps } from '../ui/Field';
import { PickerList } from './PickerList';
import { type PickerEntry, pickerEntries } from './picker-entries';
import { SourceLine } from './SourceLine';
import { useCombobox } from './use-combobox';
import { usePickerText } from './use-picker-text';
import { villageLabel } from './village-label';
import type { VillageSource } from './village-source';

/** The lines that fit without scrolling, and two more. */
const IN_SIGHT = 8;

interface VillageInputProps {
  readonly control: ControlProps;
  readonly villages: ReadonlySignal<VillageSource>;
  readonly value: VillageChoice | null;
  /** What to search by first, e.g. the order's own words. */
  readonly query: string;
  /** `null`: the text was changed, so that nothing is picked any more. */
  readonly onPick: (village: VillageChoice | null) => void;
  readonly onLeave?: () => void;
  /** Coming to the field opens no list: what there is to choose from stands beside it. */
  readonly quiet?: boolean;
  /** Asks for the villages: those kept here, or, where there are none, the service's. */
  readonly onFetch: () => void;
}

/**
 * Finds a village as it is typed: nothing is picked but by a press or Enter on it, nothing by leaving, and a text
 * that was changed no longer stands for a village. It takes text from the first moment on, and searches for it as
 * soon as the villages are there.
 */
export function VillageInput(props: VillageInputProps) {
  const { control, value, onPick } = props;
  const { t, language } = useText();
  const source = props.villages.value;
  const finder = source.state === 'ready' ? source.finder : null;
  const text = usePickerText(value, props.query, (village) => villageLabel(village, language), onPick);
  const [open, setOpen] = useState(false);
  const [browsed, setBrowsed] = useState<BrowsedCity | null>(null);
  const entries = useMemo(
    () => (finder === null ? [] : pickerEntries(finder, text.query, browsed)),
    [finder, text.query, browsed],
  );
  const shown = open && finder !== null;
  const keys = useCombobox(shown);
  // After a key only the lines in sight are rendered at first; the rest follow with the next frame.
  const [wholly, setWholly] = useState(entries);
  const isWhole = wholly === entries;
  useEffect(() => setWholly(entries), [entries]);
  const firstMove = useRef<1 | -1 | null>(null);
  useLayoutEffect(() => {
    if (shown && !isWhole) return;
    if (shown && firstMove.current !== null) keys.move(firstMove.current);
    firstMove.current = null;
  }, [shown, isWhole]);

  function close(): void {
    setOpen(false);
    setBrowsed(null);
  }

  function choose(entry: PickerEntry): void {
    if (entry.kind === 'city') {
      keys.clear();
      setBrowsed(entry.city);
      return;
    }
    const { id, cityId, name, city } = entry.result.village;
    text.pick({ id, cityId, name, city });
    close();
  }

  function openByWords(): void {
    // Words that were not picked yet are shown with what they find.
    if (text.query !== '' && props.quiet !== true) setOpen(true);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      if (open) {
        // The list alone is closed, not the window or the form around it.
        event.preventDefault();
        event.stopPropagation();
        close();
      } else text.restore();
    } else if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      firstMove.current = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
    } else if (shown && !isWhole && event.key === 'ArrowUp') {
      // The last line is not rendered yet.
      event.preventDefault();
      event.stopImmediatePropagation();
      firstMove.current = -1;
      setWholly(entries);
    } else if (event.key === 'Enter' && shown && entries.length > 0 && !keys.highlighted()) {
      // Enter before any is highlighted goes to the first; only Enter on a village picks it.
      event.preventDefault();
      event.stopImmediatePropagation();
      keys.move(1);
    }
  }

  return (
    <div class="picker">
      <input
        class="input"
        id={control.id}
        ref={keys.input}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
        placeholder={t('village-search')}
        aria-describedby={control.describedBy}
        aria-invalid={control.invalid ? 'true' : undefined}
        aria-required={control.required ? 'true' : undefined}
        value={text.shown}
        onInput={(event) => {
          setBrowsed(null);
          setOpen(true);
          text.type(event.currentTarget.value);
        }}
        onMouseDown={(event) => {
          if (document.activeElement === event.currentTarget) return openByWords();
          // A press puts the caret where it fell, after the focus has selected all: the next key would be lost among
          // the old words.
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onFocus={(event) => {
          event.currentTarget.select();
          openByWords();
        }}
        onKeyDownCapture={onKey}
        onBlur={() => {
          close();
          props.onLeave?.();
        }}
      />
      <PickerList
        list={keys.list}
        labelId={control.labelId}
        open={shown}
        entries={entries}
        most={isWhole ? entries.length : IN_SIGHT}
        query={text.query}
        browsed={browsed}
        onChoose={choose}
      />
      <SourceLine source={source} onFetch={props.onFetch} />
    </div>
  );
}
