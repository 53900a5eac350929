import type { Account } from '../settings/account';
import type { OutboxRow } from './row';

/** By whose account a row is, and whether that is one for practice: a row has both from the account that ships it. */
export type ShippedBy = Pick<OutboxRow, 'accountId' | 'practice'>;

export function shippedBy({ id, environment }: Pick<Account, 'id' | 'environment'>): ShippedBy {
  return { accountId: id, practice: environment === 'testing' };
}

/**
 * Of an order's rows those that count where it is shipped by an account: what another one tried out in practice made no
 * real parcel. Its own always count: an account that was set up for practice by mistake has made real ones.
 */
export function countedFor(
  { accountId, practice }: ShippedBy,
  rows: readonly OutboxRow[],
): readonly OutboxRow[] {
  return practice === true
    ? rows
    : rows.filter((row) => row.practice !== true || row.accountId === accountId);
}

/**
 * Whether nobody carries a row's parcel, by its account while that has the key that shipped it: a person may have set it
 * up wrongly. Removed, or with another key, it says nothing of what was made before.
 */
export function isPractice(
  { practice, identityVersion }: Pick<OutboxRow, 'practice' | 'identityVersion'>,
  account: Account | null,
): boolean {
  const isNow = account?.environment === 'testing';
  return account?.identityVersion === identityVersion ? isNow : (practice ?? isNow);
}
