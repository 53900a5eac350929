import type { ListReader } from '../adapter';
import { findOnlyElement } from '../elements';
import { findOwnAddress, isTicked, listedOnce, readShownNumber } from '../listed-orders';
import { findSallaOrderId, findSallaPage, sallaOrderLink } from './definition';

export const sallaList: ListReader = {
  /** The store refuses more at once (429). */
  atOnce: 2,

  /** Rows name the order's page in an attribute, or link to it. */
  readRows(document, url) {
    const page = findSallaPage(document, url);
    if (page?.page !== 'order-list') return [];
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
          link: sallaOrderLink(page.store, orderId),
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
