import type { FieldMeaning } from '../../lib/parcel/field-meanings';
import { FieldList } from './FieldList';
import { PanelFrame } from './PanelFrame';
import { PointingStep } from './PointingStep';
import type { FieldsProps } from './panel-props';
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
