import type { StoreIdentity } from '../../order';
import type { ListedOrder } from '../adapter';
import { lineFact } from '../facts';
import { cleanLine } from '../text';
import { findOrderId, orderLink } from './definition';

/** The list's rows; every cell of a row is a link to its order, and there are no checkboxes. */
export function readRows(document: Document, store: StoreIdentity): ListedOrder[] {
  const rows = new Map<string, ListedOrder>();
  for (const row of document.querySelectorAll('tr:has(a[data-row-link])')) {
    const links = [...row.querySelectorAll('a[data-row-link]')];
    const ids = new Set(links.map((link) => findOrderId(link.getAttribute('href') ?? '', store)));
    const [orderId] = ids;
    if (ids.size !== 1 || !orderId || rows.has(orderId)) continue;
    // Columns can be moved and hidden: the number is the cell that looks like one.
    const numbered = links.filter((link) => /^#\S+$/.test(cleanLine(link.textContent ?? '')));
    const [cell] = numbered;
    rows.set(orderId, {
      orderId,
      number: lineFact(
        numbered.length === 1 ? cleanLine(cell?.textContent ?? '').slice(1) : undefined,
        'labelled-text',
      ),
      link: orderLink(store, orderId),
      selected: false,
      element: cell?.closest('td') ?? row,
    });
  }
  return [...rows.values()];
}
