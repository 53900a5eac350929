import { unknown } from '../../order';
import { type StoreAdapter, StorePageError } from '../adapter';
import { readByForm, withForm } from '../address-form';
import { rowsByLinks } from '../listed-orders';
import { askEarly } from '../read-order';
import { readOrderPage } from '../read-order-page';
import { EDIT_LINK, readAddressForm } from './address-form';
import { definition, findMagentoPage, findOrderId, orderLink } from './definition';
import { addressLines, readOrderDocument } from './document';

/** Magento 2 (Adobe Commerce), its admin in any language. Seen at 2.4.7. */
export const magento: StoreAdapter = {
  ...definition,
  readServed: readOrderPage,
  askEarly,
  // The secret in an address opens that one page alone.
  withSession: () => null,

  readDocument(document, url) {
    const page = findMagentoPage(document, url);
    if (page?.page !== 'order') throw new StorePageError('magento', 'order page');
    return readOrderDocument(document, page.store, page.orderId);
  },

  /** The order's page, with the delivery address out of the store's own form: the page shows it in bare lines. */
  async readStructured(orderId, document, url, fetch, signal, onSilent) {
    const page = findMagentoPage(document, url);
    if (page?.page !== 'order' || page.orderId !== orderId) return null;
    const lines = () => addressLines(document, '.order-shipping-address');
    const isOrderPage = (other: Document) => {
      const found = findMagentoPage(other, url);
      return found?.page === 'order' && found.orderId === orderId;
    };
    const address = {
      links: EDIT_LINK,
      isLinkARight: true,
      read: readAddressForm,
      lines,
      isOrderPage,
    } as const;
    const formed = await readByForm(address, document, { url, fetch, signal, onSilent });
    return formed && withForm(readOrderDocument(document, page.store, orderId), formed);
  },

  /**
   * Rows link to their orders with a key that the list alone can give. Its columns can be moved and hidden and
   * have no names in the document, so a row does not tell the number.
   */
  readRows(document, url) {
    const page = findMagentoPage(document, url);
    if (page?.page !== 'order-list') return [];
    return rowsByLinks(
      document.querySelectorAll('tr.data-row'),
      url,
      (address) => findOrderId(address, page.store),
      (row, { orderId, link: opens, anchor }) => ({
        number: unknown('not-shown'),
        link: orderLink(page.store, orderId),
        opens,
        element: anchor.closest('td') ?? row,
      }),
    );
  },

  /** Above the first part of the order (`order/view/info.phtml`). */
  anchor(document) {
    const account = document.querySelector('.order-view-account-information');
    return account === null ? null : { element: account, position: 'before' };
  },
};
