import { addDecimals } from '../decimal';
import type { FeeQuote } from '../messaging/views/service';
import type { Decimal } from '../order';

/** A quoted fee as it would be charged: delivery, and what a high price adds. */
export function wholeFee({
  deliveryCost,
  extraPrice,
}: Pick<FeeQuote, 'deliveryCost' | 'extraPrice'>): Decimal {
  return addDecimals(deliveryCost, extraPrice);
}
