import type { Addressed, OpenPage, StoreDefinition, StorePlace } from '../definition';

const ID = /^[1-9]\d{0,18}$/;

/** The admin's path, and the programs in it that serve orders: classic keeps them among posts, with every kind of post. */
function splitAddress({ origin, pathname, protocol, searchParams: query }: URL) {
  const end = pathname.lastIndexOf('/') + 1;
  const program = protocol.startsWith('http') ? pathname.slice(end) : '';
  const ownTables = program === 'admin.php' && query.get('page') === 'wc-orders';
  const isOrder = (ownTables || program === 'post.php') && query.get('action') === 'edit';
  const orderId = query.get(ownTables ? 'id' : 'post') ?? '';
  return {
    store: { kind: 'woocommerce', origin, basePath: pathname.slice(0, end) } as const,
    ownTables,
    orderId: isOrder && ID.test(orderId) ? orderId : null,
    isList: ownTables || (program === 'edit.php' && query.get('post_type') === 'shop_order'),
  };
}

/**
 * Of a page still being loaded, the order's actions, which stand before its data: the bar's place is among them, and
 * would else come a picture later, moving what is below it. Until the page is there, nothing of it is read.
 */
function actionsStillAlone(document: Document): HTMLElement | null {
  return document.readyState === 'loading' ? document.getElementById('woocommerce-order-actions') : null;
}

/** An order's page has a `#the-list` too (of custom fields), but a list has no `#order_data`. */
const detect: Addressed<'woocommerce'>['detect'] = (document, url) => {
  const { store, ownTables, orderId, isList } = splitAddress(url);
  // A page still being loaded has no body yet.
  const isOfOrders = ownTables || (document.body?.classList.contains('post-type-shop_order') ?? false);
  if (!isOfOrders) return null;
  if ((document.getElementById('order_data') ?? actionsStillAlone(document)) === null)
    return isList && document.getElementById('the-list') !== null ? { page: 'order-list', store } : null;
  const isThis = document.getElementById('post_ID')?.getAttribute('value') === orderId;
  return orderId !== null && isThis ? { page: 'order', store, orderId } : null;
};

/** The store that an order can be asked for: from its own page, or from a list, on which nothing of it stands. */
export function findStoreOf(orderId: string, { document, url }: OpenPage): StorePlace<'woocommerce'> | null {
  const page = detect(document, url);
  if (page === null) return null;
  const isAskable = page.page === 'order' ? page.orderId === orderId : ID.test(orderId);
  return isAskable ? page.store : null;
}

export const wooCommerceDefinition = {
  kind: 'woocommerce',
  name: 'WooCommerce',
  notesIn: 'notes',
  detect,

  /** In the storage that the page at `from` is of. */
  orderLink(store: StorePlace, orderId: string, from: URL): string {
    const address = from.pathname.endsWith('/admin.php')
      ? `admin.php?page=wc-orders&action=edit&id=${orderId}`
      : `post.php?post=${orderId}&action=edit`;
    return store.origin + store.basePath + address;
  },
} as const satisfies StoreDefinition & Addressed<'woocommerce'>;
