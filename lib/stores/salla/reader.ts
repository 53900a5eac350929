import { type StoreAdapter, StorePageError } from '../adapter';
import { blankOrder } from '../blank-order';
import { findSallaPage, sallaDefinition, sallaOrderLink } from './definition';
import { readSallaDocument } from './document';

/**
 * Salla, as far as it is publicly known; what is not is asked of the person.
 *
 * Looked for in public code on 2026-11-22: `urls.admin` of its interface's orders is still
 * `https://s.salla.sa/orders/order/<token>`, and programs that read its list still find `tr.row_order[data-order_id]`
 * with `data-order-link`, `.order-number` and `.order-status`. Nobody reads an address off the order's page.
 */
export const salla: StoreAdapter = {
  ...sallaDefinition,

  readDocument(document, url) {
    const page = findSallaPage(document, url);
    if (page?.page !== 'order') throw new StorePageError('salla', 'order page');
    const { store, orderId } = page;
    return readSallaDocument(document, blankOrder(store, orderId, sallaOrderLink(store, orderId)));
  },
};
