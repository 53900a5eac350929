import type { ComponentType } from 'preact';
import type { IconName } from '../../components/ui/Icon';
import type { TextId } from '../../lib/i18n/messages';
import type { Account } from '../../lib/settings/account';
import type { Desk } from './desk-state';
import type { Route } from './route';

export interface SectionProps {
  readonly desk: Desk;
  readonly route: Route;
}

/** What is given to whatever of a section is about one account. */
export interface AccountProps {
  readonly account: Account;
  readonly ask: Desk['ask'];
}

export interface DeskSection {
  /** Its name in the address: `desk.html#/parcels`. */
  readonly name: string;
  readonly title: TextId;
  readonly icon: IconName;
  readonly View: ComponentType<SectionProps>;
}
