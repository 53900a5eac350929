import type { Decimal } from '../order';
import { currencyDecimals, currencySymbol } from './currency-symbol';

/**
 * An amount with its currency, to be set left-to-right in every language: `₪ 1,175`, `−₪ 12.50`, `JOD 4.500`.
 * The sign stands first so that, set so, it is on the left, where Arabic and Hebrew put it too. Digit by digit
 * as it counts, but for decimals that are all zeros; begun decimals are as many as the currency has: `₪ 15.20`.
 * @param aligned among amounts with decimals, under each other: zeros are written too
 */
export function moneyText(amount: Decimal, currency: string | null, aligned = false): string {
  const minus = amount.startsWith('-') ? '\u2212' : '';
  const [digitsBefore = '', written] = amount.replace(/^-|\.0+$/g, '').split('.');
  const decimals = written ?? (aligned && currencyDecimals(currency ?? '') > 0 ? '' : undefined);
  const whole = digitsBefore.replace(/\B(?=(?:\d{3})+$)/g, ',');
  if (currency === null) return minus + (decimals === undefined ? whole : `${whole}.${decimals}`);
  const digits = decimals === undefined ? '' : `.${decimals.padEnd(currencyDecimals(currency), '0')}`;
  return `${minus}${currencySymbol(currency)}\u00a0${whole}${digits}`;
}
