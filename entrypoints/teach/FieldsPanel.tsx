import type { ReadonlySignal } from '@preact/signals';
import { FieldList } from '../../components/teaching/FieldList';
import { FieldStep } from '../../components/teaching/FieldStep';
import { PanelFrame } from '../../components/teaching/PanelFrame';
import type { TeachView } from '../../lib/messaging/views/teaching';
import type { Refusal } from '../../lib/press/press-rule';
import type { FieldsState } from './fields-state';
import type { Picker } from './picker';
import type { Weigh } from './weigh-presses';

interface FieldsPanelProps {
  readonly view: TeachView;
  readonly fields: FieldsState;
  readonly picker: Picker;
  readonly onClose: () => void;
  readonly weigh: Weigh;
  readonly refused: ReadonlySignal<Refusal | null>;
}

export function FieldsPanel({ view, fields, picker, onClose, weigh, refused }: FieldsPanelProps) {
  const { words } = view;
  const { pointing, place, preview, outcome } = fields;
  const meaning = pointing.value;
  return (
    <PanelFrame {...{ view, onClose }} title={words['fields-title']} progress={null} refused={refused.value}>
      {meaning === null ? (
        <FieldList
          words={words}
          said={fields.said.value}
          failed={outcome.value === 'failed'}
          onPoint={fields.point}
          onForget={(forgotten, event) => weigh(event, () => void fields.forget(forgotten))}
        />
      ) : (
        <FieldStep
          words={words}
          meaning={meaning}
          text={place.value?.text ?? null}
          preview={preview.value}
          unknown={outcome.value === 'unknown'}
          saving={outcome.value === 'saving'}
          onUse={(event) => weigh(event, () => void fields.use())}
          onRedo={() => {
            picker.mark(null);
            fields.redo();
          }}
          onBack={() => fields.point(null)}
          onStep={picker.step}
          onTake={picker.take}
        />
      )}
    </PanelFrame>
  );
}
