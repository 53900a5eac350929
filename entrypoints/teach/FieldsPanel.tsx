import { useFocused } from '../../components/ui/use-focused';
import type { FieldMeaning } from '../../lib/parcel/field-meanings';
import { FIELD_MEANINGS } from '../../lib/parcel/field-meanings';
import { PanelFrame } from './PanelFrame';
import { PointingStep } from './PointingStep';
import type { FieldsProps } from './panel-props';
import { RowPress } from './RowPress';
import { useView } from './use-view';

/** The panel in which fields of a known store are pointed out. */
export function FieldsPanel(props: FieldsProps) {
  const { words } = useView();
  const { value: meaning } = props.fields.pointing;
  return (
    <PanelFrame {...props} title={words['fields-title']} progress={null}>
      {meaning === null ? <FieldList {...props} /> : <FieldStep {...props} meaning={meaning} />}
    </PanelFrame>
  );
}

interface FieldStepProps extends FieldsProps {
  readonly meaning: FieldMeaning;
}

/** One field of the store's own: where it stands. */
function FieldStep({ fields, picker, weigh, meaning }: FieldStepProps) {
  const { words } = useView();
  const { value: place } = fields.place;
  const { value: outcome } = fields.outcome;
  const saving = outcome === 'saving';
  return (
    <PointingStep
      picker={picker}
      title={words[`shop-field-${meaning}`]}
      hint={words[`fields-hint-${meaning}`]}
      preview={fields.preview.value}
      text={place?.text ?? null}
      problem={outcome === 'unknown' ? words['fields-unknown'] : null}
      answers={
        place !== null &&
        outcome !== 'unknown' && (
          <button
            type="button"
            class="primary"
            aria-disabled={saving}
            onClick={(event) => saving || weigh(event, () => void fields.use())}
          >
            {saving ? words['teach-saving'] : words['fields-use']}
          </button>
        )
      }
      onRedo={fields.redo}
      onBack={() => fields.point(null)}
    />
  );
}

/** Which of the store's own fields is what, each to be pointed at or taken back. */
function FieldList({ fields, weigh }: FieldsProps) {
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
