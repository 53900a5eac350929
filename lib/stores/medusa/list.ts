import type { StoreIdentity } from '../../order';
import type { ListedOrder, ListReader } from '../adapter';
import { lineOf } from '../elements';
import { lineFact } from '../facts';
import { storeFetch } from '../fetch-store';
import { orderLink } from '../order-link';
import { findMedusaOrderId, findMedusaPage } from './definition';
import { fetchShipped } from './note';

export const medusaList: ListReader = {
  readRows(document, url) {
    const page = findMedusaPage(document, url);
    return page?.page === 'order-list' ? readRows(document, page.store) : [];
  },

  async readShipped(orderIds, _document, url, fetch, signal) {
    // Without an answer there are no badges of colleagues' parcels; the order itself is asked again before shipping.
    return fetchShipped(orderIds, url, storeFetch(fetch, signal)).catch(() => new Map<string, string>());
  },
};

/** The list's rows; every cell of a row is a link to its order, and there are no checkboxes. */
function readRows(document: Document, store: StoreIdentity): ListedOrder[] {
  const rows = new Map<string, ListedOrder>();
  for (const row of document.querySelectorAll('tr:has(a[data-row-link])')) {
    const links = [...row.querySelectorAll('a[data-row-link]')];
    const ids = new Set(links.map((link) => findMedusaOrderId(link.getAttribute('href') ?? '', store)));
    const [orderId] = ids;
    if (ids.size !== 1 || !orderId || rows.has(orderId)) continue;
    // Columns can be moved and hidden: the number is the cell that looks like one.
    const numbered = links.filter((link) => /^#\S+$/.test(lineOf(link)));
    const [cell] = numbered;
    rows.set(orderId, {
      orderId,
      number: lineFact(numbered.length === 1 ? lineOf(cell).slice(1) : undefined, 'labelled-text'),
      link: orderLink(store, orderId),
      selected: false,
      element: cell?.closest('td') ?? row,
    });
  }
  return [...rows.values()];
}
