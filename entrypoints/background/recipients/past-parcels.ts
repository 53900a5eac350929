import { findMeant } from '../../../lib/ledger/fate';
import { findMeanings } from '../../../lib/ledger/status-meanings';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import type { Order } from '../../../lib/order';
import { type OrderKey, orderKeyOf } from '../../../lib/order-key';
import { hasRightParcel } from '../../../lib/outbox/meaning';
import { isPractice, shippedBy } from '../../../lib/outbox/practice';
import { rowsOfPhone } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { doubt } from '../../../lib/parcel/finding';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import type { PastParcels } from '../../../lib/parcel/past-parcels';
import { phoneKey } from '../../../lib/parcel/phone';
import { tellPast } from '../../../lib/parcel/preflight';
import type { Account } from '../../../lib/settings/account';
import { readSettings, type Settings } from '../../../lib/settings/settings';
import { findParcelStates, isOfAccount } from '../../../lib/shop-relay/parcel-states';
import { accountIn } from '../accounts/courier';

/** Without the parcels of this order; `null`: nothing. @throws Failure `account-missing` */
export async function findPast(
  accountId: string,
  phone: string,
  order: OrderKey,
): Promise<PastParcels | null> {
  const settings = await readSettings();
  const rows = await rowsToPhone(phone, settings);
  return sumUpPast(rows, accountIn(settings, accountId), settings, order);
}

export async function rowsToPhone(phone: string, { accounts }: Settings): Promise<readonly OutboxRow[]> {
  if (phone === '') return [];
  const accountIds = accounts.map(({ id }) => id);
  return rowsOfPhone(accountIds, phoneKey(phone));
}

/** Without the order's own; `null`: there are none. Practice parcels count among practice alone. */
export async function sumUpPast(
  rows: readonly OutboxRow[],
  account: Account,
  { accounts, askReturned = 0 }: Settings,
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
    asks: askReturned > 0 && returned >= askReturned,
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

/**
 * The draft as a store's page may know it: of what was shipped to its phone, that store's own parcels alone, since a
 * page that was taken over asks about any phone. That the shop wants to be asked stays, without numbers.
 */
export async function withOwnPast(
  draft: ParcelDraft,
  order: Order,
  account: Account,
  { store, settings }: Pick<Enabled, 'store' | 'settings'>,
): Promise<ParcelDraft> {
  const told = draft.findings.find(
    ({ code }) => code === 'recipient-history' || code === 'recipient-returned',
  );
  if (told === undefined) return draft;
  const rows = await rowsToPhone(draft.fields.phone, settings);
  const ofStore = rows.filter((row) => row.store.startsWith(`${store.origin}/`));
  const own = await sumUpPast(ofStore, account, settings, orderKeyOf(order));
  const isOthers = told.code === 'recipient-returned' && own?.asks !== true;
  const known = isOthers ? [doubt('phone', 'recipient-returned')] : tellPast(own);
  return { ...draft, findings: draft.findings.flatMap((finding) => (finding === told ? known : finding)) };
}
