import { unknown } from '../../order';
import type { ListReader } from '../adapter';
import { rowsByLinks } from '../listed-orders';
import { findMagentoOrderId, findMagentoPage, magentoOrderLink } from './definition';

export const magentoList: ListReader = {
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
      (address) => findMagentoOrderId(address, page.store),
      (row, { orderId, link: opens, anchor }) => ({
        number: unknown('not-shown'),
        link: magentoOrderLink(page.store, orderId),
        opens,
        element: anchor.closest('td') ?? row,
      }),
    );
  },
};
