import { App } from '../../../entrypoints/popup/App';
import { createPopup, type Popup } from '../../../entrypoints/popup/popup-state';
import type { Language } from '../../../lib/i18n/language';
import type { TabView } from '../../../lib/messaging/views/form';
import type { Account } from '../../../lib/settings/account';
import type { Settings } from '../../../lib/settings/settings';
import { type FakeBackground, quietBackground } from '../support/fake-background';
import { ACCOUNT, manualForm } from '../support/made-form';
import { show } from '../support/show';

export const PRACTICE: Account = { ...ACCOUNT, environment: 'testing' };

export function settingsOf(...accounts: Account[]): Settings {
  return {
    version: 1,
    accounts,
    activeAccountId: accounts[0]?.id ?? null,
    stores: [],
    language: 'auto',
  };
}

export interface Opening {
  readonly tab?: TabView;
  readonly settings?: Settings;
  readonly background?: FakeBackground;
  readonly language?: Language;
}

/** Opens the popup on a tab, with an account, in a language. */
export async function open(opening: Opening = {}): Promise<{ popup: Popup; background: FakeBackground }> {
  const background = opening.background ?? quietBackground();
  background.answers['tab/read'] ??= () => opening.tab ?? { kind: 'elsewhere' };
  background.answers['form/manual'] ??= () => manualForm();
  const popup = createPopup(opening.settings ?? settingsOf(ACCOUNT), 7, background.send, null);
  show(<App popup={popup} />, opening.language);
  await popup.open();
  return { popup, background };
}
