import type { Language } from './language';

/** What stands between the parts of a list. */
export function commaIn(language: Language): string {
  return language === 'ar' ? '، ' : ', ';
}
