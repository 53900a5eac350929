import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { HoldPress } from '../../components/outbox/HoldPress';
import { SettingField } from '../../components/settings/SettingField';
import { LanguagePicker } from '../../components/welcome/LanguagePicker';
import { openPanel } from '../../lib/opening/open-panel';
import { SETTING_ROWS } from '../../lib/settings/setting-rows';
import { changeSettings, type Settings } from '../../lib/settings/settings';
import type { SettingName } from '../../lib/settings/settings-schema';
import { logged } from '../../lib/storage/log';
import type { SectionProps } from './Section';
import { browserLanguage, setLanguage } from './use-translator';

const NAMES = (Object.keys(SETTING_ROWS) as SettingName[]).filter(
  (name) => SETTING_ROWS[name].unset !== undefined,
);

/** The language, what is on or off or one of few, and for how long a press can be undone. */
export function GeneralSection({ settings }: SectionProps) {
  const [tabId, setTabId] = useState<number | undefined>();
  useEffect(() => void browser.tabs.getCurrent().then((tab) => setTabId(tab?.id)), []);
  return (
    <>
      <LanguagePicker
        value={settings.language}
        browserLanguage={browserLanguage()}
        onPick={(language) => void setLanguage(language)}
      />
      {NAMES.map((name) => (
        <SettingField
          key={name}
          name={name}
          value={settings[name]}
          onChange={(value) => {
            // A browser opens the panel in the very press alone.
            if (name === 'panel' && value === true && tabId !== undefined) {
              openPanel(tabId).catch(logged('options: open the panel'));
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

/** @param value `undefined`: as if nothing was set */
function keep(name: SettingName, value: unknown): void {
  void changeSettings((settings) => {
    const { [name]: _before, ...kept } = settings;
    return (value === undefined ? kept : { ...kept, [name]: value }) as Settings;
  }).catch(logged(`options: ${name}`));
}
