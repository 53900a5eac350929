import type { Addressed, StoreDefinition } from '../definition';

const ORDER_ID = /^[1-9]\d{0,18}$/;
/** 4.0.2 on, 4.0.0 to 4.0.1, up to 3.x. */
export const ORDER_ROUTES = /^sale\/order[.|/]info$/;
const INVOICE_ROUTES = /^sale\/order[.|/]invoice$/;

/**
 * An order's page is told by the route in its address, since every shop renames its admin's folder, and by the order's id on
 * the page, which must be the address's.
 */
const detect: Addressed<'opencart'>['detect'] = (document, url) => {
  const { store, route, orderId } = readOpenCartAddress(url);
  if (route === 'sale/order')
    return document.getElementById('form-order') === null ? null : { page: 'order-list', store };
  if (!ORDER_ROUTES.test(route) || orderId === null) return null;
  const shown = hasPanels(url)
    ? findPrintedId(document, url)
    : document.getElementById('input-order-id')?.getAttribute('value');
  return shown === orderId ? { page: 'order', store, orderId } : null;
};

/** Whether the page at an order's address is of 2.3 or 3.x, which print an order: from 4.0 on it is a form. */
export function hasPanels(url: URL): boolean {
  return readOpenCartAddress(url).route === 'sale/order/info';
}

/** Whether the reader was tested with pages of such a version: not of 2.3 and 4.0.0 to 4.0.1. */
export function isVerified(url: URL): boolean {
  return hasPanels(url)
    ? url.searchParams.has('user_token')
    : readOpenCartAddress(url).route === 'sale/order.info';
}

/** Where a link of this admin leads, token and all; `null` for what leads out of it. */
export function findAdminAddress(href: string, from: URL): URL | null {
  const url = URL.parse(href, from.href);
  const store = url && readOpenCartAddress(url).store;
  const own = readOpenCartAddress(from).store;
  return store?.origin === own.origin && store.basePath === own.basePath ? url : null;
}

/** The same address with the session's token, which each address of the admin carries: `token` up to 2.3. */
export function withOpenCartToken(link: string, page: URL): string | null {
  const address = findAdminAddress(link, page);
  if (address === null) return null;
  for (const name of ['user_token', 'token']) {
    const token = page.searchParams.get(name);
    if (token === null) continue;
    address.searchParams.set(name, token);
    return address.href;
  }
  return null;
}

/** The order and what is done with it, by a link's route: `info`, `edit`, `invoice`. */
export function readOpenCartAddress(url: URL) {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const orderId = url.searchParams.get('order_id') ?? '';
  const basePath = url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1);
  return {
    store: { kind: 'opencart', origin: url.origin, basePath } as const,
    route: isWeb ? (url.searchParams.get('route') ?? '') : '',
    orderId: ORDER_ID.test(orderId) ? orderId : null,
  };
}

/** The one that the links of a page of 2.3 or 3.x carry that print the order. */
function findPrintedId(document: Document, url: URL): string | null {
  const ids = new Set<string | null>();
  for (const link of document.querySelectorAll('#content a[href*="invoice"]')) {
    const href = link.getAttribute('href') ?? '';
    // Behind a proxy a shop may print another scheme or host than the page has; the order is the same.
    const address = URL.parse(href, url.href);
    const { route, orderId } = address ? readOpenCartAddress(address) : { route: '', orderId: null };
    if (INVOICE_ROUTES.test(route)) ids.add(orderId);
  }
  const [only] = ids;
  return ids.size === 1 ? (only ?? null) : null;
}

export const openCartDefinition = {
  kind: 'opencart',
  name: 'OpenCart',
  notesIn: 'history',
  sessionInAddresses: true,
  detect,
  /** Built anew, since the one in the address bar carries the session's token. @param from an address of such a page */
  orderLink: ({ origin, basePath }, orderId, from) =>
    `${origin}${basePath}index.php?route=${readOpenCartAddress(from).route}&order_id=${orderId}`,
} as const satisfies StoreDefinition & Addressed<'opencart'>;
