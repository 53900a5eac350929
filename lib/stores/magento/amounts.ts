import { currencyDecimals } from '../../currency';
import { absoluteDecimal, compareDecimals, DECIMAL, subtractDecimals } from '../../decimal';
import { type Decimal, type Fact, known, type OrderItem, unknown } from '../../order';
import { decimalFact, lineFact, readItems } from '../facts';
import { readShownAmounts } from '../shown-amounts';
import { cleanLine, foldDigits } from '../text';
import type { MagentoPage, MagentoRow } from './places';

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
    currency.known ? currencyDecimals(currency.value) : null,
  );
  return (text) => read(ownAmount(text));
}

const IN_BRACKETS = /^[^[\]]+\[([^[\]]*)\]$/;

function ownAmount(text: string): string {
  return IN_BRACKETS.exec(cleanLine(text))?.[1] ?? text;
}

export function readMagentoItems(rows: readonly MagentoRow[], read: ReadAmount): OrderItem[] {
  return readItems(rows, (row) => ({
    name: lineFact(row.only('name'), 'labelled-text'),
    quantity: readQuantity(row),
    amount: readAmount(row, read),
  }));
}

/** How many were ordered, and below it how many of them were invoiced, sent, given back: never more than those. */
function readQuantity({ lines }: MagentoRow): Fact<Decimal> {
  const cells = lines('quantities').map(foldDigits);
  const [quantity, ...others] = cells;
  const areRead = others.length === 0 || cells.every((cell) => DECIMAL.test(cell));
  const isMost = areRead && others.every((other) => compareDecimals(other, quantity ?? '') <= 0);
  if (!isMost) return unknown('ambiguous', cells.join(' / ').slice(0, 100));
  return decimalFact(quantity, 'labelled-text');
}

/** Shops show prices without tax, with it, or both; what is only shown with it does not say how much of it is. */
function readPrice(
  { all, only, has }: MagentoRow,
  column: 'subtotal' | 'discount',
  read: ReadAmount,
): Fact<Decimal> {
  const shown = only(column);
  if (shown === null) return unknown('not-shown');
  const [beforeTax] = all(`${column}BeforeTax`);
  if (has(`${column}WithTax`) && beforeTax === undefined)
    return unknown('ambiguous', cleanLine(shown).slice(0, 100));
  return read(beforeTax ?? shown);
}

function readAmount(row: MagentoRow, read: ReadAmount): Fact<Decimal> {
  const subtotal = readPrice(row, 'subtotal', read);
  const discount = readPrice(row, 'discount', read);
  if (!subtotal.known) return subtotal;
  if (!discount.known) return unknown('ambiguous', subtotal.value);
  return known(
    subtractDecimals(subtotal.value, absoluteDecimal(discount.value)),
    subtotal.from,
    subtotal.sure,
  );
}
