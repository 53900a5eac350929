import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import type { Language } from '../../lib/i18n/language';
import { loadTranslator } from '../../lib/i18n/load-translator';
import { pickLanguage } from '../../lib/i18n/pick-language';
import type { Translator } from '../../lib/i18n/translator';
import { send } from '../../lib/messaging/send';
import { changeSettings, type LanguageSetting } from '../../lib/storage/settings';

/** Speaks the language that is set, from the moment it is set. */
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
  useLayoutEffect(() => setPageLanguage(translator), [translator]);
  return translator;
}

/** The page itself speaks the language too: for readers, spelling and direction. */
export function setPageLanguage({ language, direction, t }: Translator): void {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  document.title = t('options-title');
}

/** The language that `auto` comes to in this browser. */
export function browserLanguage(): Language {
  return pickLanguage('auto', [browser.i18n.getUILanguage()]);
}

/** Every page and bar speaks it from now on, and the browser's menu over a selected text. */
export async function setLanguage(language: LanguageSetting): Promise<void> {
  await changeSettings((settings) => ({ ...settings, language }));
  await send('language/changed', {});
}
