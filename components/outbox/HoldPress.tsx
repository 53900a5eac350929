import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';

interface HoldPressProps {
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
}

const SECONDS = 5;

/** Whether each press is held for a few seconds, so that it can be undone. */
export function HoldPress({ seconds, onChange }: HoldPressProps) {
  const { t } = useText();
  return (
    <Checkbox
      label={t('hold-presses')}
      hint={t('hold-presses-hint')}
      checked={seconds > 0}
      onChange={(held) => onChange(held ? SECONDS : 0)}
    />
  );
}
