import type { Decimal } from '../order';

/** As money is written: no decimals or two of them, and never fewer than the amount has. */
export function amountText(amount: Decimal): string {
  return /\.\d$/.test(amount) ? `${amount}0` : amount;
}
