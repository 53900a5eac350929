import { addUp, sumKnown } from '../decimal';
import type { FeeQuote } from '../messaging/views/service';
import type { Decimal } from '../order';
import { collectedBy, parcelsOf } from '../outbox/meaning-of-parts';
import { wholeFee } from '../quotes/whole-fee';
import { isShipped, type Reviewed } from './review-status';

export interface ReviewTotals {
  readonly currency: string | null;
  readonly parcels: number;
  readonly toCollect: Decimal;
  /** Of those whose fee is known. */
  readonly fees: Decimal;
  readonly withoutFee: number;
}

/** The currency of a shipped order's parcel; `null`: there is none, or its account is gone. */
export function sentIn({ row, status }: Reviewed): string | null {
  return isShipped({ status }) ? (row?.currency ?? null) : null;
}

/** What each parcel of an order costs: as it was quoted when it was shipped, or else as it is quoted now. */
function feesOf({ order, row, status }: Reviewed, quote: FeeQuote | null): readonly (Decimal | null)[] {
  const quoted = quote && wholeFee(quote);
  const planned = order.form?.draft.fields.parcels ?? [];
  return row !== null && isShipped({ status })
    ? parcelsOf(row).map(({ fee }) => fee ?? quoted)
    : Array.from({ length: Math.max(1, planned.length) }, () => quoted);
}

/** What the delivery of an order costs, all its parcels together; `null`: it is not known of each. */
export function feeOfOrder(one: Reviewed, quote: FeeQuote | null): Decimal | null {
  return sumKnown(feesOf(one, quote));
}

/** The sums of what was shipped, by currency; what is not known to be a parcel counts for nothing. */
export function totalsOfReview(
  reviewed: readonly Reviewed[],
  feeOf: (orderId: string) => FeeQuote | null,
): readonly ReviewTotals[] {
  const made = reviewed.flatMap((one) =>
    one.row !== null && isShipped(one) ? [{ row: one.row, fees: feesOf(one, feeOf(one.order.orderId)) }] : [],
  );
  return [...Map.groupBy(made, ({ row }) => row.currency)].map(([currency, own]) => {
    const fees = own.flatMap((one) => one.fees);
    const known = fees.filter((fee) => fee !== null);
    return {
      currency,
      parcels: fees.length,
      toCollect: addUp(own.map(({ row }) => collectedBy(row))),
      fees: addUp(known),
      withoutFee: fees.length - known.length,
    };
  });
}
