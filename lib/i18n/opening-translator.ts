import type { Language } from './language';
import type { Messages } from './messages';
import { openingLocales } from './opening-locales';
import { createTranslator, type Translator } from './translator';

/**
 * For the popup: speaks at once, with the texts that come with its own code. A test holds that the popup's code asks
 * for no other texts.
 */
export function createOpeningTranslator(language: Language): Translator {
  return createTranslator(language, openingLocales[language] as Messages);
}
