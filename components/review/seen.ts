import type { ReviewOrder } from '../../lib/messaging/views/review';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';

/** Each order's form as the person saw it, by the order's id. */
export type Seen = ReadonlyMap<string, ParcelFields>;

/**
 * What the person saw, with the amounts of orders that waited for their word on the currency alone: an amount that comes
 * by that word is no change of the order.
 */
export function withAmountsSeen(
  seen: Seen,
  before: readonly ReviewOrder[],
  now: readonly ReviewOrder[],
): Seen {
  const waited = new Set(before.filter(waitsForCurrency).map(({ orderId }) => orderId));
  const come = now.flatMap((order) => {
    const fields = seen.get(order.orderId);
    if (fields === undefined || !waited.has(order.orderId) || waitsForCurrency(order)) return [];
    const { totalPrice, actualPrice } = order.form?.draft.fields ?? fields;
    return [[order.orderId, { ...fields, totalPrice, actualPrice }] as const];
  });
  return come.length === 0 ? seen : new Map([...seen, ...come]);
}

function waitsForCurrency({ form }: ReviewOrder): boolean {
  return form?.draft.findings.some(({ code }) => code === 'currency-unknown') ?? false;
}
