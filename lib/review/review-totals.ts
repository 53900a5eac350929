import { addUp } from '../decimal';
import type { RowView } from '../messaging/views/row';
import type { FeeQuote } from '../messaging/views/service';
import type { Decimal } from '../order';
import { collectedBy, parcelsOf } from '../outbox/meaning-of-parts';
import { wholeFee } from '../quotes/whole-fee';
import type { Account } from '../settings/account';
import { isShipped, type Reviewed } from './review-status';

/** What the shipped parcels of one account's currency come to, exactly. */
export interface ReviewTotals {
  readonly currency: string | null;
  readonly parcels: number;
  readonly toCollect: Decimal;
  /** Of those whose fee is known. */
  readonly fees: Decimal;
  readonly withoutFee: number;
}

/** The sums of what was shipped, by currency; what is not known to be a parcel counts for nothing. */
export function totalsOfReview(
  reviewed: readonly Reviewed[],
  accounts: readonly Pick<Account, 'id' | 'currency'>[],
  feeOf: (orderId: string) => FeeQuote | null,
): readonly ReviewTotals[] {
  const made = reviewed.flatMap(({ order, row, status }) =>
    row !== null && isShipped({ status }) ? [{ row, fee: feeOf(order.orderId) }] : [],
  );
  const currencyOf = ({ row }: { readonly row: RowView }) =>
    accounts.find(({ id }) => id === row.accountId)?.currency ?? null;
  return [...Map.groupBy(made, currencyOf)].map(([currency, own]) => {
    const fees = own.flatMap(({ fee }) => (fee === null ? [] : [wholeFee(fee)]));
    return {
      currency,
      parcels: own.flatMap(({ row }) => parcelsOf(row)).length,
      toCollect: addUp(own.map(({ row }) => collectedBy(row))),
      fees: addUp(fees),
      withoutFee: own.length - fees.length,
    };
  });
}
