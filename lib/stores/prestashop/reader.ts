import { type StoreAdapter, StorePageError } from '../adapter';
import { readByForm, withForm } from '../address-form';
import { findOnlyElement } from '../elements';
import { lineFact } from '../facts';
import { findOnlyOrder, isTicked, listedOnce } from '../listed-orders';
import { askEarly } from '../read-order';
import { readOrderPage } from '../read-order-page';
import { PRESTASHOP_EDIT_LINK, readPrestashopAddress } from './address-form';
import {
  findPrestashopOrderId,
  findPrestashopPage,
  prestashopDefinition,
  prestashopOrderLink,
  withPrestashopToken,
} from './definition';
import { prestashopAddressLines, readPrestashopDocument } from './document';

/** PrestaShop 1.7.7 to 9, its admin in any language and any folder. Seen at 8.2.3. */
export const prestashop: StoreAdapter = {
  ...prestashopDefinition,
  readServed: readOrderPage,
  askEarly,
  withSession: withPrestashopToken,

  readDocument(document, url) {
    const page = findPrestashopPage(document, url);
    if (page?.page !== 'order') throw new StorePageError('prestashop', 'order page');
    return readPrestashopDocument(document, page.store, page.orderId, prestashopOrderLink(url));
  },

  /** The order's page, with the delivery address out of the store's own form: the page shows it in bare lines. */
  async readStructured(orderId, document, url, fetch, signal, onSilent) {
    const page = findPrestashopPage(document, url);
    if (page?.page !== 'order' || page.orderId !== orderId) return null;
    const lines = () => prestashopAddressLines(document, 'addressShipping');
    const isOrderPage = (other: Document) => {
      const found = findPrestashopPage(other, url);
      return found?.page === 'order' && found.orderId === orderId;
    };
    const address = { links: PRESTASHOP_EDIT_LINK, read: readPrestashopAddress, lines, isOrderPage } as const;
    const formed = await readByForm(address, document, { url, fetch, signal, onSilent });
    return (
      formed &&
      withForm(readPrestashopDocument(document, page.store, orderId, prestashopOrderLink(url)), formed)
    );
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

  /** The row of actions above the order (`Blocks/View/order_actions.html.twig`). */
  anchor(document) {
    const actions = document.getElementById('update_order_status_action_form')?.parentElement;
    return actions ? { element: actions, position: 'after' } : null;
  },
};
