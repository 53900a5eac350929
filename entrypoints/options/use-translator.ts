import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { loadTranslator } from '../../lib/i18n/load-translator';
import { pickLanguage } from '../../lib/i18n/pick-language';
import type { Translator } from '../../lib/i18n/translator';
import type { LanguageSetting } from '../../lib/storage/settings';
import { browserLanguage } from './browser-language';
import { setPageLanguage } from './set-page-language';

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
