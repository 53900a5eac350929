import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { VillageChoice } from '../../lib/parcel/parcel-draft';

/**
 * The field's text beside what is picked. Changing the text un-picks at once: otherwise a form could be sent
 * with one village while another's name stands in it.
 */
export function usePickerText(
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
