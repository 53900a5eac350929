import { send } from '../../lib/messaging/send';
import { changeSettings, type LanguageSetting } from '../../lib/storage/settings';

/** Every page and bar speaks it from now on, and the browser's menu over a selected text. */
export async function setLanguage(language: LanguageSetting): Promise<void> {
  await changeSettings((settings) => ({ ...settings, language }));
  await send('language/changed', {});
}
