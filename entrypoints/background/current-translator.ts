import { browser } from 'wxt/browser';
import { allLocales } from '../../lib/i18n/all-locales';
import type { Language } from '../../lib/i18n/language';
import { pickLanguage } from '../../lib/i18n/language';
import { createTranslator, type Translator } from '../../lib/i18n/translator';
import { readSettings, type Settings } from '../../lib/settings/settings';

/** One translator for each language, since it caches what it has parsed and its number formats. */
const translators = new Map<Language, Translator>();

/** The translator of the present settings; of the browser's own language where no settings can be read. */
export async function currentTranslator(): Promise<Translator> {
  return translatorOf(await readSettings().catch(() => ({ language: 'auto' as const })));
}

/** The translator of the person's language, for the bar, which carries no texts of its own. */
export function translatorOf({ language }: Pick<Settings, 'language'>): Translator {
  const picked = pickLanguage(language, [browser.i18n.getUILanguage()]);
  const translator = translators.get(picked) ?? createTranslator(picked, allLocales[picked]);
  translators.set(picked, translator);
  return translator;
}
