import { decimalsOf } from '../decimal';
import { type Decimal, type Fact, known, unknown } from '../order';

/** As exact as anybody's price for one piece is; a quotient that needs more was rounded by the store. */
const DECIMALS = 4;

/**
 * What one piece costs where a store gives the line's amount alone. A quotient that does not come out is
 * `ambiguous`: which way the store rounds it is not known.
 */
export function pricePerPiece(amount: Fact<Decimal>, quantity: Fact<Decimal>): Fact<Decimal> {
  if (!amount.known) return amount;
  if (!quantity.known) return unknown(quantity.why);
  const pieces = BigInt(quantity.value.replace('.', ''));
  if (pieces <= 0n) return unknown('unreadable', quantity.value);
  const shift = DECIMALS + decimalsOf(quantity.value) - decimalsOf(amount.value);
  if (shift < 0) return unknown('ambiguous');
  const units = BigInt(amount.value.replace('.', '') + '0'.repeat(shift));
  if (units % pieces !== 0n) return unknown('ambiguous');
  return known(trim(units / pieces, decimalsOf(amount.value)), amount.from, amount.sure && quantity.sure);
}

/** Units of `10^-DECIMALS` as text, with no more decimals than needed and no fewer than the amount came with. */
function trim(units: bigint, atLeast: number): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS);
  const kept = fraction.slice(0, atLeast) + fraction.slice(atLeast).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}${kept === '' ? '' : `.${kept}`}`;
}
