import { absoluteDecimal, DECIMAL, isZero, subtractDecimals, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, factValue, known, type OrderItem, unknown } from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { findOnlyElement, lineOf } from '../elements';
import { lineFact, patternFact } from '../facts';
import { foldDigits } from '../text';
import type { ReadAmount } from './amounts';
import { readParts } from './totals';

/**
 * The goods: rows of `.edit-order-table` with a `.product-title`, columns by the class that names them
 * (`order/view/items/renderer/default.phtml`; the selectors of Magento's own functional tests). Parts of a bundle
 * have no such title: their price is the bundle's.
 */
export function readMagentoItems(document: Document, read: ReadAmount): OrderItem[] {
  return findRows(document).flatMap((row) => {
    const name = lineFact(findOnlyElement(row, '.product-title')?.textContent, 'labelled-text');
    if (!name.known) return [];
    return [
      {
        name: name.value,
        sku: readSku(row),
        quantity: readQuantity(row),
        amount: readAmount(row, read),
      },
    ];
  });
}

/** Each item's once, whatever an extension did to the table. */
function findRows(document: Document): Element[] {
  const rows = new Map<string, Element>();
  for (const title of document.querySelectorAll('.edit-order-table .col-product .product-title[id]')) {
    const row = title.closest('tr');
    if (row !== null) rows.set(title.id, row);
  }
  return [...rows.values()].slice(0, ORDER_LIMITS.items);
}

/**
 * What the lines come to: known when the order's own totals have, among what they add up, the lines' sum before
 * discounts.
 */
export function readItemsTotal(
  document: Document,
  items: readonly OrderItem[],
  read: ReadAmount,
): Fact<Decimal> {
  const amounts = items.map(({ amount }) => factValue(amount)).filter((amount) => amount !== null);
  const subtotals = findRows(document).map((row) => factValue(readPrice(row, '.col-subtotal', read)));
  const whole = subtotals.filter((subtotal) => subtotal !== null);
  if (items.length === 0 || whole.length !== subtotals.length || amounts.length !== subtotals.length)
    return unknown('unreadable');
  const subtotal = sumDecimals(whole);
  const agrees =
    readParts(document, read)?.amounts.some((part) => isZero(subtractDecimals(part, subtotal))) ?? false;
  return agrees ? known(sumDecimals(amounts), 'labelled-text') : unknown('ambiguous');
}

/** Behind its translated label, which is an element; long ones are broken into lines. */
function readSku(row: Element): string | null {
  const block = findOnlyElement(row, '.product-sku-block');
  const parts = [...(block?.childNodes ?? [])].map((node) =>
    node.nodeType === 3 ? (node.nodeValue ?? '').trim() : '',
  );
  return factValue(lineFact(parts.join(''), 'labelled-text'));
}

/** How many were ordered, and below it how many of them were invoiced, sent, given back: never more than those. */
function readQuantity(row: Element): Fact<Decimal> {
  const cells = [...row.querySelectorAll('.qty-table tr')].map((line) =>
    foldDigits(lineOf(line.lastElementChild)),
  );
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
function readPrice(row: Element, column: string, read: ReadAmount): Fact<Decimal> {
  const cell = findOnlyElement(row, `td${column}`);
  const beforeTax = cell?.querySelector('.price-excl-tax');
  if (cell?.querySelector('.price-incl-tax') && !beforeTax)
    return unknown('ambiguous', lineOf(cell).slice(0, 100));
  const text = (beforeTax ?? cell)?.textContent;
  return typeof text === 'string' ? read(text) : unknown('not-shown');
}

function readAmount(row: Element, read: ReadAmount): Fact<Decimal> {
  const subtotal = readPrice(row, '.col-subtotal', read);
  const discount = readPrice(row, '.col-discont', read);
  if (!subtotal.known) return subtotal;
  if (!discount.known) return unknown('ambiguous', subtotal.value);
  return known(
    subtractDecimals(subtotal.value, absoluteDecimal(discount.value)),
    subtotal.from,
    subtotal.sure,
  );
}
