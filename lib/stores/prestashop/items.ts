import { DECIMAL, isZero } from '../../decimal';
import { type Decimal, type Fact, factValue, type OrderItem, unknown } from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { findOnlyElement, lineOf } from '../elements';
import { lineFact, patternFact } from '../facts';
import { cleanLine, foldDigits } from '../text';
import type { PriceFormat } from './price-format';
import type { readPrestashopTotals } from './totals';

/**
 * The goods: `tr#orderProduct_N`, all of them, those on further pages being merely hidden
 * (`Blocks/View/product.html.twig`). Prices are before discounts, and with tax or without as the totals are, so a
 * line's amount is known where there is neither.
 */
export function readPrestashopItems(
  document: Document,
  format: PriceFormat,
  totals: ReturnType<typeof readPrestashopTotals>,
): OrderItem[] {
  const rows = new Map<string, Element>();
  for (const row of document.querySelectorAll('tr[id^="orderProduct_"]')) rows.set(row.id, row);
  const beforeTax = totals.itemsTotal.known;
  const undiscounted = totals.discountTotal.known && isZero(totals.discountTotal.value);
  const price = (cell: Element | null, isSure: boolean): Fact<Decimal> => {
    const amount = format.read(cell);
    return isSure || !amount.known ? amount : unknown('ambiguous', amount.value);
  };
  return [...rows.values()].slice(0, ORDER_LIMITS.items).flatMap((row) => {
    const name = lineFact(findOnlyElement(row, '.productName')?.textContent, 'labelled-text');
    if (!name.known) return [];
    return [
      {
        name: name.value,
        sku: readReference(row),
        quantity: readQuantity(row),
        amount: price(findOnlyElement(row, '.cellProductTotalPrice'), beforeTax && undiscounted),
      },
    ];
  });
}

/** Its translated label stands on a line of its own before it. */
function readReference(row: Element): string | null {
  const lines = (findOnlyElement(row, '.productReference')?.textContent ?? '').split('\n').map(cleanLine);
  const [label, reference, more] = lines.filter((line) => line !== '');
  return label === undefined || more !== undefined ? null : factValue(lineFact(reference, 'labelled-text'));
}

/** Shown as text, and kept in the field that edits it; if the two differ, neither is used. */
function readQuantity(row: Element): Fact<Decimal> {
  const cell = findOnlyElement(row, '.cellProductQuantity');
  const text = foldDigits(lineOf(cell));
  const field = cell?.querySelector('input')?.getAttribute('value');
  if (typeof field === 'string' && text !== '' && field !== text)
    return unknown('disagree', text.slice(0, 100));
  return patternFact(lineFact(text === '' ? field : text, 'labelled-text'), DECIMAL);
}
