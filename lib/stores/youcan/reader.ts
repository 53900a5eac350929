import { type StoreAdapter, StorePageError } from '../adapter';
import { blankOrder } from '../blank-order';
import { fetchJson } from '../fetch-store';
import { rowsByLinks, shownNumber } from '../listed-orders';
import { definition, findYoucanPage, orderLink } from './definition';
import { findOrderInAnswer } from './order';

/**
 * YouCan, as far as it is publicly documented: nothing on its pages is known but their addresses. An order is asked for
 * as JSON; where the store does not answer with it, the person is asked for everything.
 *
 * Looked for in public code on 2026-11-22: the documentation of its interface (api.youcan.shop) wants the parts of an
 * order named in `include`, and its example answers lead on at `seller-area.youcan.shop/admin/api/orders`, on the
 * admin's own origin; nobody reads the page itself.
 */
export const youcan: StoreAdapter = {
  ...definition,

  readDocument(_document, url) {
    const page = findYoucanPage(url);
    if (page?.page !== 'order') throw new StorePageError('youcan', 'order page');
    return blankOrder(page.store, page.orderId, orderLink(page.orderId));
  },

  async readStructured(orderId, _document, url, fetch, signal, onSilent) {
    const page = findYoucanPage(url);
    const asked = URL.parse(orderLink(orderId));
    const id = asked && findOrderId(asked);
    if (page === null || id === null) return null;
    for (const address of [apiAddress(id), orderLink(id)]) {
      // Where the store does not answer, or not with JSON, the other address, or the page itself, is read.
      const answer = await fetchJson(address, fetch, signal, {}, onSilent).catch(() => null);
      const order = findOrderInAnswer(answer, page.store, id);
      if (order !== null) return order;
    }
    return null;
  },

  /** Rows of the list's table, each of which links to its order. */
  readRows(document, url) {
    if (findYoucanPage(url)?.page !== 'order-list') return [];
    return rowsByLinks(document.querySelectorAll('tr'), url, findOrderId, (row, { orderId, anchor }) => ({
      number: shownNumber(anchor.textContent),
      link: orderLink(orderId),
      element: anchor.closest('td') ?? row,
    }));
  },
};

function findOrderId(address: URL): string | null {
  const page = findYoucanPage(address);
  return page?.page === 'order' ? page.orderId : null;
}

/** The order in the admin's own interface, with the parts that a parcel is made of. */
function apiAddress(orderId: string): string {
  const parts = 'include=variants,payment,shipping,refunds';
  return `${new URL(orderLink(orderId)).origin}/admin/api/orders/${orderId}?${parts}`;
}
