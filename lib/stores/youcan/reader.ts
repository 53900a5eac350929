import { type StoreAdapter, StorePageError } from '../adapter';
import { blankOrder } from '../blank-order';
import { findOnlyOrder, isTicked, listedOnce, shownNumber } from '../listed-orders';
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

  async readStructured(orderId, _document, url, fetch, signal) {
    const page = findYoucanPage(url);
    const asked = URL.parse(orderLink(orderId));
    const linked = asked && findYoucanPage(asked);
    if (page === null || linked?.page !== 'order') return null;
    for (const address of [apiAddress(linked.orderId), orderLink(linked.orderId)]) {
      const order = findOrderInAnswer(await askJson(address, fetch, signal), page.store, linked.orderId);
      if (order !== null) return order;
    }
    return null;
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

/** The order in the admin's own interface, with the parts that a parcel is made of. */
function apiAddress(orderId: string): string {
  const parts = 'include=variants,payment,shipping,refunds';
  return `${new URL(orderLink(orderId)).origin}/admin/api/orders/${orderId}?${parts}`;
}

async function askJson(
  address: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
      signal,
    });
    return answer.ok ? await answer.json() : null;
  } catch {
    // The store did not answer, or not with JSON: the other address, or the page itself, is read then.
    return null;
  }
}
