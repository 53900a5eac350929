import type { Language } from './language';

/** Where the extension has a language's texts, so that the popup's first script can have them fetched. */
export function localeFile(language: Language): string {
  return `/chunks/${language}.js`;
}
