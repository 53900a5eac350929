/** The interface's languages. Arabic is the first: it is what a browser in any other language gets. */
export const LANGUAGES = ['ar', 'en', 'he'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Direction = 'rtl' | 'ltr';

export function directionOf(language: Language): Direction {
  return language === 'en' ? 'ltr' : 'rtl';
}

/** Browsers still say `iw` for Hebrew in places (RFC 5646 keeps it as a deprecated tag). */
const BY_TAG: Readonly<Record<string, Language>> = { ar: 'ar', en: 'en', he: 'he', iw: 'he' };

/**
 * The language to speak: the person's choice, else the first of the browser's languages we have, else Arabic,
 * which is also the manifest's default locale.
 * @param browserLanguages BCP 47 tags, the most wanted first.
 */
export function pickLanguage(
  setting: 'auto' | Language,
  browserLanguages: readonly (string | undefined)[],
): Language {
  if (setting !== 'auto') return setting;
  for (const tag of browserLanguages) {
    const language = BY_TAG[tag?.toLowerCase().split(/[-_]/)[0] ?? ''];
    if (language !== undefined) return language;
  }
  return 'ar';
}
