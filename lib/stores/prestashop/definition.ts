import type { StoreDefinition, StorePage, StorePlace } from '../definition';

/** The admin's folder has a random name; the path contains `index.php` where the server rewrites no addresses. */
const PAGE = /^(\/(?:[^/]+\/)*?)(?:index\.php\/)?sell\/orders(?:\/([1-9]\d{0,9})\/view)?\/?$/;

function splitAddress(
  url: URL,
): { readonly store: StorePlace<'prestashop'>; readonly orderId: string | null } | null {
  const [, basePath, orderId] = url.protocol.startsWith('http') ? (PAGE.exec(url.pathname) ?? []) : [];
  if (basePath === undefined) return null;
  return { store: { kind: 'prestashop', origin: url.origin, basePath }, orderId: orderId ?? null };
}

/** The order that an address of this admin leads to. */
export function findPrestashopOrderId(address: URL, store: StorePlace): string | null {
  const found = splitAddress(address);
  return found?.store.basePath === store.basePath ? found.orderId : null;
}

/**
 * PrestaShop 1.7.7 and later (order pages before were of another make). An order's page carries the panel of its
 * goods, and its id behind `#` in the heading; a page whose address has another id is not recognised.
 */
export function findPrestashopPage(document: Document, url: URL): StorePage<'prestashop'> | null {
  const found = splitAddress(url);
  if (found === null) return null;
  const { store, orderId } = found;
  if (orderId === null) {
    const grid = document.querySelector('#order_grid_table, input.js-bulk-action-checkbox');
    return grid === null ? null : { page: 'order-list', store };
  }
  const titles = [...document.querySelectorAll('h1 strong')].map((part) => part.textContent?.trim());
  const isThis = document.getElementById('orderProductsPanel') !== null && titles.includes(`#${orderId}`);
  return isThis ? { page: 'order', store, orderId } : null;
}

/**
 * The page's own address without its `_token`, which is the person's secret. Without it PrestaShop asks once
 * whether the page is really wanted, and shows it.
 */
export function prestashopOrderLink(url: URL): string {
  return url.origin + url.pathname;
}

/** The same address with the person's token, which opens every page of the admin without being asked about. */
export function withPrestashopToken(link: string, page: URL): string | null {
  const address = URL.parse(link, page.href);
  const token = page.searchParams.get('_token');
  if (token === null || address?.origin !== page.origin) return null;
  address.searchParams.set('_token', token);
  return address.href;
}

export const prestashopDefinition = {
  kind: 'prestashop',
  name: 'PrestaShop',
  notesIn: 'notes',
  sessionInAddresses: true,
  detect: findPrestashopPage,
} as const satisfies StoreDefinition;
