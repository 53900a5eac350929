import { arOpening } from '../../assets/locales/ar/opening';
import { enOpening } from '../../assets/locales/en/opening';
import { heOpening } from '../../assets/locales/he/opening';
import type { Language } from './language';
import type { Messages } from './messages';
import { createTranslator, type Translator } from './translator';

/** For the popup, with the texts that come with its code; a test holds that it asks for no others. */
export function createOpeningTranslator(language: Language): Translator {
  return createTranslator(language, openingLocales[language] as Messages);
}

/** What the popup says, in all three languages: fetching one apart would take longer than all else that it fetches. */
export const openingLocales: Readonly<Record<Language, Readonly<Record<keyof typeof enOpening, string>>>> = {
  ar: arOpening,
  en: enOpening,
  he: heOpening,
};
