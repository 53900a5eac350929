import { type StoreAdapter, StorePageError } from '../adapter';
import { readByForm, withForm } from '../address-form';
import { storeFetch } from '../fetch-store';
import { askEarly } from '../read-order';
import { readOrderPage } from '../read-order-page';
import { MAGENTO_EDIT_LINK, readMagentoAddress } from './address-form';
import { findMagentoPage, magentoDefinition } from './definition';
import { magentoAddressLines, readMagentoDocument } from './document';

/** Magento 2 (Adobe Commerce), its admin in any language. Seen at 2.4.7. */
export const magento: StoreAdapter = {
  ...magentoDefinition,
  readServed: readOrderPage,
  askEarly,
  // The secret in an address opens that one page alone.
  withSession: () => null,

  readDocument(document, url) {
    const page = findMagentoPage(document, url);
    if (page?.page !== 'order') throw new StorePageError('magento', 'order page');
    return readMagentoDocument(document, page.store, page.orderId);
  },

  /** The order's page, with the delivery address out of the store's own form: the page shows it in bare lines. */
  async readStructured(orderId, document, url, fetch, signal, onSilent) {
    const page = findMagentoPage(document, url);
    if (page?.page !== 'order' || page.orderId !== orderId) return null;
    const lines = () => magentoAddressLines(document, '.order-shipping-address');
    const isOrderPage = (other: Document) => {
      const found = findMagentoPage(other, url);
      return found?.page === 'order' && found.orderId === orderId;
    };
    const address = {
      links: MAGENTO_EDIT_LINK,
      isLinkARight: true,
      read: readMagentoAddress,
      lines,
      isOrderPage,
    } as const;
    const formed = await readByForm(address, document, { url, fetch: storeFetch(fetch, signal), onSilent });
    return formed && withForm(readMagentoDocument(document, page.store, orderId), formed);
  },

  /** Above the first part of the order (`order/view/info.phtml`). */
  anchor(document) {
    const account = document.querySelector('.order-view-account-information');
    return account === null ? null : { element: account, position: 'before' };
  },
};
