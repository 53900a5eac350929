import { type StoreAdapter, StorePageError } from '../adapter';
import { blankOrder } from '../blank-order';
import { rowsByLinks, shownNumber } from '../listed-orders';
import { definition, findShopifyPage, orderLink } from './definition';
import { DELIVERY_QUERY, findDelivery } from './delivery';
import { askAdmin, ORDER_QUERY } from './graphql';
import { findOrderInAnswer } from './order';

/**
 * Shopify. Nothing on its pages can be relied on but their addresses, so an order is read from the admin's own
 * interface; where that does not answer, the person is asked for everything.
 *
 * Looked for in public code on 2026-11-22: extensions of 2026 still ask `api/shopify/<shop>?operation=…` with queries of
 * their own and the token of `server-data`; several send the headers `Shopify-Proxy-Api-Enable: true` and
 * `Apollographql-Client-Name: core` besides, others do without.
 */
export const shopify: StoreAdapter = {
  ...definition,

  readDocument(_document, url) {
    const page = findShopifyPage(url);
    if (page?.page !== 'order') throw new StorePageError('shopify', 'order page');
    return blankOrder(page.store, page.orderId, orderLink(page.store, page.orderId));
  },

  async readStructured(orderId, document, url, fetch, signal, onSilent) {
    const page = findShopifyPage(url);
    if (page === null || !/^[1-9]\d{0,18}$/.test(orderId)) return null;
    const about = [orderId, page.store, document, fetch, signal] as const;
    // An order whose delivery is not told is read all the same.
    const delivery = askAdmin(DELIVERY_QUERY, ...about).then(findDelivery, () => ({}));
    try {
      const answer = await askAdmin(ORDER_QUERY, ...about, onSilent);
      const order = findOrderInAnswer(answer, page.store, orderId);
      return order && { ...order, ...(await delivery) };
    } catch {
      // The store did not answer, or not with an order: the page itself is read then.
      return null;
    }
  },

  /** Rows of the list's table, each of which links to its order. */
  readRows(document, url) {
    const page = findShopifyPage(url);
    if (page?.page !== 'order-list') return [];
    const { store } = page;
    const findOrderId = (address: URL) => {
      const linked = findShopifyPage(address);
      return linked?.page === 'order' && linked.store.basePath === store.basePath ? linked.orderId : null;
    };
    return rowsByLinks(document.querySelectorAll('tr'), url, findOrderId, (row, { orderId, anchor }) => ({
      number: shownNumber(anchor.textContent),
      link: orderLink(store, orderId),
      element: anchor.closest('td') ?? row,
    }));
  },
};
