import { browser } from 'wxt/browser';
import { allLocales } from '../../lib/i18n/all-locales';
import type { Language } from '../../lib/i18n/language';
import { pickLanguage } from '../../lib/i18n/pick-language';
import { createTranslator, type Translator } from '../../lib/i18n/translator';
import { readSettings, type Settings } from '../../lib/storage/settings';

/** Each keeps what it has parsed and how it formats numbers. */
const translators = new Map<Language, Translator>();

/** As `translatorOf` the settings as they are now; the browser's own language where none can be read. */
export async function currentTranslator(): Promise<Translator> {
  return translatorOf(await readSettings().catch(() => ({ language: 'auto' as const })));
}

/** Speaks the person's language for the bar, which carries no texts of its own. */
export function translatorOf({ language }: Pick<Settings, 'language'>): Translator {
  const picked = pickLanguage(language, [browser.i18n.getUILanguage()]);
  const translator = translators.get(picked) ?? createTranslator(picked, allLocales[picked]);
  translators.set(picked, translator);
  return translator;
}
