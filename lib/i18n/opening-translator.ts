import type { Language } from './language';
import type { Messages } from './messages';
import { openingLocales } from './opening-locales';
import { createTranslator, type Translator } from './translator';

/**
 * For the popup: speaks at once, with the texts that came with its own code. It asks for no others: the build fails
 * if it does (`lib/build/texts-by-position`).
 */
export function createOpeningTranslator(language: Language): Translator {
  return createTranslator(language, openingLocales[language] as Messages);
}
