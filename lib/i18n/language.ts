/** The interface's languages. Arabic is the first: it is what a browser in any other language gets. */
export const LANGUAGES = ['ar', 'en', 'he'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Direction = 'rtl' | 'ltr';

export function directionOf(language: Language): Direction {
  return language === 'en' ? 'ltr' : 'rtl';
}
