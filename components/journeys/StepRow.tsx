import type { NumberNames } from '../../lib/number-names/number-names';
import { NumberInput } from '../number-names/NumberInput';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import type { TypedStep } from './journey-steps';

interface StepRowProps {
  readonly number: number;
  readonly step: TypedStep;
  readonly names: NumberNames;
  readonly canPlay: boolean;
  readonly playing: boolean;
  readonly onChange: (step: TypedStep) => void;
  readonly onPlay: () => void;
  /** `null`: the only step there is. */
  readonly onRemove: (() => void) | null;
}

export function StepRow(props: StepRowProps) {
  const { t } = useText();
  const { step, names, onChange } = props;
  return (
    <fieldset class="stack loose journey__fields">
      <legend class="visually-hidden">{t('journey-step', { number: props.number })}</legend>
      <NumberInput
        label={t('parcel-delivery')}
        name="status"
        kind="parcel-status"
        names={names}
        value={step.status}
        onInput={(status) => onChange({ ...step, status })}
      />
      <NumberInput
        label={t('parcel-position')}
        name="position"
        kind="parcel-position"
        names={names}
        value={step.position}
        onInput={(position) => onChange({ ...step, position })}
      />
      <NumberInput
        label={t('return-reason')}
        name="reason"
        kind="return-reason"
        names={names}
        value={step.reason}
        optional
        onInput={(reason) => onChange({ ...step, reason })}
      />
      <div class="row tight journey__presses">
        <Button disabled={!props.canPlay} busy={props.playing} onPress={props.onPlay}>
          {t('journey-play')}
        </Button>
        {props.onRemove !== null && (
          <Button
            icon="cross"
            kind="quiet"
            label={t('remove-named', { name: t('journey-step', { number: props.number }) })}
            onPress={props.onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}
