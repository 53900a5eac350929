import { NumberInput } from '../../../components/number-names/NumberInput';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { RemoveButton } from '../../../components/ui/RemoveButton';
import type { NumberNames } from '../../../lib/number-names/number-names';
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

const NUMBERS = [
  { name: 'status', kind: 'parcel-status', label: 'parcel-delivery' },
  { name: 'position', kind: 'parcel-position', label: 'parcel-position' },
  { name: 'reason', kind: 'return-reason', label: 'return-reason' },
] as const;

export function StepRow(props: StepRowProps) {
  const { t } = useText();
  const { step, names, onChange } = props;
  return (
    <fieldset class="stack loose journey__fields">
      <legend class="visually-hidden">{t('journey-step', { number: props.number })}</legend>
      {NUMBERS.map(({ name, kind, label }) => (
        <NumberInput
          key={name}
          label={t(label)}
          name={name}
          kind={kind}
          names={names}
          value={step[name]}
          optional={name === 'reason'}
          onInput={(typed) => onChange({ ...step, [name]: typed })}
        />
      ))}
      <div class="row tight journey__presses">
        <Button
          disabled={!props.canPlay}
          busy={props.playing}
          onPress={props.onPlay}
          text={t('journey-play')}
        />
        {props.onRemove !== null && (
          <RemoveButton name={t('journey-step', { number: props.number })} onPress={props.onRemove} />
        )}
      </div>
    </fieldset>
  );
}
