import { LANGUAGES } from '../../lib/i18n/language';

/** The languages that a message may be in, each by its own name. */
export function languageChoices() {
  return LANGUAGES.map((value) => ({
    value,
    label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
  }));
}
