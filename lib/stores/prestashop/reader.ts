import type { StoreAdapter } from '../adapter';
import { adapterByForm } from '../adapter-by-form';
import { PRESTASHOP_EDIT_LINK, readPrestashopAddress } from './address-form';
import { prestashopDefinition, prestashopOrderLink, withPrestashopToken } from './definition';
import { prestashopAddressLines, readPrestashopDocument } from './document';

/** PrestaShop 1.7.7 to 9, its admin in any language and any folder. Seen at 8.2.3. */
export const prestashop: StoreAdapter = {
  ...adapterByForm({
    ...prestashopDefinition,
    read: (document, { store, orderId }, url) =>
      readPrestashopDocument(document, store, orderId, prestashopOrderLink(url)),
    address: {
      links: PRESTASHOP_EDIT_LINK,
      read: readPrestashopAddress,
      lines: (document) => prestashopAddressLines(document, 'addressShipping'),
    },
  }),
  withSession: withPrestashopToken,

  /** The row of actions above the order (`Blocks/View/order_actions.html.twig`). */
  anchor(document) {
    const actions = document.getElementById('update_order_status_action_form')?.parentElement;
    return actions ? { element: actions, position: 'after' } : null;
  },
};
