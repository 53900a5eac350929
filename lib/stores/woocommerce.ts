import { type StoreAdapter, StorePageError } from './adapter';
import { readOrderDocument } from './woocommerce/document';
import { addNote, fetchOwnNote } from './woocommerce/notes';
import { readNumberFormat } from './woocommerce/number-format';
import { detectWooCommerce, findOrder, findOrderPage } from './woocommerce/page';
import { askStore, findOrderRequest } from './woocommerce/rest';
import { readOrderRows } from './woocommerce/rows';
import { findOrderInJson } from './woocommerce/structured';

/** WooCommerce on WordPress, both of its order storages, its admin in any language. Seen at 10.5. */
export const woocommerce: StoreAdapter = {
  kind: 'woocommerce',

  detect: detectWooCommerce,

  readDocument(document, url) {
    const page = findOrderPage(document, url);
    if (page === null) throw new StorePageError('woocommerce', 'order page');
    return readOrderDocument(document, page);
  },

  async readStructured(orderId, document, url, fetch, signal) {
    const page = findOrder(orderId, document, url);
    if (page === null) return null;
    const request = findOrderRequest(document, page, readNumberFormat(document).decimals);
    if (request === null) return null;
    try {
      // An order's own page shows its notes; from a list they are asked for beside the order.
      const isListed = findOrderPage(document, url) === null;
      const [saved, note] = await Promise.all([
        askStore(request, page, fetch, signal),
        isListed ? fetchOwnNote(request, page, fetch, signal).catch(() => null) : null,
      ]);
      const order = findOrderInJson(saved, page);
      return order === null || note === null ? order : { ...order, ownNote: note };
    } catch {
      return null;
    }
  },

  async addNote(orderId, note, document, url, fetch, signal) {
    const page = findOrder(orderId, document, url);
    const request = page === null ? null : findOrderRequest(document, page, 2);
    if (page === null || request === null) return false;
    return addNote(request, page, note, fetch, signal).catch(() => false);
  },

  readRows: readOrderRows,

  anchor(document) {
    const actions = document.getElementById('woocommerce-order-actions');
    if (actions !== null) return { element: actions, position: 'before' };
    const heading = document.querySelector('hr.wp-header-end');
    return heading === null ? null : { element: heading, position: 'after' };
  },
};
