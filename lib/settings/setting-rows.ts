import type { TextId } from '../i18n/messages';
import type { Translator } from '../i18n/translator';
import { LOOKS, MOST_RETURNED, type SettingName, type Settings } from './settings-schema';

export interface SettingRow<Value> {
  readonly title: TextId;
  /** What counts where nothing was set. A setting with neither this nor choices has a control of its own. */
  readonly unset?: Value;
  /** All that can be chosen, each with its words; a setting without them is on or off. */
  readonly choices?: readonly (readonly [value: Value, words: (t: Translator['t']) => string])[];
}

/** All settings by their names. Those that are on or off or one of few are set under General, in this order. */
export const SETTING_ROWS: { readonly [Name in SettingName]: SettingRow<NonNullable<Settings[Name]>> } = {
  accounts: { title: 'ledger-account' },
  stores: { title: 'options-stores' },
  activeAccountId: { title: 'desk-account' },
  language: { title: 'language-legend' },
  look: {
    title: 'look-legend',
    unset: 'system',
    choices: LOOKS.map((look) => [look, (t) => t(look === 'system' ? 'language-auto' : `look-${look}`)]),
  },
  panel: { title: 'panel-beside', unset: false },
  askReturned: {
    title: 'ask-returned-legend',
    unset: 0,
    choices: Array.from({ length: MOST_RETURNED + 1 }, (_, count) => [
      count,
      (t) => t('ask-returned', { count }),
    ]),
  },
  holdSeconds: { title: 'hold-presses' },
  labelLayout: { title: 'label-layout' },
  notifies: { title: 'notices-title' },
  messages: { title: 'options-messages' },
  trackingLink: { title: 'messages-link' },
};
