import type { Language } from './language';
import type { Messages } from './messages';
import { createTranslator, type Translator } from './translator';

const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  ar: async () => (await import('../../assets/locales/ar')).ar,
  en: async () => (await import('../../assets/locales/en')).en,
  he: async () => (await import('../../assets/locales/he')).he,
};

/** For pages: loads the one locale that is shown. */
export async function loadTranslator(language: Language): Promise<Translator> {
  return createTranslator(language, await loaders[language]());
}
