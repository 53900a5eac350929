import type { StoreDefinition, StorePage, StorePlace } from '../definition';

/** OpenCart's three families of order pages, which differ in their markup and how their routes are written. */
type OpenCartVersion = '4' | '3' | '2';

/** An order's page, with its address built anew: the one in the address bar carries the session's token. */
export interface OpenCartPage {
  readonly store: StorePlace<'opencart'>;
  readonly orderId: string;
  readonly link: string;
  readonly version: OpenCartVersion;
  /** Whether the reader was tested with pages of such a version: not of 2.3 and 4.0.0 to 4.0.1. */
  readonly verified: boolean;
}

const ORDER_ID = /^[1-9]\d{0,18}$/;
/** 4.0.2 on, 4.0.0 to 4.0.1, up to 3.x. */
const ORDER_ROUTES = /^sale\/order([.|/])info$/;
const INVOICE_ROUTES = /^sale\/order[.|/]invoice$/;

/**
 * The page of an order: by the route in its address, since every shop renames its admin's folder, and by the
 * order's id on the page, which must be the address's. Up to 3.x that is the one its printing links carry.
 */
export function findOpenCartPage(document: Document, url: URL): OpenCartPage | null {
  const address = readOpenCartAddress(url);
  const separator = ORDER_ROUTES.exec(address.route)?.[1];
  const { store, route, orderId } = address;
  if (separator === undefined || orderId === null) return null;
  const form = separator === '/' ? null : document.getElementById('input-order-id');
  const shown = separator === '/' ? findPrintedId(document, url) : form?.getAttribute('value');
  if (shown !== orderId) return null;
  const version = separator !== '/' ? '4' : url.searchParams.has('user_token') ? '3' : '2';
  return {
    store,
    orderId,
    link: `${store.origin}${store.basePath}index.php?route=${route}&order_id=${orderId}`,
    version,
    verified: version !== '2' && separator !== '|',
  };
}

export function findOpenCartList(document: Document, url: URL): StorePlace<'opencart'> | null {
  const { store, route } = readOpenCartAddress(url);
  return route === 'sale/order' && document.getElementById('form-order') !== null ? store : null;
}

/** The page, as what it is; which version's, the reader finds out. */
function detect(document: Document, url: URL): StorePage<'opencart'> | null {
  const order = findOpenCartPage(document, url);
  if (order !== null) return { page: 'order', store: order.store, orderId: order.orderId };
  const store = findOpenCartList(document, url);
  return store === null ? null : { page: 'order-list', store };
}

/** Where a link of this admin leads, token and all; `null` for what leads out of it. */
export function findAdminAddress(href: string, from: URL): URL | null {
  if (!URL.canParse(href, from.href)) return null;
  const url = new URL(href, from.href);
  const { store } = readOpenCartAddress(url);
  const own = readOpenCartAddress(from).store;
  return store.origin === own.origin && store.basePath === own.basePath ? url : null;
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

function findPrintedId(document: Document, url: URL): string | null {
  const ids = new Set<string | null>();
  for (const link of document.querySelectorAll('#content a[href*="invoice"]')) {
    const href = link.getAttribute('href') ?? '';
    // Behind a proxy a shop may print another scheme or host than the page has; the order is the same.
    const address = URL.canParse(href, url.href) ? readOpenCartAddress(new URL(href, url.href)) : null;
    if (address !== null && INVOICE_ROUTES.test(address.route)) ids.add(address.orderId);
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
} as const satisfies StoreDefinition;
