import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { VillageChoice } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import type { ControlProps } from '../ui/Field';
import { PickerList } from './PickerList';
import type { PickerEntry } from './picker-entries';
import { SourceLine } from './SourceLine';
import { usePickerList } from './use-picker-list';
import { villageLabel } from './village-label';
import type { Villages } from './villages';

/** The lines that fit without scrolling, and two more. */
const IN_SIGHT = 8;

interface VillageInputProps {
  readonly control: ControlProps;
  readonly villages: Pick<Villages, 'source' | 'fetch'>;
  readonly value: VillageChoice | null;
  /** What to search by first, e.g. the order's own words. */
  readonly query: string;
  /** `null`: the text was changed, so that nothing is picked any more. */
  readonly onPick: (village: VillageChoice | null) => void;
  readonly onLeave?: () => void;
  /** Coming to the field opens no list: what there is to choose from stands beside it. */
  readonly quiet?: boolean;
}

/**
 * Finds a village as it is typed: nothing is picked but by a press or Enter on it, nothing by leaving, and a text
 * that was changed no longer stands for a village. It takes text from the first moment on, and searches for it as
 * soon as the villages are there.
 */
export function VillageInput(props: VillageInputProps) {
  const { control, value, onPick } = props;
  const { t, language } = useText();
  const source = props.villages.source.value;
  const finder = source.state === 'ready' ? source.finder : null;
  const text = usePickerText(value, props.query, (village) => villageLabel(village, language), onPick);
  const list = usePickerList(finder, text.query);
  const { open, shown, browsed, entries, isWhole, keys } = list;

  function choose(entry: PickerEntry): void {
    if (entry.kind === 'city') {
      keys.clear();
      list.browse(entry.city);
      return;
    }
    const { id, cityId, name, city } = entry.result.village;
    text.pick({ id, cityId, name, city });
    list.close();
  }

  function openByWords(): void {
    // Words that were not picked yet are shown with what they find.
    if (text.query !== '' && props.quiet !== true) list.show();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      if (open) {
        // The list alone is closed, not the window or the form around it.
        event.preventDefault();
        event.stopPropagation();
        list.close();
      } else text.restore();
    } else if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      list.showAt(event.key === 'ArrowDown' ? 1 : -1);
    } else if (shown && !isWhole && event.key === 'ArrowUp') {
      // The last line is not rendered yet.
      event.preventDefault();
      event.stopImmediatePropagation();
      list.showAt(-1);
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
          list.browse(null);
          list.show();
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
          list.close();
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
      <SourceLine source={source} onFetch={() => void props.villages.fetch()} />
    </div>
  );
}

/**
 * The field's text beside what is picked. Changing the text un-picks at once: otherwise a form could be sent
 * with one village while another's name stands in it.
 */
function usePickerText(
  value: VillageChoice | null,
  firstQuery: string,
  labelOf: (village: VillageChoice) => string,
  onPick: (village: VillageChoice | null) => void,
) {
  // A state of its own, so that what is typed is shown at once, however late the form answers.
  const [shown, setShown] = useState(value === null ? firstQuery : labelOf(value));
  const before = useRef(value);
  // Before the next key: after the paint it would put the village back over a letter typed until then.
  useLayoutEffect(() => {
    if (value === null) return;
    before.current = value;
    setShown(labelOf(value));
  }, [value?.id]);
  const standsForValue = value !== null && shown === labelOf(value);
  return {
    shown,
    /** What is searched for; empty while a picked village stands there. */
    query: standsForValue ? '' : shown.trim(),
    type(text: string) {
      setShown(text);
      if (value !== null) onPick(null);
    },
    pick(village: VillageChoice) {
      setShown(labelOf(village));
      onPick(village);
    },
    /** Back to the village that stood there before the text was changed. */
    restore() {
      if (value === null && before.current !== null) onPick(before.current);
    },
  };
}
