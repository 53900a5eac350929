import { findMeant } from '../../../lib/ledger/fate';
import { findMeanings } from '../../../lib/ledger/status-meanings';
import type { OrderKey } from '../../../lib/order-key';
import { hasRightParcel } from '../../../lib/outbox/meaning';
import { isPractice, shippedBy } from '../../../lib/outbox/practice';
import { rowsOfPhone } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import type { PastParcels } from '../../../lib/parcel/past-parcels';
import { phoneKey } from '../../../lib/parcel/phone';
import type { Account } from '../../../lib/settings/account';
import { readSettings, type Settings } from '../../../lib/settings/settings';
import { findParcelStates, isOfAccount } from '../../../lib/shop-relay/parcel-states';
import { accountIn } from '../accounts/courier';

/**
 * What was shipped to a phone before, without the parcels of this order; `null`: nothing.
 * @throws Failure `account-missing`
 */
export async function findPast(
  accountId: string,
  phone: string,
  order: OrderKey,
): Promise<PastParcels | null> {
  const settings = await readSettings();
  const rows = await rowsToPhone(phone, settings);
  return sumUpPast(rows, accountIn(settings, accountId), settings, order);
}

/** The parcels that were intended for a phone, whatever their store and account. */
export async function rowsToPhone(phone: string, { accounts }: Settings): Promise<readonly OutboxRow[]> {
  if (phone === '') return [];
  const accountIds = accounts.map(({ id }) => id);
  return rowsOfPhone(accountIds, phoneKey(phone));
}

/**
 * What became of the parcels of a phone's rows, without those of the order itself; `null`: there are none. Practice
 * parcels count among practice parcels alone.
 */
export async function sumUpPast(
  rows: readonly OutboxRow[],
  account: Account,
  { accounts, askReturned }: Settings,
  order: OrderKey | null,
): Promise<PastParcels | null> {
  const owners = accounts.map(shippedBy);
  const isTrying = account.environment === 'testing';
  const past = rows.filter(
    (row) =>
      hasRightParcel(row) &&
      owners.some((by) => by.accountId === row.accountId && isPractice(row, by) === isTrying) &&
      !(row.store === order?.store && row.orderId === order.orderId),
  );
  if (past.length === 0) return null;
  const fates = await readFates(past);
  const count = (fate: string) => fates.filter((each) => each === fate).length;
  const returned = count('returned');
  return {
    made: past.length,
    delivered: count('delivered'),
    returned,
    lastAt: past.reduce((last, { createdAt }) => Math.max(last, createdAt), 0),
    asks: askReturned !== undefined && returned >= askReturned,
  };
}

async function readFates(rows: readonly OutboxRow[]) {
  const accountIds = [...new Set(rows.map(({ accountId }) => accountId))];
  const [states, meanings] = await Promise.all([
    findParcelStates(rows.flatMap(({ parcelCode }) => parcelCode ?? [])),
    Promise.all(accountIds.map(async (id) => [id, await findMeanings(id)] as const)),
  ]);
  const meaningsOf = new Map(meanings);
  return rows.map(({ accountId, parcelCode }) => {
    const told = states.get(parcelCode ?? '');
    const known = meaningsOf.get(accountId);
    if (told === undefined || known === undefined || !isOfAccount(told, accountId)) return null;
    return findMeant(told, known)?.fate;
  });
}
