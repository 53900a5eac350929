import { browser } from 'wxt/browser';
import { allLocales } from '../../lib/i18n/all-locales';
import type { Language } from '../../lib/i18n/language';
import { pickLanguage } from '../../lib/i18n/pick-language';
import { createTranslator, type Translator } from '../../lib/i18n/translator';
import { readSettings } from '../../lib/storage/settings';

/** Each keeps what it has parsed and how it formats numbers. */
const translators = new Map<Language, Translator>();

/**
 * Speaks the person's language for the bar, which carries no texts of its own; the browser's own where no settings
 * can be read.
 */
export async function currentTranslator(): Promise<Translator> {
  const language = await readSettings().then(
    (settings) => settings.language,
    () => 'auto' as const,
  );
  const picked = pickLanguage(language, [browser.i18n.getUILanguage()]);
  const translator = translators.get(picked) ?? createTranslator(picked, allLocales[picked]);
  translators.set(picked, translator);
  return translator;
}
