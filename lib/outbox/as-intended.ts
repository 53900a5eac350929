import type { Account } from '../settings/account';
import { findRefusal } from './meaning';
import { findMend } from './meaning-of-refusal';
import type { OutboxRow } from './row';

type Identity = Pick<Account, 'identityVersion' | 'currency'>;

/**
 * A parcel that was intended for one address and key never goes to another, and its amount never counts in another currency.
 */
export function isAsIntended(
  { identityVersion, currency }: Identity,
  row: Pick<OutboxRow, 'identityVersion' | 'currency'>,
): boolean {
  return identityVersion === row.identityVersion && currency === (row.currency ?? currency);
}

type Refused = Pick<OutboxRow, 'state' | 'refusal' | 'accountId' | 'identityVersion' | 'currency'>;

/**
 * A row by the accounts there are now: what was refused for an account's key or address is mended in the settings as
 * long as those are the row's own. Once they are others, or the account is gone, it is prepared anew.
 */
export function byAccountsNow<Row extends Refused>(
  row: Row,
  accounts: readonly (Identity & Pick<Account, 'id'>)[],
): Row {
  const said = findRefusal(row);
  if (said === null || findMend(said.code)?.kind !== 'account') return row;
  const own = accounts.find(({ id }) => id === row.accountId);
  if (own !== undefined && isAsIntended(own, row) && said.code !== 'account-missing') return row;
  const code = accounts.length === 0 ? 'account-missing' : 'account-changed';
  return { ...row, refusal: { code, params: {}, serviceText: null, fields: {} } };
}
