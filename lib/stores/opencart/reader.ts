import { type StoreAdapter, StorePageError } from '../adapter';
import { storeFetch } from '../fetch-store';
import { readOrderPage } from '../read-order-page';
import { readOpenCartDocument } from './collect';
import { findOpenCartPage, openCartDefinition, withOpenCartToken } from './definition';
import { fetchOrder } from './fetch-order';

/** OpenCart 2.3 to 4.1, its admin in any language and any folder. Seen at 3.0.5, 4.0.2 and 4.1.0. */
export const opencart: StoreAdapter = {
  ...openCartDefinition,
  readServed: readOrderPage,
  withSession: withOpenCartToken,

  readDocument(document, url) {
    const page = findOpenCartPage(document, url);
    if (page === null) throw new StorePageError('opencart', 'order page');
    return readOpenCartDocument(document, page);
  },

  async readStructured(orderId, document, url, fetch, signal) {
    try {
      return await fetchOrder(orderId, document, url, storeFetch(fetch, signal));
    } catch {
      // The store did not answer, or not with an order: the page itself is read then.
      return null;
    }
  },

  /** Below the heading, whose right side has the store's own actions. */
  anchor(document) {
    const header = document.querySelector('#content > .page-header');
    return header === null ? null : { element: header, position: 'after' };
  },
};
