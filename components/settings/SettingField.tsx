import { SETTING_ROWS, type SettingRow } from '../../lib/settings/setting-rows';
import type { SettingName } from '../../lib/settings/settings-schema';
import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';
import { ChoiceField } from '../ui/ChoiceField';

type SettingValue = NonNullable<SettingRow['unset']>;

interface SettingFieldProps {
  readonly name: SettingName;
  /** `undefined`: nothing was set. */
  readonly value: unknown;
  /** `undefined`: what counts where nothing was set. */
  readonly onChange: (value: SettingValue | undefined) => void;
}

/** One setting of the table that is on or off, or one of few. */
export function SettingField({ name, value, onChange }: SettingFieldProps) {
  const { t, lookUp } = useText();
  const { title, unset, choices } = SETTING_ROWS[name];
  const now = value ?? unset;
  const change = (next: SettingValue) => onChange(next === unset ? undefined : next);
  if (choices === undefined)
    return <Checkbox label={lookUp(title)} checked={now === true} onChange={change} />;
  return (
    <ChoiceField
      id={name}
      legend={lookUp(title)}
      value={String(now)}
      choices={choices.map(([choice, words]) => ({ value: String(choice), label: words(t) }))}
      onPick={(picked) => {
        const chosen = choices.find(([choice]) => String(choice) === picked);
        if (chosen !== undefined) change(chosen[0]);
      }}
    />
  );
}
