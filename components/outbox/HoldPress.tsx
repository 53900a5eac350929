import { useText } from '../text/use-text';
import { Select } from '../ui/Select';

interface HoldPressProps {
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
}

const OFFERED = [0, 5, 10, 30];

export function HoldPress({ seconds, onChange }: HoldPressProps) {
  const { t } = useText();
  // An imported file may name another time than those offered.
  const choices = [...new Set([...OFFERED, seconds])].sort((one, other) => one - other);
  return (
    <Select
      name="holdSeconds"
      label={t('hold-presses')}
      value={String(seconds)}
      choices={choices.map((each) => ({
        value: String(each),
        label: each === 0 ? t('none') : t('hold-seconds', { seconds: each }),
      }))}
      onPick={(picked) => onChange(Number(picked))}
    />
  );
}
