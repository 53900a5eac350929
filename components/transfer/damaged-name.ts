import type { TextId } from '../../lib/i18n/messages';
import type { Translator } from '../../lib/i18n/translator';
import type { DamagedSetting } from '../../lib/settings/parse-settings';

/** Each setting is called what the page of settings calls it. */
const TITLES: Readonly<Record<DamagedSetting['setting'], TextId>> = {
  accounts: 'ledger-account',
  stores: 'options-stores',
  activeAccountId: 'desk-account',
  language: 'language-legend',
  atOnce: 'review-at-once',
  holdSeconds: 'hold-presses',
  askReturned: 'ask-returned-legend',
  look: 'look-legend',
  labelLayout: 'label-layout',
  notifies: 'notices-title',
  messages: 'options-messages',
  trackingLink: 'messages-link',
  panel: 'panel-beside',
};

/** A setting that could not be read, as people call it. */
export function damagedName({ setting, of, fields }: DamagedSetting, { lookUp, t }: Translator): string {
  const called = lookUp(TITLES[setting]);
  if (of === null) return called;
  const name = `${called} ${of}`;
  return fields === null ? name : t('damaged-part', { name });
}
