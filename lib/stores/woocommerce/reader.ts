import { type StoreAdapter, StorePageError } from '../adapter';
import { blankOrder } from '../blank-order';
import { storeFetch } from '../fetch-store';
import { jsonObject } from '../json';
import { findOwnNote } from '../own-note';
import { askEarly } from '../read-order';
import { findWooCommerceOrder, findWooCommercePage, wooCommerceDefinition } from './definition';
import { fetchNotes, readWooCommerceNote } from './notes';
import { readNumberFormat } from './number-format';
import { collectPage } from './page-text';
import { readShownDelivery } from './pick-up';
import { askWooCommerce, findOrderRequest } from './rest';
import { printedLines, withStateNames } from './state-names';
import { hasVirtualGoods } from './virtual';

/** WooCommerce on WordPress, both of its order storages, its admin in any language. Seen at 10.5. */
export const woocommerce: StoreAdapter = {
  ...wooCommerceDefinition,
  askEarly,

  readDocument(document, url) {
    const page = findWooCommercePage(document, url);
    if (page === null) throw new StorePageError('woocommerce', 'order page');
    const ownNote = readWooCommerceNote(document);
    return {
      ...blankOrder(page.store, page.orderId, page.link),
      page: collectPage(document),
      ...readShownDelivery(document),
      ...printedLines(document),
      ...(ownNote !== null && { ownNote }),
    };
  },

  async readStructured(orderId, document, url, fetch, signal, onSilent) {
    const page = findWooCommerceOrder(orderId, document, url);
    if (page === null) return null;
    const request = findOrderRequest(document, page, readNumberFormat(document).decimals);
    if (request === null) return null;
    const inStore = storeFetch(fetch, signal);
    try {
      const given = jsonObject(await askWooCommerce(request, page, inStore, () => onSilent?.('signed-out')));
      if (typeof given.id !== 'number' || String(given.id) !== orderId) return null;
      const isVirtual = await hasVirtualGoods(given, document, page, inStore);
      const answer = await withStateNames(given, document, page, inStore);
      return { ...blankOrder(page.store, orderId, page.link), answer, ...(isVirtual && { isVirtual }) };
    } catch {
      // The store did not answer, or not with an order: the page itself is read then.
      return null;
    }
  },

  async readNote(orderId, document, url, fetch, signal) {
    const page = findWooCommerceOrder(orderId, document, url);
    const request = page === null ? null : findOrderRequest(document, page, 2);
    if (page === null || request === null) return undefined;
    // A store that does not answer has said nothing of its notes: not that there are none.
    return fetchNotes(request, page, storeFetch(fetch, signal)).then(findOwnNote, () => undefined);
  },

  anchor(document) {
    const actions = document.getElementById('woocommerce-order-actions');
    if (actions !== null) return { element: actions, position: 'before' };
    const heading = document.querySelector('hr.wp-header-end');
    return heading === null ? null : { element: heading, position: 'after' };
  },
};
