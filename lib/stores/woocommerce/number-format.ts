import { jsonObject, parseJson } from '../json';
import type { NumberFormat } from '../number-format';

export interface AmountFormat extends NumberFormat {
  /** How many decimals amounts are shown with; what is stored may have more. */
  readonly decimals: number;
}

/**
 * From the data WooCommerce prints for its own order page. Where they are not there no mark is known, and only
 * plain whole numbers are read.
 */
export function readNumberFormat(document: Document): AmountFormat {
  const script = document.getElementById('wc-admin-meta-boxes-js-extra')?.textContent ?? '';
  const settings = jsonObject(
    parseJson(/woocommerce_admin_meta_boxes\s*=\s*(\{.*\})/.exec(script)?.[1] ?? ''),
  );
  const setting = (name: string): string => {
    const value = settings[`currency_format_${name}`];
    return typeof value === 'string' ? value : '';
  };
  const decimals = setting('num_decimals');
  return {
    decimalMark: setting('decimal_sep'),
    thousandsMark: setting('thousand_sep'),
    decimals: /^[0-8]$/.test(decimals) ? Number(decimals) : 0,
  };
}
