import { currencyDecimals, currencySymbol } from '../currency';
import type { Decimal } from '../order';
import type { Language } from './language';

/**
 * An amount with its currency, to be set left-to-right in every language: `₪1,175`, `−₪12.50`, `JOD 4.500` in English;
 * `1,175 ₪`, `−12.50 ₪` in Arabic and Hebrew, where the number is said first. Digit by digit as it counts, but for
 * decimals that are all zeros; begun decimals are as many as the currency has: `15.20`.
 * @param aligned among amounts with decimals, under each other: zeros are written too
 */
export function moneyText(
  amount: Decimal,
  currency: string | null,
  language: Language,
  aligned = false,
): string {
  const minus = amount.startsWith('-') ? '\u2212' : '';
  const [digitsBefore = '', written] = amount.replace(/^-|\.0+$/g, '').split('.');
  // Without its currency it is said as most of them are.
  const most = currency === null ? 2 : (currencyDecimals(currency) ?? 0);
  const decimals = written ?? (aligned && most > 0 ? '' : undefined);
  const whole = digitsBefore.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const digits = decimals === undefined ? '' : `.${decimals.padEnd(most, '0')}`;
  if (currency === null) return minus + whole + digits;
  const symbol = currencySymbol(currency);
  if (language !== 'en') return `${minus}${whole}${digits}\u00a0${symbol}`;
  // Letters need room before a number, a sign does not.
  return `${minus}${symbol}${/\p{L}$/u.test(symbol) ? '\u00a0' : ''}${whole}${digits}`;
}
