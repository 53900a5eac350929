import { isZero } from '../decimal';
import type { Decimal, Fact } from '../order';
import { unsure } from './facts';

/**
 * A charge for delivery as the page shows it. A voucher for free delivery leaves the charge as it was and stands among
 * what is taken off, so beside a discount nobody can tell whether the total has that charge.
 */
export function chargeBeside(isDiscounted: boolean, charge: Fact<Decimal>): Fact<Decimal> {
  const isNone = charge.known && isZero(charge.value);
  return isDiscounted && !isNone ? unsure(charge) : charge;
}
