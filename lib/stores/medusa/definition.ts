import type { StoreDefinition, StorePage, StorePlace } from '../definition';

/** `order_` and the order's ULID; behind it stand drawers that open over the order's page (`/metadata/edit`). */
const ORDER = /^(\/(?:[^/]+\/)*?)orders\/(order_[0-9A-Za-z]{1,64})(?:\/|$)/;
const LIST = /^(\/(?:[^/]+\/)*?)orders(?:\/export)?\/?$/;

/**
 * A single-page program whose root is `#medusa`; which of its pages is open stands in the address alone, which
 * changes without a reload. The admin's path is `/app/` unless the shop chose another.
 */
export function findMedusaPage(document: Document, url: URL): StorePage<'medusa'> | null {
  if (!url.protocol.startsWith('http') || document.querySelector('div#medusa') === null) return null;
  const [, orderBase, orderId] = ORDER.exec(url.pathname) ?? [];
  if (orderBase !== undefined && orderId !== undefined) {
    return { page: 'order', store: storeAt(url, orderBase), orderId };
  }
  const [, listBase] = LIST.exec(url.pathname) ?? [];
  return listBase === undefined ? null : { page: 'order-list', store: storeAt(url, listBase) };
}

/** The id of the order that an address of this store's admin leads to. */
export function findMedusaOrderId(address: string, store: StorePlace): string | null {
  if (!URL.canParse(address, store.origin)) return null;
  const { origin, pathname } = new URL(address, store.origin);
  const [, base, orderId] = ORDER.exec(pathname) ?? [];
  return origin === store.origin && base === store.basePath && orderId !== undefined ? orderId : null;
}

function storeAt(url: URL, basePath: string): StorePlace<'medusa'> {
  return { kind: 'medusa', origin: url.origin, basePath };
}

export const medusaDefinition = {
  kind: 'medusa',
  name: 'Medusa',
  notesIn: 'metadata',
  detect: findMedusaPage,
} as const satisfies StoreDefinition;
