import type { Translator } from '../../lib/i18n/translator';
import type { Look } from '../../lib/settings/settings-schema';

/** Tells screen readers and spelling the page's language and direction. */
export function setPageLanguage({ language, direction }: Translator, title: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  document.title = title;
}

/** Shows the page light or dark as it was set, `tokens.css`; `undefined`: as the system. */
export function setPageLook(look: Look | undefined): void {
  if (look === undefined) delete document.documentElement.dataset.look;
  else document.documentElement.dataset.look = look;
}
