import { currencySymbol } from '../../lib/i18n/currency-symbol';

/** The sign that stands in an amount's field; none where no account says the currency. */
export function currencyUnit(currency: string | null): { readonly unit?: string } {
  return currency === null ? {} : { unit: currencySymbol(currency) };
}
