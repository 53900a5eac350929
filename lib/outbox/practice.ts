import type { Account } from '../settings/account';
import type { OutboxRow } from './row';

/** By whose account and key a row is, and whether for practice: a row has all three from the account that ships it. */
export type ShippedBy = Pick<OutboxRow, 'accountId' | 'identityVersion' | 'practice'>;

export function shippedBy({
  id,
  identityVersion,
  environment,
}: Pick<Account, 'id' | 'identityVersion' | 'environment'>): ShippedBy {
  return { accountId: id, identityVersion, practice: environment === 'testing' };
}

/** Of an order's rows those that count where it is shipped by an account: what was tried out in practice made no real parcel. */
export function countedFor(by: ShippedBy, rows: readonly OutboxRow[]): readonly OutboxRow[] {
  return by.practice === true ? rows : rows.filter((row) => !isPractice(row, by));
}

/** The same where this account ships the order; `null`: nobody knows which one does, and every row counts. */
export function countedForAccount(account: Account | null, rows: readonly OutboxRow[]): readonly OutboxRow[] {
  return account === null ? rows : countedFor(shippedBy(account), rows);
}

/** Not counted, of an account that is not for practice any more: only a person can tell whether they are real. */
export function triedBefore(
  account: Account,
  accounts: readonly Account[],
  rows: readonly OutboxRow[],
): readonly OutboxRow[] {
  const counted = countedFor(shippedBy(account), rows);
  const isCorrected = ({ accountId }: OutboxRow) =>
    accounts.some(({ id, environment }) => id === accountId && environment !== 'testing');
  return rows.filter((row) => isCorrected(row) && !counted.includes(row));
}

/** By the account that has the key which shipped it: a person may have set it up wrongly. */
export function isPractice(
  { accountId, identityVersion, practice }: ShippedBy,
  by: ShippedBy | null,
): boolean {
  const isNow = by?.practice === true;
  const isOfKey = by?.accountId === accountId && by.identityVersion === identityVersion;
  return isOfKey ? isNow : (practice ?? isNow);
}
