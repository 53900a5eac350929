import * as combobox from '@zag-js/combobox';
import { normalizeProps, useMachine } from '@zag-js/preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { VillageChoice } from '../../lib/parcel/parcel-draft';
import type { BrowsedCity } from '../../lib/villages/browse';
import { useText } from '../text/use-text';
import type { ControlProps } from '../ui/Field';
import { PickerList } from './PickerList';
import { entryKey, isDisabled, type PickerEntry, pickerEntries } from './picker-entries';
import { usePickerText } from './use-picker-text';
import { villageLabel } from './village-label';
import type { VillageFinder } from './village-source';

interface VillagePickerProps {
  readonly control: ControlProps;
  readonly finder: VillageFinder;
  readonly value: VillageChoice | null;
  /** What stands in the field before anything is picked, e.g. the order's own words. */
  readonly query: string;
  /** `null`: the text was changed, so that nothing is picked any more. */
  readonly onPick: (village: VillageChoice | null) => void;
  readonly onLeave?: () => void;
  /** The plain field it takes the place of had the focus. */
  readonly takesFocus?: boolean;
  /** The list stays away until it is asked for: what there is to choose from stands beside the field. */
  readonly quiet?: boolean;
}

/**
 * Finds a village as it is typed (W3C combobox, list autocomplete with manual selection): nothing is picked but
 * by a press or Enter on it, nothing by leaving, and a text that was changed no longer stands for a village.
 */
export default function VillagePicker(props: VillagePickerProps) {
  const { control, finder, value, onPick } = props;
  const { t, language, direction } = useText();
  const labelOf = (village: VillageChoice) => villageLabel(village, language);
  const text = usePickerText(value, props.query, labelOf, onPick);
  const [browsed, setBrowsed] = useState<BrowsedCity | null>(null);
  // Once a change: the list is drawn anew at every step through it.
  const entries = useMemo(() => pickerEntries(finder, text.query, browsed), [finder, text.query, browsed]);
  const collection = useMemo(
    () =>
      combobox.collection({
        items: [...entries],
        itemToValue: entryKey,
        itemToString: (entry) => (entry.kind === 'city' ? entry.city.name : labelOf(entry.result.village)),
        isItemDisabled: isDisabled,
      }),
    [entries, language],
  );
  const service = useMachine(combobox.machine, {
    id: useId(),
    ids: { input: control.id, label: control.labelId },
    dir: direction,
    collection,
    value: value === null ? [] : [String(value.id)],
    inputValue: text.shown,
    invalid: control.invalid,
    // The text is kept here: 'replace' would empty the field whenever typing un-picks.
    selectionBehavior: 'preserve',
    // A city that is chosen opens its villages in the same list.
    closeOnSelect: false,
    positioning: {
      strategy: 'fixed',
      sameWidth: true,
      gutter: 4,
      fitViewport: true,
      hideWhenDetached: true,
      overflowPadding: 8,
    },
    onInputValueChange: ({ inputValue, reason }) => {
      // All else that would change the text (leaving, Escape) is decided here: `usePickerText`.
      if (reason !== 'input-change') return;
      setBrowsed(null);
      text.type(inputValue);
    },
    onOpenChange: ({ open }) => {
      if (!open) setBrowsed(null);
    },
    onValueChange: ({ items: [picked] }) => {
      if (picked !== undefined) choose(picked);
    },
  });
  const api = combobox.connect(service, normalizeProps);
  const input = api.getInputProps();
  const inputElement = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (props.takesFocus) inputElement.current?.focus();
  }, []);

  function choose(entry: PickerEntry): void {
    if (entry.kind === 'city') {
      setBrowsed(entry.city);
      api.clearHighlightValue();
      return;
    }
    const { id, cityId, name, city } = entry.result.village;
    text.pick({ id, cityId, name, city });
    api.setOpen(false);
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !api.open) text.restore();
    if (event.key !== 'Enter' || !api.open || api.highlightedValue !== null) return;
    // Enter before any is highlighted goes to the first; only Enter on a village picks it.
    event.preventDefault();
    if (collection.firstValue !== null) api.setHighlightValue(collection.firstValue);
  };
  return (
    <div {...api.getRootProps()} class="picker">
      <div {...api.getControlProps()}>
        <input
          {...(input as object)}
          class="input"
          value={text.shown}
          ref={inputElement}
          placeholder={t('village-search')}
          aria-describedby={control.describedBy}
          aria-required={control.required ? 'true' : undefined}
          onFocusCapture={(event) => {
            // The next key begins a new search; words that were not picked yet are shown with what they find.
            event.currentTarget.select();
            if (text.query !== '' && props.quiet !== true) api.setOpen(true);
          }}
          onKeyDownCapture={onKey}
          onBlurCapture={() => props.onLeave?.()}
        />
      </div>
      <PickerList api={api} entries={entries} query={text.query} browsed={browsed} />
    </div>
  );
}
