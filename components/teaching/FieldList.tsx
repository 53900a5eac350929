import { FIELD_MEANINGS, type FieldMeaning } from '../../lib/parcel/field-meanings';
import type { TeachWords } from '../../lib/teaching/teach-words';
import { useFocused } from '../ui/use-focused';
import { RowPress } from './RowPress';

interface FieldListProps {
  readonly words: TeachWords;
  /** The field that each was said to be; left out: none was. */
  readonly said: Readonly<Partial<Record<FieldMeaning, string>>>;
  readonly failed: boolean;
  readonly onPoint: (meaning: FieldMeaning) => void;
  readonly onForget: (meaning: FieldMeaning, event: MouseEvent) => void;
}

/** Which of the store's own fields is what, each to be pointed at or taken back. */
export function FieldList({ words, said, failed, onPoint, onForget }: FieldListProps) {
  // The button that takes a field back goes with it.
  const heading = useFocused<HTMLHeadingElement>(Object.keys(said).join());
  return (
    <div class="body">
      <h2 tabIndex={-1} ref={heading}>
        {words['fields-title']}
      </h2>
      <p class="soft">{words['fields-text']}</p>
      <ul class="rows">
        {FIELD_MEANINGS.map((meaning) => {
          const { [meaning]: field } = said;
          const label = words[`shop-field-${meaning}`];
          return (
            <li key={meaning} class={field === undefined ? 'row left-out' : 'row right'}>
              <span class="label">{label}</span>
              <span class="said">{field === undefined ? words['fields-unset'] : <bdi>{field}</bdi>}</span>
              <span class="presses">
                <RowPress word={words['fields-point']} of={label} onPress={() => onPoint(meaning)} />
                {field !== undefined && (
                  <RowPress
                    word={words['fields-forget']}
                    of={label}
                    onPress={(event) => onForget(meaning, event)}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {failed && (
        <p class="problem" role="alert">
          {words['teach-failed']}
        </p>
      )}
    </div>
  );
}
