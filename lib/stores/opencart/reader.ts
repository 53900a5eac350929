import { type StoreAdapter, StorePageError } from '../adapter';
import { readOrderPage } from '../read-order-page';
import { definition, findOrderList, findOrderPage, withToken } from './definition';
import { readOrderDocument } from './document';
import { fetchOrder } from './fetch-order';
import { readListRows } from './rows';

/** OpenCart 2.3 to 4.1, its admin in any language and any folder. Seen at 3.0.5, 4.0.2 and 4.1.0. */
export const opencart: StoreAdapter = {
  ...definition,
  readServed: readOrderPage,
  withSession: withToken,

  readDocument(document, url) {
    const page = findOrderPage(document, url);
    if (page === null) throw new StorePageError('opencart', 'order page');
    return readOrderDocument(document, page);
  },

  async readStructured(orderId, document, url, fetch, signal) {
    try {
      return await fetchOrder(orderId, document, url, fetch, signal);
    } catch {
      // The store did not answer, or not with an order: the page itself is read then.
      return null;
    }
  },

  readRows(document, url) {
    if (findOrderList(document, url) === null) return [];
    return readListRows(document, url).map(({ address, ...row }) => ({ ...row, opens: address.href }));
  },

  /** Below the heading, whose right side has the store's own actions. */
  anchor(document) {
    const header = document.querySelector('#content > .page-header');
    return header === null ? null : { element: header, position: 'after' };
  },
};
