import { readerOf } from '../reader-of';
import { sallaDefinition } from './definition';
import { readSallaDocument } from './document';

/**
 * Salla, as far as it is publicly known; what is not is asked of the person.
 *
 * Looked for in public code on 2026-11-22: `urls.admin` of its interface's orders is still
 * `https://s.salla.sa/orders/order/<token>`, and programs that read its list still find `tr.row_order[data-order_id]`
 * with `data-order-link`, `.order-number` and `.order-status`. Nobody reads an address off the order's page.
 */
export const salla = readerOf(sallaDefinition, { read: readSallaDocument });
