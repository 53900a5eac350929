import type { Account } from '../settings/account';
import { findRefusal } from './meaning';
import { findMend } from './meaning-of-refusal';
import { type OutboxRow, refusalFor } from './row';

type Identity = Pick<Account, 'identityVersion' | 'currency'>;

/** It never goes to another address or key, and its amount never counts in another currency. */
export function isAsIntended(
  { identityVersion, currency }: Identity,
  row: Pick<OutboxRow, 'identityVersion' | 'currency'>,
): boolean {
  return identityVersion === row.identityVersion && currency === (row.currency ?? currency);
}

type Refused = Pick<OutboxRow, 'state' | 'refusal' | 'accountId' | 'identityVersion' | 'currency'>;

/** A key or address is mended in the settings as long as it is the row's own; else the row is prepared anew. */
export function byAccountsNow<Row extends Refused>(
  row: Row,
  accounts: readonly (Identity & Pick<Account, 'id'>)[],
): Row {
  const said = findRefusal(row);
  if (said === null || findMend(said.code)?.kind !== 'account') return row;
  const own = accounts.find(({ id }) => id === row.accountId);
  if (own !== undefined && isAsIntended(own, row) && said.code !== 'account-missing') return row;
  const code = accounts.length === 0 ? 'account-missing' : 'account-changed';
  return { ...row, refusal: refusalFor(code) };
}
