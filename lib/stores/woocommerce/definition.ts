import type { StoreDefinition, StorePage, StorePlace } from '../definition';

/** An order's page, with its address built anew: the one in the address bar may carry secrets and messages. */
export interface WooCommercePage {
  readonly store: StorePlace<'woocommerce'>;
  readonly orderId: string;
  readonly link: string;
}

/** The admin's path, and the programs in it that serve orders: classic keeps them among posts. */
function splitAddress(document: Document, url: URL) {
  const end = url.pathname.lastIndexOf('/') + 1;
  const program = url.protocol.startsWith('http') ? url.pathname.slice(end) : '';
  const query = url.searchParams;
  return {
    store: { kind: 'woocommerce', origin: url.origin, basePath: url.pathname.slice(0, end) } as const,
    program,
    query,
    ownTables: program === 'admin.php' && query.get('page') === 'wc-orders',
    // These programs serve every kind of post.
    // A page still being loaded has no body yet.
    ofOrders: document.body?.classList.contains('post-type-shop_order') ?? false,
    orderData: document.getElementById('order_data') ?? actionsStillAlone(document),
  };
}

/**
 * Of a page still being loaded, the order's actions, which stand before its data: the bar's place is among them, and
 * would else come a picture later, moving what is below it. Until the page is there, nothing of it is read.
 */
function actionsStillAlone(document: Document): HTMLElement | null {
  return document.readyState === 'loading' ? document.getElementById('woocommerce-order-actions') : null;
}

/**
 * Both storages' pages carry `#order_data`, and the order's id in `#post_ID`; a page whose address has
 * another id is not recognised.
 */
export function findWooCommercePage(document: Document, url: URL): WooCommercePage | null {
  const { store, program, query, ownTables, ofOrders, orderData } = splitAddress(document, url);
  const isOrder = ownTables || (program === 'post.php' && ofOrders);
  const orderId = query.get(ownTables ? 'id' : 'post') ?? '';
  if (!isOrder || orderData === null || query.get('action') !== 'edit' || !/^[1-9]\d{0,18}$/.test(orderId))
    return null;
  if (document.getElementById('post_ID')?.getAttribute('value') !== orderId) return null;
  return { store, orderId, link: wooCommerceOrderLink(store, orderId, url) };
}

/** The address of an order's page, in the storage that the page at `url` is of. */
export function wooCommerceOrderLink(store: StorePlace, orderId: string, url: URL): string {
  const address = url.pathname.endsWith('/admin.php')
    ? `admin.php?page=wc-orders&action=edit&id=${orderId}`
    : `post.php?post=${orderId}&action=edit`;
  return store.origin + store.basePath + address;
}

/** An order's page has a `#the-list` too (of custom fields), but a list has no `#order_data`. */
export function findWooCommerceList(document: Document, url: URL): StorePlace<'woocommerce'> | null {
  const { store, program, query, ownTables, ofOrders, orderData } = splitAddress(document, url);
  const isList = ownTables || (program === 'edit.php' && query.get('post_type') === 'shop_order' && ofOrders);
  return isList && orderData === null && document.getElementById('the-list') !== null ? store : null;
}

/** An order as the store's interface can be asked for it: from its own page, or from a list of the store. */
export function findWooCommerceOrder(orderId: string, document: Document, url: URL): WooCommercePage | null {
  const page = findWooCommercePage(document, url);
  if (page !== null) return page.orderId === orderId ? page : null;
  const store = findWooCommerceList(document, url);
  if (store === null || !/^[1-9]\d{0,18}$/.test(orderId)) return null;
  return { store, orderId, link: wooCommerceOrderLink(store, orderId, url) };
}

/** See `StoreAdapter.detect`. */
export function detectWooCommerce(document: Document, url: URL): StorePage<'woocommerce'> | null {
  const order = findWooCommercePage(document, url);
  if (order !== null) return { page: 'order', store: order.store, orderId: order.orderId };
  const store = findWooCommerceList(document, url);
  return store === null ? null : { page: 'order-list', store };
}

export const wooCommerceDefinition = {
  kind: 'woocommerce',
  name: 'WooCommerce',
  notesIn: 'notes',
  detect: detectWooCommerce,
} as const satisfies StoreDefinition;
