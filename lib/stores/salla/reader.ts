import { type StoreAdapter, StorePageError } from '../adapter';
import { findOnlyElement } from '../elements';
import { findOwnAddress, isTicked, listedOnce, readShownNumber } from '../listed-orders';
import { findSallaOrderId, findSallaPage, sallaDefinition, sallaOrderLink } from './definition';
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

  /** The store refuses more at once (429). */
  atOnce: 2,

  readDocument(document, url) {
    const page = findSallaPage(document, url);
    if (page?.page !== 'order') throw new StorePageError('salla', 'order page');
    return readSallaDocument(document, page.store, page.orderId);
  },

  /** Rows name the order's page in an attribute, or link to it. */
  readRows(document, url) {
    if (findSallaPage(document, url)?.page !== 'order-list') return [];
    const rows = [...document.querySelectorAll('tr.row_order[data-order_id]')];
    return listedOnce(
      rows.map((row) => {
        const addresses = [
          row.getAttribute('data-order-link'),
          ...[...row.querySelectorAll('a[href]')].map((link) => findOwnAddress(link, url)?.href ?? null),
        ];
        const ids = new Set(addresses.flatMap((address) => optionalId(address)));
        const [orderId, another] = ids;
        if (orderId === undefined || another !== undefined) return null;
        const number = findOnlyElement(row, '.order-number');
        return {
          orderId,
          number: readShownNumber(number?.textContent),
          link: sallaOrderLink(orderId),
          selected: isTicked(row),
          element: number ?? row,
        };
      }),
    );
  },
};

function optionalId(address: string | null): string[] {
  const orderId = address !== null && URL.canParse(address) ? findSallaOrderId(new URL(address)) : null;
  return orderId === null ? [] : [orderId];
}
