import { isZero } from '../../decimal';
import { factValue, type Order } from '../../order';
import { lineOf } from '../elements';
import { foldDigits } from '../text';

/**
 * Whether some of the goods were sent already. Magento's status says it only of orders that were invoiced too: one that
 * was shipped whole and not invoiced stays "Processing", and its page merely lacks the button that ships (`#order_ship`).
 *
 * What was sent stands below what was ordered (`items/column/qty.phtml`), as do the numbers of pieces invoiced, given
 * back and cancelled, each only where it is not zero and behind a translated label. Invoiced pieces come first, and
 * only an order of which something is paid has them; whatever else stands there is no order that nobody touched.
 */
export function isShippedInPart(
  document: Document,
  { total, paidTotal }: Pick<Order, 'total' | 'paidTotal'>,
): boolean {
  const [whole, paid] = [factValue(total), factValue(paidTotal)];
  // What costs nothing is invoiced without anything being paid.
  const isPaid = paid === null || !isZero(paid) || (whole !== null && isZero(whole));
  const canShip = document.getElementById('order_ship') !== null;
  const canInvoice = document.getElementById('order_invoice') !== null;
  // Of goods that cannot be shipped and of which more can be invoiced, one number may be either.
  const invoiced = isPaid && (canShip || !canInvoice) ? 1 : 0;
  // By their labels, whichever line they stand in: of goods in several lines some may be invoiced and the others cancelled.
  const kinds = new Set<string>();
  for (const table of document.querySelectorAll('.edit-order-table .qty-table')) {
    const [ordered, ...counts] = Array.from(table.querySelectorAll('tr'), countIn);
    for (const { label, count } of counts)
      if (label !== ordered?.label && /[1-9]/.test(count)) kinds.add(label);
  }
  return kinds.size > invoiced;
}

function countIn({ firstElementChild: label, lastElementChild: count }: Element) {
  return { label: lineOf(label), count: foldDigits(lineOf(count)) };
}
