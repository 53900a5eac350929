import type { Language } from './language';

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
