import { isZero } from '../../decimal';
import { factValue, type Order } from '../../order';
import { foldDigits } from '../text';
import type { MagentoPage } from './places';

/**
 * Whether some of the goods were sent already. Magento's status says it only of orders that were invoiced too: one that
 * was shipped whole and not invoiced stays "Processing", and its page merely lacks the button that ships (`#order_ship`).
 *
 * What was sent stands below what was ordered (`items/column/qty.phtml`), as do the numbers of pieces invoiced, given
 * back and cancelled, each only where it is not zero and behind a translated label. Invoiced pieces come first, and
 * only an order of which something is paid has them; whatever else stands there is no order that nobody touched.
 */
export function isShippedInPart(
  { all, lines }: MagentoPage,
  { total, paidTotal }: Pick<Order, 'total' | 'paidTotal'>,
): boolean {
  const [whole, paid] = [factValue(total), factValue(paidTotal)];
  // What costs nothing is invoiced without anything being paid.
  const isPaid = paid === null || !isZero(paid) || (whole !== null && isZero(whole));
  const canShip = all('buttons').includes('order_ship');
  const canInvoice = all('buttons').includes('order_invoice');
  // Of goods that cannot be shipped and of which more can be invoiced, one number may be either.
  const invoiced = isPaid && (canShip || !canInvoice) ? 1 : 0;
  // By their labels, whichever line they stand in: of goods in several lines some may be invoiced and the others cancelled.
  const ordered = new Set(lines('ordered'));
  const counts = lines('counts').map(foldDigits);
  const kinds = new Set(lines('counted').filter((_, at) => /[1-9]/.test(counts[at] ?? '')));
  return [...kinds].filter((label) => !ordered.has(label)).length > invoiced;
}
