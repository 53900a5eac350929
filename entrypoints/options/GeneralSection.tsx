import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { useText } from '../../components/text/use-text';
import { Checkbox } from '../../components/ui/Checkbox';
import { ChoiceField } from '../../components/ui/ChoiceField';
import { saidByPage } from '../../components/ui/FailedPress';
import { Select } from '../../components/ui/Select';
import { openPanel } from '../../lib/opening/open-panel';
import { SETTING_ROWS, type SettingRow } from '../../lib/settings/setting-rows';
import { changeSettings } from '../../lib/settings/settings';
import type { SettingName } from '../../lib/settings/settings-schema';
import { LanguagePicker } from './LanguagePicker';
import type { SectionProps } from './Section';

const NAMES = (Object.keys(SETTING_ROWS) as SettingName[]).filter(
  (name) => SETTING_ROWS[name].unset !== undefined,
);

/** The language, what is on or off or one of few, and for how long a press can be undone. */
export function GeneralSection({ settings }: SectionProps) {
  const [tabId, setTabId] = useState<number | undefined>();
  useEffect(() => void browser.tabs.getCurrent().then((tab) => setTabId(tab?.id)), []);
  return (
    <>
      <LanguagePicker value={settings.language} />
      {NAMES.map((name) => (
        <SettingField
          key={name}
          name={name}
          value={settings[name]}
          onChange={(value) => {
            // A browser opens the panel in the very press alone.
            if (name === 'panel' && value === true && tabId !== undefined) {
              openPanel(tabId).catch(saidByPage('options: open the panel'));
            }
            keep(name, value);
          }}
        />
      ))}
      <HoldPress
        seconds={settings.holdSeconds ?? 0}
        onChange={(holdSeconds) => keep('holdSeconds', holdSeconds)}
      />
    </>
  );
}

interface SettingFieldProps {
  readonly name: SettingName;
  /** `undefined`: nothing was set. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function SettingField({ name, value, onChange }: SettingFieldProps) {
  const { t, lookUp } = useText();
  const { title, unset, choices }: SettingRow<unknown> = SETTING_ROWS[name];
  const now = value ?? unset;
  if (choices === undefined)
    return <Checkbox label={lookUp(title)} checked={now === true} onChange={onChange} />;
  return (
    <ChoiceField
      id={name}
      legend={lookUp(title)}
      value={String(now)}
      choices={choices.map(([choice, words]) => ({ value: String(choice), label: words(t) }))}
      onPick={(picked) => {
        const chosen = choices.find(([choice]) => String(choice) === picked);
        if (chosen !== undefined) onChange(chosen[0]);
      }}
    />
  );
}

function keep(name: SettingName, value: unknown): void {
  void changeSettings((settings) => ({ ...settings, [name]: value })).catch(saidByPage(`options: ${name}`));
}

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
