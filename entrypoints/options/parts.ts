import type { Settings } from '../../lib/storage/settings';
import type { AccountsControl } from './use-accounts';
import type { StoresControl } from './use-stores';

/** What the page's sections and the guide's steps are made from. */
export interface Parts {
  readonly settings: Settings;
  readonly granted: ReadonlySet<string> | null;
  readonly accounts: AccountsControl;
  readonly stores: StoresControl;
}
