import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { setPageLanguage } from '../../components/text/set-page';
import { type Language, pickLanguage } from '../../lib/i18n/language';
import { loadTranslator } from '../../lib/i18n/load-translator';
import type { Translator } from '../../lib/i18n/translator';
import { send } from '../../lib/messaging/send';
import { changeSettings, type LanguageSetting } from '../../lib/settings/settings';

export function useTranslator(setting: LanguageSetting, first: Translator): Translator {
  const [translator, setTranslator] = useState(first);
  const language = pickLanguage(setting, [browserLanguage()]);
  useEffect(() => {
    if (translator.language === language) return;
    let wanted = true;
    void loadTranslator(language).then((loaded) => wanted && setTranslator(loaded));
    return () => {
      wanted = false;
    };
  }, [language, translator]);
  useLayoutEffect(() => setPageLanguage(translator, translator.t('options-title')), [translator]);
  return translator;
}

/** The language that `auto` comes to in this browser. */
export function browserLanguage(): Language {
  return pickLanguage('auto', [browser.i18n.getUILanguage()]);
}

/** Sets the language of every page, of the bar and of the browser's context menu. */
export async function setLanguage(language: LanguageSetting): Promise<void> {
  await changeSettings((settings) => ({ ...settings, language }));
  await send('language/changed', {});
}
