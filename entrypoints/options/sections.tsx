import type { ComponentType } from 'preact';
import type { Translator } from '../../lib/i18n/translator';
import { AboutSection } from './AboutSection';
import { AccountsSection } from './accounts/AccountsSection';
import { GeneralSection } from './GeneralSection';
import { LogSection } from './LogSection';
import { MessagesSection } from './MessagesSection';
import { NumbersSection } from './NumbersSection';
import { PeopleSection } from './people/PeopleSection';
import type { SectionProps } from './Section';
import { Stores } from './stores/Stores';
import { TaughtSection } from './stores/TaughtSection';
import { ToolsSection } from './ToolsSection';
import { TransferSection } from './TransferSection';
import type { SectionName } from './use-section';
import { VillagesSection } from './villages/VillagesSection';

interface OptionsSection {
  readonly text?: (t: Translator['t']) => string;
  readonly View: ComponentType<SectionProps>;
  /** Without an account there is nothing in it. */
  readonly ofAccount?: true;
}

export const SECTIONS: Readonly<Record<SectionName, OptionsSection>> = {
  accounts: { View: AccountsSection },
  stores: { text: (t) => t('stores-best'), View: Stores },
  people: { text: (t) => t('people-text'), View: PeopleSection },
  messages: { View: MessagesSection, ofAccount: true },
  taught: { text: (t) => t('taught-text'), View: TaughtSection },
  villages: { text: (t) => t('options-villages-text'), View: VillagesSection, ofAccount: true },
  numbers: { text: (t) => t('options-numbers-text'), View: NumbersSection, ofAccount: true },
  general: { View: GeneralSection },
  transfer: { text: (t) => t('options-transfer-text'), View: TransferSection },
  log: { text: (t) => t('log-text'), View: LogSection },
  about: { View: AboutSection },
  tools: { View: ToolsSection, ofAccount: true },
};
