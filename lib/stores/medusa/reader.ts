import type { StoreIdentity } from '../../order';
import { type ListedOrder, type StoreAdapter, StorePageError } from '../adapter';
import { lineOf } from '../elements';
import { lineFact } from '../facts';
import { definition, findMedusaPage, findOrderId, orderLink } from './definition';
import { readOrderDocument } from './document';
import { findOrderInJson } from './order';
import { fetchOrder } from './rest';

/** Medusa 2's admin, a single-page program over its own interface. Seen at 2.21. */
export const medusa: StoreAdapter = {
  ...definition,

  readDocument(document, url) {
    const page = findMedusaPage(document, url);
    if (page?.page !== 'order') throw new StorePageError('medusa', 'order page');
    return readOrderDocument(document, page.store, page.orderId);
  },

  async readStructured(orderId, document, url, fetch, signal, onSilent) {
    const page = findMedusaPage(document, url);
    if (page === null || !/^order_[0-9A-Za-z]+$/.test(orderId)) return null;
    try {
      const answer = await fetchOrder(orderId, page.store, fetch, signal, onSilent);
      return findOrderInJson(answer, page.store, orderId);
    } catch {
      // The store did not answer, or not with an order: the page itself is read then.
      return null;
    }
  },

  readRows(document, url) {
    const page = findMedusaPage(document, url);
    return page?.page === 'order-list' ? readRows(document, page.store) : [];
  },

  /** Above the page's own part, which the program makes anew on every navigation. */
  anchor(document) {
    const main = document.querySelector('#medusa main');
    return main === null ? null : { element: main, position: 'before' };
  },
};

/** The list's rows; every cell of a row is a link to its order, and there are no checkboxes. */
function readRows(document: Document, store: StoreIdentity): ListedOrder[] {
  const rows = new Map<string, ListedOrder>();
  for (const row of document.querySelectorAll('tr:has(a[data-row-link])')) {
    const links = [...row.querySelectorAll('a[data-row-link]')];
    const ids = new Set(links.map((link) => findOrderId(link.getAttribute('href') ?? '', store)));
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
