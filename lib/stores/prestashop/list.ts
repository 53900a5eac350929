import type { ListReader } from '../adapter';
import { findOnlyElement } from '../elements';
import { lineFact } from '../facts';
import { findOnlyOrder, isTicked, listedOnce } from '../listed-orders';
import { findPrestashopOrderId, findPrestashopPage, prestashopOrderLink } from './definition';

export const prestashopList: ListReader = {
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
          findPrestashopOrderId(address, page.store),
        );
        if (found === null || found.orderId !== box.getAttribute('value')) return null;
        const reference = findOnlyElement(row, 'td.column-reference');
        return {
          orderId: found.orderId,
          number: lineFact(reference?.textContent, 'labelled-text'),
          link: prestashopOrderLink(new URL(found.link)),
          opens: found.link,
          selected: isTicked(row),
          element: reference ?? row,
        };
      }),
    );
  },
};
