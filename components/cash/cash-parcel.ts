import type { LedgerEntry } from '../../lib/ledger/entry';
import type { DatedParcel } from '../../lib/statement/outstanding';

/** A parcel of the books as the statement's table shows it. */
export interface CashParcel extends DatedParcel {
  readonly recipientName: string;
}

/** An account's parcels that have a code. @param delivered the statuses that mean so, by the person's word */
export function cashParcels(
  entries: readonly LedgerEntry[],
  accountId: string,
  delivered: readonly number[],
): readonly CashParcel[] {
  return entries.flatMap((entry): CashParcel[] => {
    // One that was marked wrong here may have been delivered all the same, and is the account's either way.
    const isSent = entry.made || entry.wrongSince !== null;
    if (entry.accountId !== accountId || !isSent || entry.parcelCode === null) return [];
    const { parcelCode: code, totalPrice, fee, createdAt, recipientName, told } = entry;
    const statusId = told?.statusId ?? null;
    return [
      {
        ...{ code, totalPrice, fee, createdAt, recipientName },
        meant: entry.made,
        delivered: statusId !== null && delivered.includes(statusId),
      },
    ];
  });
}

/** The statuses that events told of an account's parcels, by number. */
export function toldStatuses(
  entries: readonly LedgerEntry[],
  accountId: string,
): readonly { readonly id: number; readonly name: string }[] {
  const names = new Map<number, string>();
  for (const { accountId: own, told } of entries) {
    if (own === accountId && told !== null && told.statusId !== null) names.set(told.statusId, told.status);
  }
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.id - b.id);
}
