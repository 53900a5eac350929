import type { AnyEntry } from '../../lib/ledger/colleague-entries';
import type { DatedParcel } from '../../lib/statement/outstanding';

/** A parcel of the books as the statement's table shows it. */
export interface CashParcel extends DatedParcel {
  /** In which it was sent: the account's may have been corrected since. */
  readonly currency: string | null;
  /** Whom it goes to; `null` of a colleague's. */
  readonly recipientName: string | null;
  readonly colleague: string | null;
  /** Of the shop's parcels. */
  readonly id: string;
}

/** An account's parcels that have a code, colleagues' among them: the courier settles them all alike. */
export function cashParcels(entries: readonly AnyEntry[], accountId: string): readonly CashParcel[] {
  return entries.flatMap((entry): CashParcel[] => {
    // A parcel that was marked wrong here may still have been delivered, and belongs to the account either way.
    const isSent = entry.made || entry.wrongSince !== null;
    if (entry.accountId !== accountId || !isSent || entry.parcelCode === null) return [];
    const { id, parcelCode: code, totalPrice, fee, currency, createdAt, fate, colleague } = entry;
    const isOwn = entry.colleague === null;
    const recipientName = isOwn ? entry.recipientName : null;
    const isTaken = isOwn && typeof entry.handedOverAt === 'number';
    const paidOtherwise = isOwn && entry.paidOtherwiseAt !== null;
    return [
      {
        id,
        code,
        totalPrice,
        fee,
        currency,
        createdAt,
        recipientName,
        colleague,
        paidOtherwise,
        meant: entry.made && fate !== 'returned',
        handedOver: fate === 'delivered' || fate === 'on-the-way' || isTaken,
        delivered: fate === 'delivered',
        returned: fate === 'returned',
      },
    ];
  });
}

/** The parcels with what is known of them in one currency: of one that was sent in another, no amount. */
export function amountsIn(currency: string, parcels: readonly CashParcel[]): readonly CashParcel[] {
  return parcels.map((parcel) =>
    parcel.currency === currency ? parcel : { ...parcel, totalPrice: null, fee: null },
  );
}

/** The statuses that events told of an account's parcels, by number. */
export function toldStatuses(
  entries: readonly AnyEntry[],
  accountId: string,
): readonly { readonly id: number; readonly name: string }[] {
  const names = new Map<number, string>();
  for (const { accountId: own, parcelStatus } of entries) {
    if (own === accountId && parcelStatus !== null && parcelStatus.statusId !== null)
      names.set(parcelStatus.statusId, parcelStatus.status);
  }
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.id - b.id);
}
