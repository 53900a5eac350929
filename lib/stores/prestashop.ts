import { type StoreAdapter, StorePageError } from './adapter';
import { lineFact } from './facts';
import { findOnlyOrder, isTicked, listedOnce } from './listed-orders';
import { findOnlyElement } from './only-element';
import { readOrderDocument } from './prestashop/document';
import { findOrderId, findPrestashopPage, orderLink } from './prestashop/page';

/** PrestaShop 1.7.7 to 9, by its public templates: no page of a running shop was at hand. */
export const prestashop: StoreAdapter = {
  kind: 'prestashop',

  detect: findPrestashopPage,

  readDocument(document, url) {
    const page = findPrestashopPage(document, url);
    if (page?.page !== 'order') throw new StorePageError('prestashop', 'order page');
    return readOrderDocument(document, page.store, page.orderId, orderLink(url));
  },

  /** Each row has a checkbox with the order's id, and a link of its own with the person's token in it. */
  readRows(document, url) {
    const page = findPrestashopPage(document, url);
    if (page?.page !== 'order-list') return [];
    const boxes = [...document.querySelectorAll('input.js-bulk-action-checkbox')];
    return listedOnce(
      boxes.map((box) => {
        const row = box.closest('tr');
        if (row === null) return null;
        const found = findOnlyOrder(row.querySelectorAll('a[href]'), url, (address) =>
          findOrderId(address, page.store),
        );
        if (found === null || found.orderId !== box.getAttribute('value')) return null;
        const reference = findOnlyElement(row, 'td.column-reference');
        return {
          orderId: found.orderId,
          number: lineFact(reference?.textContent, 'labelled-text'),
          link: found.link,
          selected: isTicked(row),
          element: reference ?? row,
        };
      }),
    );
  },

  /** The row of actions above the order (`Blocks/View/order_actions.html.twig`). */
  anchor(document) {
    const actions = document.getElementById('update_order_status_action_form')?.parentElement;
    return actions ? { element: actions, position: 'after' } : null;
  },
};
