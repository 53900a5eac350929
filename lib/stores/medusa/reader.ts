import { type StoreAdapter, StorePageError } from '../adapter';
import { definition, findMedusaPage } from './definition';
import { readOrderDocument } from './document';
import { findOrderInJson } from './order';
import { fetchOrder } from './rest';
import { readRows } from './rows';

/** Medusa 2's admin, a single-page program over its own interface. Seen at 2.21. */
export const medusa: StoreAdapter = {
  ...definition,

  readDocument(document, url) {
    const page = findMedusaPage(document, url);
    if (page?.page !== 'order') throw new StorePageError('medusa', 'order page');
    return readOrderDocument(document, page.store, page.orderId);
  },

  async readStructured(orderId, document, url, fetch, signal) {
    const page = findMedusaPage(document, url);
    if (page === null || !/^order_[0-9A-Za-z]+$/.test(orderId)) return null;
    try {
      return findOrderInJson(await fetchOrder(orderId, page.store, fetch, signal), page.store, orderId);
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
