import type { Decimal, Fact } from '../../order';
import { findCurrencyDecimals } from '../currency-symbol';
import { readShownAmounts } from '../shown-amounts';
import { cleanLine } from '../text';
import type { MagentoPage } from './places';

export type ReadAmount = (text: string) => Fact<Decimal>;

/**
 * The page writes all its amounts in one way, that of the admin's language, and does not say which. An order in
 * another currency than its shop's has each amount twice, the order's own in brackets (`₪80.00 [JOD 15.20]`), and is
 * read in that alone.
 */
export function amountReader({ lines }: MagentoPage, currency: Fact<string>): ReadAmount {
  const totals = lines('totals');
  const isTwice = totals.some((text) => IN_BRACKETS.test(text));
  const prices = isTwice ? [] : lines('prices');
  const read = readShownAmounts(
    [...totals, ...prices].map(ownAmount),
    currency.known ? findCurrencyDecimals(currency.value) : null,
  );
  return (text) => read(ownAmount(text));
}

const IN_BRACKETS = /^[^[\]]+\[([^[\]]*)\]$/;

function ownAmount(text: string): string {
  return IN_BRACKETS.exec(cleanLine(text))?.[1] ?? text;
}
