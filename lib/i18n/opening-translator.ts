import { arOpening } from '../../assets/locales/ar/opening';
import { enOpening } from '../../assets/locales/en/opening';
import { heOpening } from '../../assets/locales/he/opening';
import type { Language } from './language';
import type { Messages } from './messages';
import { createTranslator, type Translator } from './translator';

/** For the popup, with the texts that come with its code; a test holds that it asks for no others. */
export function createOpeningTranslator(language: Language): Translator {
  return createTranslator(language, openingLocales[language]() as Messages);
}

type OpeningMessages = Readonly<Record<keyof ReturnType<typeof enOpening>, string>>;

/**
 * What the popup says, in all three languages: fetching one apart would take longer than all else that it fetches. The one
 * that it speaks is gathered alone: gathering all three took half of what its code takes to begin.
 */
export const openingLocales: Readonly<Record<Language, () => OpeningMessages>> = {
  ar: arOpening,
  en: enOpening,
  he: heOpening,
};
