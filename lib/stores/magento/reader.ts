import type { StoreAdapter } from '../adapter';
import { adapterByForm } from '../adapter-by-form';
import { MAGENTO_EDIT_LINK, readMagentoAddress } from './address-form';
import { magentoDefinition } from './definition';
import { magentoAddressLines, readMagentoDocument } from './document';

/** Magento 2 (Adobe Commerce), its admin in any language. Seen at 2.4.7. */
export const magento: StoreAdapter = {
  ...adapterByForm({
    ...magentoDefinition,
    read: (document, { store, orderId }) => readMagentoDocument(document, store, orderId),
    address: {
      links: MAGENTO_EDIT_LINK,
      isLinkARight: true,
      read: readMagentoAddress,
      lines: (document) => magentoAddressLines(document, '.order-shipping-address'),
    },
  }),
  // The secret in an address opens that one page alone.
  withSession: () => null,

  /** Above the first part of the order (`order/view/info.phtml`). */
  anchor(document) {
    const account = document.querySelector('.order-view-account-information');
    return account === null ? null : { element: account, position: 'before' };
  },
};
