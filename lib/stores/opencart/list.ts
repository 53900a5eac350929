import { known } from '../../order';
import type { ListedOrder, ListReader } from '../adapter';
import { lineOf } from '../elements';
import { listedOnce } from '../list-of';
import { findAdminAddress, ORDER_ROUTES, openCartDefinition, readOpenCartAddress } from './definition';

export const openCartList: ListReader = {
  readRows(document, url) {
    return openCartDefinition.detect(document, url)?.page === 'order-list' ? readListRows(document, url) : [];
  },
};

/** The rows whose checkbox and link name the same order. The name in them is the customer's, not the recipient's. */
export function readListRows(document: Document, url: URL): readonly Required<ListedOrder>[] {
  const rows = Array.from(document.querySelectorAll('#form-order tbody > tr'), (row) => {
    const [box, another] = row.querySelectorAll('input[name="selected[]"]');
    const address = findInfoAddress(row, url);
    if (box === undefined || another !== undefined || address === null) return null;
    const { orderId, store } = readOpenCartAddress(address);
    if (orderId === null || box.getAttribute('value') !== orderId) return null;
    return {
      orderId,
      number: known(orderId, 'form-field'),
      link: openCartDefinition.orderLink(store, orderId, address),
      opens: address.href,
      selected: 'checked' in box && box.checked === true,
      element: [...row.children].find((cell) => lineOf(cell) === orderId) ?? row,
    };
  });
  return listedOnce(rows);
}

function findInfoAddress(row: Element, url: URL): URL | null {
  const addresses = [...row.querySelectorAll('a[href*="order_id="]')].flatMap((link) => {
    const address = findAdminAddress(link.getAttribute('href') ?? '', url);
    return address !== null && ORDER_ROUTES.test(readOpenCartAddress(address).route) ? [address] : [];
  });
  const [first, ...others] = addresses;
  return first !== undefined && others.every(({ href }) => href === first.href) ? first : null;
}
