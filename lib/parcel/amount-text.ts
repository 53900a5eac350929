import type { Decimal } from '../order';

/** An amount as money is written: with no decimals or two, and never fewer than the amount has. */
export function amountText(amount: Decimal): string {
  return /\.\d$/.test(amount) ? `${amount}0` : amount;
}
