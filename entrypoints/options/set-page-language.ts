import type { Translator } from '../../lib/i18n/translator';

/** The page itself speaks the language too: for readers, spelling and direction. */
export function setPageLanguage({ language, direction, t }: Translator): void {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  document.title = t('options-title');
}
