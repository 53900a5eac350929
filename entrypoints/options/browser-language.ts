import { browser } from 'wxt/browser';
import type { Language } from '../../lib/i18n/language';
import { pickLanguage } from '../../lib/i18n/pick-language';

/** The language that `auto` comes to in this browser. */
export function browserLanguage(): Language {
  return pickLanguage('auto', [browser.i18n.getUILanguage()]);
}
