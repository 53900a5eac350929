import { useFocused } from '../../components/ui/use-focused';
import { FIELD_MEANINGS } from '../../lib/parcel/field-meanings';
import type { FieldsProps } from './panel-props';
import { RowPress } from './RowPress';
import { useView } from './use-view';

/** Which of the store's own fields is what, each to be pointed at or taken back. */
export function FieldList({ fields, weigh }: FieldsProps) {
  const { words } = useView();
  const { value: said } = fields.said;
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
                <RowPress word={words['fields-point']} of={label} onPress={() => fields.point(meaning)} />
                {field !== undefined && (
                  <RowPress
                    word={words['fields-forget']}
                    of={label}
                    onPress={(event) => weigh(event, () => void fields.forget(meaning))}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {fields.outcome.value === 'failed' && (
        <p class="problem" role="alert">
          {words['teach-failed']}
        </p>
      )}
    </div>
  );
}
