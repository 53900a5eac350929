import { findOrderId } from '../definition';
import { findOwnAddress } from '../fetch-store';
import { type FreshPage, freshPages } from '../write-by-form';
import { magentoDefinition } from './definition';

/** The order that an address is about; parameters stand in the path in pairs. */
const ORDER_ID = /\/order_id\/(\d+)(?:\/|$)/;

/** The secret key in an address that leads to an order's page opens that page for every order. */
export const freshMagentoPages = freshPages(magentoDefinition, (orderId, { document, url }) => {
  const page = magentoDefinition.detect(document, url);
  if (page === null) return null;
  const links = [...document.querySelectorAll('tr.data-row a[href]')];
  const addresses = [url, ...links.map((link) => findOwnAddress(link.getAttribute('href'), url))];
  const found = addresses.find(
    (address) => address && findOrderId(magentoDefinition, address, page.store) !== null,
  );
  if (found == null) return null;
  const address = new URL(found);
  address.pathname = address.pathname.replace(/\/order_id\/[^/]+/, `/order_id/${orderId}`);
  return address;
});

/** The one address of a route that the programs of an order's page have, in a button or in a script beside it. */
export function programAddress(
  programs: Iterable<Element>,
  { address: page, basePath }: FreshPage,
  route: string,
): URL | null {
  const quoted = new RegExp(`["']([^"'\\s]*/${route}[^"'\\s]*)["']`, 'g');
  const found = onlyOf(programs, (element) => {
    const program = element.getAttribute('onclick') ?? element.textContent ?? '';
    return Array.from(program.replaceAll('\\/', '/').matchAll(quoted), ([, address = '']) => address);
  });
  return ownAddress(found, page, basePath + route);
}

/** An address of this admin below a path, of the page's own order; `null` for any other. */
export function ownAddress(found: string | null, page: URL, path: string): URL | null {
  const address = URL.parse(found ?? '', page.href);
  const isOwn = found !== null && address?.origin === page.origin && address.pathname.startsWith(path);
  if (!isOwn || ORDER_ID.exec(address.pathname)?.[1] !== ORDER_ID.exec(page.pathname)?.[1]) return null;
  return address;
}

/** The key of the session, which every form of the page has. */
export function formKey(document: Document): string | null {
  return onlyOf(document.querySelectorAll('input[name="form_key"]'), (input) => [
    input.getAttribute('value'),
  ]);
}

/** What all that say it agree on. */
export function onlyOf(
  elements: Iterable<Element>,
  read: (element: Element) => readonly (string | null)[],
): string | null {
  const found = new Set([...elements].flatMap(read));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}
