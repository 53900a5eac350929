import { absoluteDecimal, DECIMAL, isZero, subtractDecimals, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, factValue, known, type OrderItem, unknown } from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { lineFact, patternFact } from '../facts';
import { cleanLine, foldDigits } from '../text';
import type { ReadAmount } from './amounts';
import type { MagentoPage, MagentoRow } from './places';
import { readParts } from './totals';

/** The order's goods. */
export function readMagentoItems(rows: readonly MagentoRow[], read: ReadAmount): OrderItem[] {
  return rows.slice(0, ORDER_LIMITS.items).flatMap((row) => {
    const name = lineFact(row.only('name'), 'labelled-text');
    if (!name.known) return [];
    return [
      { name: name.value, sku: readSku(row), quantity: readQuantity(row), amount: readAmount(row, read) },
    ];
  });
}

/**
 * What the lines come to: known when the order's own totals have, among what they add up, the lines' sum before
 * discounts.
 */
export function readItemsTotal(
  page: MagentoPage,
  rows: readonly MagentoRow[],
  items: readonly OrderItem[],
  read: ReadAmount,
): Fact<Decimal> {
  const amounts = items.map(({ amount }) => factValue(amount)).filter((amount) => amount !== null);
  const subtotals = rows
    .slice(0, ORDER_LIMITS.items)
    .map((row) => factValue(readPrice(row, 'subtotal', read)));
  const whole = subtotals.filter((subtotal) => subtotal !== null);
  if (items.length === 0 || whole.length !== subtotals.length || amounts.length !== subtotals.length)
    return unknown('unreadable');
  const subtotal = sumDecimals(whole);
  const agrees =
    readParts(page, read)?.amounts.some((part) => isZero(subtractDecimals(part, subtotal))) ?? false;
  return agrees ? known(sumDecimals(amounts), 'labelled-text') : unknown('ambiguous');
}

/** Behind its translated label, which is an element; long ones are broken into lines. */
function readSku({ only }: MagentoRow): string | null {
  const parts = (only('sku') ?? '').split('\n').map((part) => part.trim());
  return factValue(lineFact(parts.join(''), 'labelled-text'));
}

/** How many were ordered, and below it how many of them were invoiced, sent, given back: never more than those. */
function readQuantity({ lines }: MagentoRow): Fact<Decimal> {
  const cells = lines('quantities').map(foldDigits);
  const [quantity, ...others] = cells;
  const isMost = others.every(
    (other) =>
      DECIMAL.test(other) &&
      DECIMAL.test(quantity ?? '') &&
      !subtractDecimals(quantity ?? '', other).startsWith('-'),
  );
  if (!isMost) return unknown('ambiguous', cells.join(' / ').slice(0, 100));
  return patternFact(lineFact(quantity, 'labelled-text'), DECIMAL);
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
