import { type StoreAdapter, StorePageError } from '../adapter';
import { blankOrder } from '../blank-order';
import { findOnlyOrder, isTicked, listedOnce, shownNumber } from '../listed-orders';
import { findOnlyElement } from '../only-element';
import { definition, findEasyordersPage, orderLink } from './definition';
import { readDialog } from './dialog';

/**
 * EasyOrders, as far as it is publicly known; what is not is asked of the person.
 *
 * Looked for in public code on 2026-11-22: programs written in July 2026 still open `app.easy-orders.net/#/orders`, a
 * list whose fields are `short_id`, `full_name`, `phone` and `address`; its classes are generated. Nobody reads the
 * order's page other than by its texts, and its interface wants a key that a shop gives out.
 */
export const easyorders: StoreAdapter = {
  ...definition,

  readDocument(document, url) {
    const page = findEasyordersPage(url);
    if (page?.page !== 'order') throw new StorePageError('easyorders', 'order page');
    const blank = blankOrder(page.store, page.orderId, orderLink(page.orderId));
    return { ...blank, ...readDialog(document, blank.shipping) };
  },

  /** Rows that link to their order; the short number has a column of its own name (`column-short_id`). */
  readRows(document, url) {
    if (findEasyordersPage(url)?.page !== 'order-list') return [];
    const rows = [...document.querySelectorAll('tr')];
    return listedOnce(
      rows.map((row) => {
        const found = findOnlyOrder(row.querySelectorAll('a[href]'), url, (address) => {
          const linked = findEasyordersPage(address);
          return linked?.page === 'order' ? linked.orderId : null;
        });
        if (found === null) return null;
        const number = findOnlyElement(row, '.column-short_id');
        return {
          orderId: found.orderId,
          number: shownNumber(number?.textContent),
          link: orderLink(found.orderId),
          selected: isTicked(row),
          element: number ?? found.anchor.closest('td') ?? row,
        };
      }),
    );
  },
};
