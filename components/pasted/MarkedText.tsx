import type { ComponentChildren } from 'preact';
import type { PastedView } from '../../lib/messaging/views/pasted';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';

interface MarkedTextProps {
  readonly view: PastedView;
  /** The person asked which field this became. */
  readonly onPick: (field: ParcelFieldName) => void;
}

/** The text as it was pasted; what was taken from it is marked, each by the colour of its field. */
export function MarkedText({ view: { text, marks }, onPick }: MarkedTextProps) {
  const { t } = useText();
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const { field, start, end } of marks) {
    if (start > at) parts.push(text.slice(at, start));
    parts.push(
      // biome-ignore lint/a11y/useKeyWithClickEvents: the list beneath leads to the same fields by keyboard
      <mark
        key={start}
        class={`pasted__mark pasted__mark--${field}`}
        title={t(`field-${field}`)}
        onClick={() => onPick(field)}
      >
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  if (at < text.length) parts.push(text.slice(at));
  return (
    <div class="pasted__text" dir="auto">
      {parts}
    </div>
  );
}
