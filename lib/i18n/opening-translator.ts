import { arOpening } from '../../assets/locales/ar/opening';
import { enOpening } from '../../assets/locales/en/opening';
import { heOpening } from '../../assets/locales/he/opening';
import type { Language } from './language';
import type { Messages } from './messages';
import { createTranslator, type Translator } from './translator';

/**
 * For the popup: speaks at once, with the texts that come with its own code. A test holds that the popup's code asks
 * for no other texts.
 */
export function createOpeningTranslator(language: Language): Translator {
  return createTranslator(language, openingLocales[language] as Messages);
}

/** What the popup says, in all three languages: fetching one apart would take longer than all else that it fetches. */
export const openingLocales: Readonly<Record<Language, Readonly<Record<keyof typeof enOpening, string>>>> = {
  ar: arOpening,
  en: enOpening,
  he: heOpening,
};
