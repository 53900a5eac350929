import { unknown } from '../../order';
import { type StoreAdapter, StorePageError } from '../adapter';
import { fetchAddressForm, witnessed } from '../address-form';
import { findOnlyOrder, isTicked, listedOnce } from '../listed-orders';
import { EDIT_LINK, readAddressForm } from './address-form';
import { definition, findMagentoPage, findOrderId, orderLink } from './definition';
import { addressLines, readOrderDocument } from './document';

/** Magento 2 (Adobe Commerce), its admin in any language. Seen at 2.4.7. */
export const magento: StoreAdapter = {
  ...definition,
  isPageServed: true,
  // The secret in an address opens that one page alone.
  withSession: () => null,

  readDocument(document, url) {
    const page = findMagentoPage(document, url);
    if (page?.page !== 'order') throw new StorePageError('magento', 'order page');
    return readOrderDocument(document, page.store, page.orderId);
  },

  /** The order's page, with the delivery address out of the store's own form: the page shows it in bare lines. */
  async readStructured(orderId, document, url, fetch, signal) {
    const page = findMagentoPage(document, url);
    if (page?.page !== 'order' || page.orderId !== orderId) return null;
    try {
      const form = await fetchAddressForm(document, EDIT_LINK, url, fetch, signal);
      const address = form && readAddressForm(form);
      if (address === null) return null;
      const order = readOrderDocument(document, page.store, orderId);
      return { ...order, shipping: witnessed(address, addressLines(document, '.order-shipping-address')) };
    } catch {
      // The form could not be had, or is none: the page itself is read then.
      return null;
    }
  },

  /**
   * Rows link to their orders with a key that the list alone can give. Its columns can be moved and hidden and
   * have no names in the document, so a row does not tell the number.
   */
  readRows(document, url) {
    const page = findMagentoPage(document, url);
    if (page?.page !== 'order-list') return [];
    const rows = [...document.querySelectorAll('tr.data-row')];
    return listedOnce(
      rows.map((row) => {
        const found = findOnlyOrder(row.querySelectorAll('a[href]'), url, (address) =>
          findOrderId(address, page.store),
        );
        if (found === null) return null;
        const { orderId, link: opens, anchor } = found;
        const link = orderLink(page.store, orderId);
        const element = anchor.closest('td') ?? row;
        return { orderId, number: unknown('not-shown'), link, opens, selected: isTicked(row), element };
      }),
    );
  },

  /** Above the first part of the order (`order/view/info.phtml`). */
  anchor(document) {
    const account = document.querySelector('.order-view-account-information');
    return account === null ? null : { element: account, position: 'before' };
  },
};
