import { changeSettings, type LanguageSetting } from '../../lib/storage/settings';

/** Every page and bar speaks it from now on. */
export async function setLanguage(language: LanguageSetting): Promise<void> {
  await changeSettings((settings) => ({ ...settings, language }));
}
