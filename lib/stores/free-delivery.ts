import { absoluteDecimal, compareDecimals, isZero } from '../decimal';
import type { Decimal, Fact } from '../order';
import { unsure } from './facts';

/**
 * A charge for delivery as the page shows it. A voucher for free delivery leaves the charge as it was and stands among
 * what is taken off, so where that is as much nobody can tell whether the total has the charge.
 */
export function chargeBeside(off: Decimal, charge: Fact<Decimal>): Fact<Decimal> {
  const isCharged = charge.known && !isZero(charge.value);
  const isLess = isCharged && compareDecimals(absoluteDecimal(off), charge.value) < 0;
  return isCharged && !isLess ? unsure(charge) : charge;
}
