import type { Decimal } from '../order';
import { countDecimals } from './decimal';

/** As money is written: no decimals or two of them, and never fewer than the amount has. */
export function amountText(amount: Decimal): string {
  return countDecimals(amount) === 1 ? `${amount}0` : amount;
}
