import { type StoreAdapter, StorePageError } from '../adapter';
import { blankOrder } from '../blank-order';
import { findOnlyOrder, isTicked, listedOnce, shownNumber } from '../listed-orders';
import { definition, findYoucanPage, orderLink } from './definition';
import { findOrderInAnswer } from './order';

/**
 * YouCan, as far as it is publicly documented: nothing on its pages is known but their addresses. An order is asked
 * for as JSON at its page's own address; where that does not answer with the order, the person is asked for everything.
 */
export const youcan: StoreAdapter = {
  ...definition,

  readDocument(_document, url) {
    const page = findYoucanPage(url);
    if (page?.page !== 'order') throw new StorePageError('youcan', 'order page');
    return blankOrder(page.store, page.orderId, orderLink(page.orderId));
  },

  async readStructured(orderId, _document, url, fetch, signal) {
    const page = findYoucanPage(url);
    const asked = URL.parse(orderLink(orderId));
    const linked = asked && findYoucanPage(asked);
    if (page === null || linked?.page !== 'order') return null;
    try {
      const answer = await fetch(orderLink(linked.orderId), {
        headers: { Accept: 'application/json' },
        credentials: 'same-origin',
        redirect: 'error',
        cache: 'no-store',
        signal,
      });
      return answer.ok ? findOrderInAnswer(await answer.json(), page.store, linked.orderId) : null;
    } catch {
      // The store did not answer, or not with an order: the page itself is read then.
      return null;
    }
  },

  /** Rows of the list's table, each of which links to its order. */
  readRows(document, url) {
    if (findYoucanPage(url)?.page !== 'order-list') return [];
    const rows = [...document.querySelectorAll('tr')];
    return listedOnce(
      rows.map((row) => {
        const found = findOnlyOrder(row.querySelectorAll('a[href]'), url, (address) => {
          const linked = findYoucanPage(address);
          return linked?.page === 'order' ? linked.orderId : null;
        });
        if (found === null) return null;
        return {
          orderId: found.orderId,
          number: shownNumber(found.anchor.textContent),
          link: orderLink(found.orderId),
          selected: isTicked(row),
          element: found.anchor.closest('td') ?? row,
        };
      }),
    );
  },
};
