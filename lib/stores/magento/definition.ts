import { defineStore } from '../definition';

/**
 * An order's page carries its id in hidden fields (`order/view/tab/info.phtml`) and its status in `#order_status`
 * (`order/view/info.phtml`); a page whose address has another id is not recognised. The list is drawn by
 * its own program some time after the page has loaded, so it is known by the name that the page's body has from
 * the action it shows.
 *
 * Parameters stand in the path in pairs, in any order; `key` is a secret that opens one page alone.
 */
export const magentoDefinition = defineStore({
  kind: 'magento',
  name: 'Magento',
  notesIn: 'comments',
  sessionInAddresses: true,
  page: /^https?:\/\/[^/]+(?<base>\/(?:[^/]+\/)*?)sales\/order(?:\/view\/(?:[^/]+\/[^/]*\/)*?order_id\/(?<id>[1-9]\d{0,18})(?:\/|$)|(?:\/index)?(?:\/key\/[^/]+)?\/?$)/,
  stands(document, orderId) {
    if (orderId === null) return document.querySelector('body.sales-order-index, tr.data-row') !== null;
    const fields = [...document.querySelectorAll('input[name="order_id"]')];
    const isThis = fields.length > 0 && fields.every((field) => field.getAttribute('value') === orderId);
    return isThis && document.getElementById('order_status') !== null;
  },
  /** Magento opens it where keys in addresses are switched off, and shows its first page where they are not. */
  orderLink: ({ origin, basePath }, orderId) => `${origin}${basePath}sales/order/view/order_id/${orderId}/`,
});
