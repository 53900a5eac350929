import type { RowView } from '../../../lib/messaging/views/row';
import { findNextTry } from '../../../lib/outbox/due';
import { isWithdrawn, keepsPhoneBusy } from '../../../lib/outbox/meaning';
import { isPhoneBusy, openRows, rowsOfOrder } from '../../../lib/outbox/queue';
import type { OutboxRow } from '../../../lib/outbox/row';
import { oneForm } from '../../../lib/parcel/phone';
import { readSettings, type Settings } from '../../../lib/settings/settings';
import { findSuccessor, findSuccessors } from '../relay/colleagues';
import { readTimes, type Times } from '../times';

/** A row as people see it. */
export async function viewRow(row: OutboxRow): Promise<RowView> {
  const [settings, times, phoneBusy, copy, takenOverBy] = await Promise.all([
    readSettings(),
    readTimes(),
    isPhoneBusy(row),
    countBefore(row),
    findSuccessor(row),
  ]);
  return viewOf(row, settings, times, { phoneBusy, copy, takenOverBy });
}

/** Many rows at once, with one look for what keeps their phones busy, and one for whose orders were claimed. */
export async function viewRows(rows: readonly OutboxRow[]): Promise<readonly RowView[]> {
  const [settings, times, open, copies, successors] = await Promise.all([
    readSettings(),
    readTimes(),
    openRows(),
    Promise.all(rows.map(countBefore)),
    findSuccessors(rows),
  ]);
  const busy = Map.groupBy(open.filter(keepsPhoneBusy), phoneOf);
  return rows.map((row, index) => {
    const others = busy.get(phoneOf(row)) ?? [];
    const phoneBusy = others.some(({ id }) => id !== row.id);
    const takenOverBy = successors[index] ?? null;
    return viewOf(row, settings, times, { phoneBusy, copy: copies[index] ?? row.copy, takenOverBy });
  });
}

/** How many parcels of its order come before it. Withdrawn rows do not count: the next is still the order's first. */
async function countBefore(row: OutboxRow): Promise<number> {
  if (row.copy === 0) return 0;
  const ofOrder = await rowsOfOrder(row);
  return ofOrder.filter((one) => one.copy < row.copy && !isWithdrawn(one)).length;
}

function phoneOf({ accountId, phoneKey }: OutboxRow): string {
  return `${accountId} ${phoneKey}`;
}

/** What is known of a row by others. */
type Beside = Pick<RowView, 'phoneBusy' | 'copy' | 'takenOverBy'>;

function viewOf(row: OutboxRow, { accounts }: Settings, times: Times, beside: Beside): RowView {
  const account = accounts.find(({ id }) => id === row.accountId);
  const { store, orderId, identityVersion, phoneKey, request, revision, sent, ...rest } = row;
  const { quotedFee, pressedIn, filledFrom, storeAsked, colleaguesAsked, claimPlace, ...shown } = rest;
  return {
    ...shown,
    ...beside,
    totalPrice: request.total_price,
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
