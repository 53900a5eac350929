import type { Decimal } from '../order';
import { currencySymbol } from './currency-symbol';

/**
 * An amount with its currency, to be set left-to-right in every language: `₪ 175`, `₪ -12.50`, `JOD 4.500`.
 * The sign stands first so that, set so, it is on the left, where Arabic and Hebrew put it too. Digit by digit
 * as it counts, but for decimals that are all zeros.
 */
export function moneyText(amount: Decimal, currency: string | null): string {
  const plain = amount.replace(/\.0+$/, '');
  return currency === null ? plain : `${currencySymbol(currency)}\u00a0${plain}`;
}
