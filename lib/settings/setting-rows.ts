import type { TextId } from '../i18n/messages';
import type { Translator } from '../i18n/translator';
import { LOOKS, MOST_RETURNED, type SettingName } from './settings-schema';

export interface SettingRow {
  readonly title: TextId;
  /** What counts where nothing was set. A setting with neither this nor choices has a control of its own. */
  readonly unset?: boolean | number | string;
  /** All that can be chosen, each with its words; a setting without them is on or off. */
  readonly choices?: readonly (readonly [value: number | string, words: (t: Translator['t']) => string])[];
}

/** All settings by their names. Those that are on or off or one of few are set under General, in this order. */
export const SETTING_ROWS: Readonly<Record<SettingName, SettingRow>> = {
  accounts: { title: 'ledger-account' },
  stores: { title: 'options-stores' },
  activeAccountId: { title: 'desk-account' },
  language: { title: 'language-legend' },
  look: {
    title: 'look-legend',
    unset: 'system',
    choices: [
      ['system', (t) => t('language-auto')],
      ...LOOKS.map((look) => [look, (t: Translator['t']) => t(`look-${look}`)] as const),
    ],
  },
  panel: { title: 'panel-beside', unset: false },
  askReturned: {
    title: 'ask-returned-legend',
    unset: 0,
    choices: Array.from(
      { length: MOST_RETURNED + 1 },
      (_, count) => [count, (t: Translator['t']) => t('ask-returned', { count })] as const,
    ),
  },
  holdSeconds: { title: 'hold-presses' },
  labelLayout: { title: 'label-layout' },
  notifies: { title: 'notices-title' },
  messages: { title: 'options-messages' },
  trackingLink: { title: 'messages-link' },
};
