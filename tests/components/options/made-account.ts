import type { Account } from '../../../lib/settings/account';
import type { Settings } from '../../../lib/settings/settings';
import { madeAccount as practiceAccount } from '../../unit/made-account';

/** A shop's own account, with what a test says of it. */
export function madeAccount(change: Partial<Account> = {}): Account {
  return practiceAccount({
    id: 'shop',
    name: 'Noor shop',
    address: 'https://api.delivery.example',
    environment: 'live',
    numberRule: 'whole',
    ...change,
  });
}

export function madeSettings(change: Partial<Settings> = {}): Settings {
  return { version: 1, accounts: [], activeAccountId: null, stores: [], language: 'auto', ...change };
}
