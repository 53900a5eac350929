import type { Decimal, Fact } from '../../order';
import { findCurrencyDecimals } from '../currency-symbol';
import { readShownAmounts } from '../shown-amounts';

/** Reads an amount of this page, as shown; two in one place (of two currencies) are `unreadable`. */
export type ReadAmount = (text: string) => Fact<Decimal>;

/** The page writes all its amounts in one way, that of the admin's language, and does not say which. */
export function amountReader(document: Document, currency: Fact<string>): ReadAmount {
  const cells = document.querySelectorAll('.order-totals td:last-child, .edit-order-table .price');
  const texts = [...cells].map((cell) => cell.textContent ?? '');
  return readShownAmounts(texts, currency.known ? findCurrencyDecimals(currency.value) : null);
}
