import type { StoreDefinition, StorePage, StorePlace } from '../definition';

/** Parameters stand in the path in pairs, in any order; `key` is a secret that opens one page alone. */
const ORDER = /^(\/(?:[^/]+\/)*?)sales\/order\/view\/(?:[^/]+\/[^/]*\/)*?order_id\/([1-9]\d{0,18})(?:\/|$)/;
const LIST = /^(\/(?:[^/]+\/)*?)sales\/order(?:\/index)?(?:\/key\/[^/]+)?\/?$/;

function storeAt(url: URL, basePath: string): StorePlace<'magento'> {
  return { kind: 'magento', origin: url.origin, basePath };
}

/** The order that an address of this admin leads to. */
export function findMagentoOrderId(address: URL, store: StorePlace): string | null {
  const [, basePath, orderId] = ORDER.exec(address.pathname) ?? [];
  return basePath === store.basePath && orderId !== undefined ? orderId : null;
}

/**
 * An order's page carries its id in hidden fields (`order/view/tab/info.phtml`) and its status in `#order_status`
 * (`order/view/info.phtml`); a page whose address has another id is not recognised. The list is drawn by
 * its own program some time after the page has loaded, so it is known by the name that the page's body has from
 * the action it shows.
 */
export function findMagentoPage(document: Document, url: URL): StorePage<'magento'> | null {
  if (!url.protocol.startsWith('http')) return null;
  const [, orderBase, orderId] = ORDER.exec(url.pathname) ?? [];
  if (orderBase !== undefined && orderId !== undefined) {
    const fields = [...document.querySelectorAll('input[name="order_id"]')];
    const isThis = fields.length > 0 && fields.every((field) => field.getAttribute('value') === orderId);
    if (!isThis || document.getElementById('order_status') === null) return null;
    return { page: 'order', store: storeAt(url, orderBase), orderId };
  }
  const [, listBase] = LIST.exec(url.pathname) ?? [];
  if (listBase === undefined) return null;
  const isList = document.querySelector('body.sales-order-index, tr.data-row') !== null;
  return isList ? { page: 'order-list', store: storeAt(url, listBase) } : null;
}

/**
 * The page's own address without its secret key. Magento opens it where keys in addresses are switched off, and
 * shows its first page where they are not: a key is never written down.
 */
export function magentoOrderLink({ origin, basePath }: StorePlace, orderId: string): string {
  return `${origin}${basePath}sales/order/view/order_id/${orderId}/`;
}

export const magentoDefinition = {
  kind: 'magento',
  name: 'Magento',
  notesIn: 'comments',
  sessionInAddresses: true,
  detect: findMagentoPage,
} as const satisfies StoreDefinition;
