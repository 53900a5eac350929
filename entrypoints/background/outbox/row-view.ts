import type { RowView } from '../../../lib/messaging/views/row';
import { findNextTry } from '../../../lib/outbox/due';
import { isPhoneBusy, isUnended, openRows, rowsOfOrder } from '../../../lib/outbox/queue';
import type { OutboxRow } from '../../../lib/outbox/row';
import { readTimes, type Times } from '../times';

/** A row as people see it. */
export async function viewRow(row: OutboxRow): Promise<RowView> {
  const [times, phoneBusy, copy] = await Promise.all([readTimes(), isPhoneBusy(row), countBefore(row)]);
  return viewOf(row, times, phoneBusy, copy);
}

/** Many rows at once, with one look for what keeps their phones busy. */
export async function viewRows(rows: readonly OutboxRow[]): Promise<readonly RowView[]> {
  const [times, open, copies] = await Promise.all([
    readTimes(),
    openRows(),
    Promise.all(rows.map(countBefore)),
  ]);
  const busy = Map.groupBy(open.filter(isUnended), phoneOf);
  return rows.map((row, index) => {
    const others = busy.get(phoneOf(row)) ?? [];
    const phoneBusy = others.some(({ id }) => id !== row.id);
    return viewOf(row, times, phoneBusy, copies[index] ?? row.copy);
  });
}

/** How many parcels of its order come before it. What was withdrawn is none: the next is still the order's first. */
async function countBefore(row: OutboxRow): Promise<number> {
  if (row.copy === 0) return 0;
  const ofOrder = await rowsOfOrder(row);
  return ofOrder.filter(({ copy, state }) => copy < row.copy && state !== 'withdrawn').length;
}

function phoneOf({ accountId, phoneKey }: OutboxRow): string {
  return `${accountId} ${phoneKey}`;
}

function viewOf(row: OutboxRow, times: Times, phoneBusy: boolean, copy: number): RowView {
  return {
    id: row.id,
    state: row.state,
    orderNumber: row.orderNumber,
    copy,
    accountId: row.accountId,
    parcelCode: row.parcelCode,
    refusal: row.refusal,
    totalPrice: row.request.total_price,
    recipientName: row.request.recipient.first_name,
    phone: row.request.recipient.phone,
    villageId: row.request.address.village_id,
    streetName: row.request.address.street_name,
    orderLink: row.orderLink,
    forced: row.forced,
    attempts: row.attempts,
    waiting: row.waiting,
    nextTryAt: findNextTry(row, times, Date.now()),
    storeNotAsked: row.storeAsked === 'not-asked',
    phoneBusy,
    codeFrom: row.codeFrom,
    settlement: row.settlement,
    lookedAgain: row.lookedAgain,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
