import { compareDecimals } from '../../../lib/decimal';
import { Failure } from '../../../lib/failure';
import type { RowView } from '../../../lib/messaging/views/row';
import { byAccountsNow } from '../../../lib/outbox/as-intended';
import { findNextTry } from '../../../lib/outbox/due';
import { earlierOf, hasRightParcel, isWithdrawn, partsOf } from '../../../lib/outbox/meaning';
import { countedFor } from '../../../lib/outbox/practice';
import { freeRows, rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { oneForm } from '../../../lib/parcel/phone';
import { wholeFee } from '../../../lib/quotes/whole-fee';
import { readSettings, type Settings } from '../../../lib/settings/settings';
import { findSuccessors } from '../relay/colleagues';
import { readTimes, type Times } from '../times';

export async function viewRow(row: OutboxRow): Promise<RowView> {
  const [view] = await viewRows([row]);
  if (view === undefined) throw new Failure('row-missing');
  return view;
}

/** Many rows at once, with one look for what keeps their phones busy, and one for whose orders were claimed. */
export async function viewRows(rows: readonly OutboxRow[]): Promise<readonly RowView[]> {
  const [settings, times, free, ofOrders, successors] = await Promise.all([
    readSettings(),
    readTimes(),
    freeRows(rows),
    Promise.all(rows.map(ordersRows)),
    findSuccessors(rows),
  ]);
  const isFree = new Set(free);
  return rows.map((row, index) =>
    viewOf(row, settings, times, {
      phoneBusy: !isFree.has(row),
      takenOverBy: successors[index] ?? null,
      ...amongOrders(row, ofOrders[index] ?? []),
    }),
  );
}

async function ordersRows(row: OutboxRow): Promise<readonly OutboxRow[]> {
  return row.copy === 0 && row.part == null ? [] : countedFor(row, await rowsOfOrder(row));
}

/** Withdrawn rows do not count among what comes before: the next is still the order's first. */
function amongOrders(
  row: OutboxRow,
  ofOrder: readonly OutboxRow[],
): Pick<RowView, 'copy' | 'collectedBefore' | 'parts'> {
  const before = earlierOf(row, ofOrder).filter((one) => !isWithdrawn(one));
  const collectedBefore = before.some(
    (one) => hasRightParcel(one) && compareDecimals(one.request.total_price, '0') > 0,
  );
  const parts = partsOf(row, ofOrder).map(
    ({ id, state, settlement, waiting, parcelCode, wrongSince = null, attempts, request, quotedFee }) => {
      const standing = { id, state, settlement, waiting, parcelCode, wrongSince, attempts };
      return { ...standing, totalPrice: request.total_price, fee: feeOf(quotedFee) };
    },
  );
  return { copy: before.length, collectedBefore, parts };
}

function feeOf(quotedFee: OutboxRow['quotedFee']): RowView['fee'] {
  return quotedFee == null ? null : wholeFee(quotedFee);
}

type Beside = Pick<RowView, 'phoneBusy' | 'copy' | 'collectedBefore' | 'parts' | 'takenOverBy'>;

function viewOf(row: OutboxRow, { accounts }: Settings, times: Times, beside: Beside): RowView {
  const account = accounts.find(({ id }) => id === row.accountId);
  const { store, orderId, identityVersion, phoneKey, request, revision, sent, ...rest } = byAccountsNow(
    row,
    accounts,
  );
  const { quotedFee, pressedIn, filledFrom, storeAsked, colleaguesAsked, claimPlace, ...shown } = rest;
  return {
    ...shown,
    ...beside,
    totalPrice: request.total_price,
    fee: feeOf(quotedFee),
    currency: row.currency ?? account?.currency ?? null,
    referenceNumber: request.reference_number ?? null,
    recipientName: request.recipient.first_name,
    phone: oneForm(request.recipient.phone, account ?? {}),
    villageId: request.address.village_id,
    village:
      filledFrom === undefined ? null : { name: filledFrom.village.name, city: filledFrom.village.city },
    streetName: request.address.street_name,
    nextTryAt: findNextTry(row, times, Date.now()),
    storeNotAsked: storeAsked === 'not-asked',
    accessMissing: (row.waiting?.reason === 'permission-missing' ? account?.address : null) ?? null,
    panel: account === undefined ? null : new URL(account.address).origin,
    colleaguesNotAsked: colleaguesAsked === 'not-asked',
  };
}
