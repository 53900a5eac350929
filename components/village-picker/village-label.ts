import { commaIn } from '../../lib/i18n/comma';
import type { Language } from '../../lib/i18n/language';

/** A village as people tell it from its namesakes: with its city. */
export function villageLabel(
  village: { readonly name: string; readonly city: string },
  language: Language,
): string {
  return [village.name, village.city].filter((part) => part !== '').join(commaIn(language));
}
