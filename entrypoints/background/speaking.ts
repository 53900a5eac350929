import { browser } from 'wxt/browser';
import { allLocales } from '../../lib/i18n/all-locales';
import { pickLanguage } from '../../lib/i18n/pick-language';
import { createTranslator, type Translator } from '../../lib/i18n/translator';
import { readSettings } from '../../lib/storage/settings';

/** Speaks the person's language for the bar, which carries no texts of its own. */
export async function currentTranslator(): Promise<Translator> {
  const { language } = await readSettings();
  const picked = pickLanguage(language, [browser.i18n.getUILanguage()]);
  return createTranslator(picked, allLocales[picked]);
}
