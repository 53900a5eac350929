import { type StoreAdapter, StorePageError } from '../adapter';
import { readByForm, withForm } from '../address-form';
import { storeFetch } from '../fetch-store';
import { askEarly } from '../read-order';
import { readOrderPage } from '../read-order-page';
import { PRESTASHOP_EDIT_LINK, readPrestashopAddress } from './address-form';
import {
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
    const formed = await readByForm(address, document, { url, fetch: storeFetch(fetch, signal), onSilent });
    return (
      formed &&
      withForm(readPrestashopDocument(document, page.store, orderId, prestashopOrderLink(url)), formed)
    );
  },

  /** The row of actions above the order (`Blocks/View/order_actions.html.twig`). */
  anchor(document) {
    const actions = document.getElementById('update_order_status_action_form')?.parentElement;
    return actions ? { element: actions, position: 'after' } : null;
  },
};
