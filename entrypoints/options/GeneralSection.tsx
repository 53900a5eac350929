import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { HoldPress } from '../../components/outbox/HoldPress';
import { useText } from '../../components/text/use-text';
import { Checkbox } from '../../components/ui/Checkbox';
import { ChoiceField } from '../../components/ui/ChoiceField';
import { LanguagePicker } from '../../components/welcome/LanguagePicker';
import { openPanel } from '../../lib/opening/open-panel';
import { changeSettings } from '../../lib/settings/settings';
import { LOOKS, MOST_RETURNED } from '../../lib/settings/settings-schema';
import { logged } from '../../lib/storage/log';
import type { SectionProps } from './Section';
import { browserLanguage, setLanguage } from './use-translator';

/** Language, light or dark, the panel, for how long a press can be undone, and whom one is asked about. */
export function GeneralSection({ settings }: SectionProps) {
  const { t } = useText();
  return (
    <>
      <LanguagePicker
        value={settings.language}
        browserLanguage={browserLanguage()}
        onPick={(language) => void setLanguage(language)}
      />
      <ChoiceField
        id="look"
        legend={t('look-legend')}
        value={settings.look ?? 'system'}
        choices={(['system', ...LOOKS] as const).map((value) => ({
          value,
          label: t(value === 'system' ? 'language-auto' : `look-${value}`),
        }))}
        onPick={(picked) => {
          void changeSettings(({ look: _before, ...kept }) =>
            picked === 'system' ? kept : { ...kept, look: picked },
          ).catch(logged('options: look'));
        }}
      />
      <PanelChoice wanted={settings.panel ?? false} />
      <HoldPress
        seconds={settings.holdSeconds ?? 0}
        onChange={(holdSeconds) => {
          void changeSettings((now) => ({ ...now, holdSeconds })).catch(logged('options: hold presses'));
        }}
      />
      <ChoiceField
        id="ask-returned"
        legend={t('ask-returned-legend')}
        value={String(settings.askReturned ?? 0)}
        choices={Array.from({ length: MOST_RETURNED + 1 }, (_, count) => ({
          value: String(count),
          label: t('ask-returned', { count }),
        }))}
        onPick={(picked) => {
          void changeSettings(({ askReturned: _before, ...kept }) =>
            picked === '0' ? kept : { ...kept, askReturned: Number(picked) },
          ).catch(logged('options: ask about returned parcels'));
        }}
      />
    </>
  );
}

interface PanelChoiceProps {
  readonly wanted: boolean;
}

/** Whether there is a panel that stays beside the page. It opens with the press that wants it. */
function PanelChoice({ wanted }: PanelChoiceProps) {
  const { t } = useText();
  const [tabId, setTabId] = useState<number | undefined>();
  useEffect(() => void browser.tabs.getCurrent().then((tab) => setTabId(tab?.id)), []);
  const choose = (panel: boolean) => {
    if (panel && tabId !== undefined) openPanel(tabId).catch(logged('options: open the panel'));
    void changeSettings((now) => ({ ...now, panel })).catch(logged('options: panel'));
  };
  return <Checkbox label={t('panel-beside')} checked={wanted} onChange={choose} />;
}
