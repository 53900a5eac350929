import type { Translator } from '../../lib/i18n/translator';
import type { Settings } from '../../lib/settings/settings-schema';

/** Tells screen readers and spelling the page's language and direction. */
export function setPageLanguage({ language, direction }: Translator, title: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  document.title = title;
}

/** Shows the page light or dark as it was set, `tokens.css`. */
export function setPageLook(look: Settings['look'] = 'system'): void {
  if (look === 'system') delete document.documentElement.dataset.look;
  else document.documentElement.dataset.look = look;
}
