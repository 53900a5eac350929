import { known } from '../../order';
import type { ListedOrder } from '../adapter';
import { lineOf } from '../elements';
import { findAdminAddress, readOpenCartAddress } from './definition';

const INFO = /^sale\/order[.|/]info$/;

/** A row of the list, with the address of its order's page, whose token must not leave the page. */
export interface Row extends ListedOrder {
  readonly address: URL;
}

/** The rows whose checkbox and link name the same order. The name in them is the customer's, not the recipient's. */
export function readListRows(document: Document, url: URL): Row[] {
  const rows = new Map<string, Row>();
  for (const row of document.querySelectorAll('#form-order tbody > tr')) {
    const boxes = [...row.querySelectorAll('input[name="selected[]"]')];
    const [box] = boxes;
    const address = findInfoAddress(row, url);
    if (box === undefined || boxes.length > 1 || address === null) continue;
    const { orderId, route, store } = readOpenCartAddress(address);
    if (orderId === null || box.getAttribute('value') !== orderId || rows.has(orderId)) continue;
    rows.set(orderId, {
      orderId,
      number: known(orderId, 'form-field'),
      link: `${store.origin}${store.basePath}index.php?route=${route}&order_id=${orderId}`,
      selected: 'checked' in box && box.checked === true,
      element: [...row.children].find((cell) => lineOf(cell) === orderId) ?? row,
      address,
    });
  }
  return [...rows.values()];
}

function findInfoAddress(row: Element, url: URL): URL | null {
  const addresses = [...row.querySelectorAll('a[href*="order_id="]')].flatMap((link) => {
    const address = findAdminAddress(link.getAttribute('href') ?? '', url);
    return address !== null && INFO.test(readOpenCartAddress(address).route) ? [address] : [];
  });
  const [first, ...others] = addresses;
  return first !== undefined && others.every(({ href }) => href === first.href) ? first : null;
}
