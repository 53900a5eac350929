import type { StoreDefinition, StorePage, StorePlace } from './definition';

/** What tells the pages of a store's orders: their addresses, and what stands on them. */
interface Told extends Omit<StoreDefinition, 'detect'> {
  /**
   * The address of an order's page or a list's, without what is asked behind it: `base` is the admin's path, `id` the
   * order's. A list has none.
   */
  readonly page: RegExp;
  /** Which page is open stands behind the `#`, which the pattern has too. */
  readonly isInHash?: true;
  /** Whether the page itself is what its address says: an order's, or a list where it is `null`. */
  readonly stands?: (document: Document, orderId: string | null) => boolean;
  /** The address is told in capitals too: its order's id is in small letters. */
  readonly isOfAnyCase?: true;
  /** What stands between the admin's path and an order's id; `orders/` where it is left out. */
  readonly ordersAt?: string;
}

/** A store whose pages are told by their addresses. */
export interface Addressed<Kind extends string> {
  readonly kind: Kind;
  readonly detect: (document: Document, url: URL) => StorePage<Kind> | null;
  /** The address of an order's page, without anything of the session. @param from a page that leads to it */
  readonly orderLink: (store: StorePlace, orderId: string, from: URL) => string;
}

function readAddress({ page, isInHash, isOfAnyCase }: Told, { origin, pathname, hash }: URL) {
  const { base, id } = page.exec(origin + pathname + (isInHash ? hash : ''))?.groups ?? {};
  return { origin, base, orderId: (isOfAnyCase ? id?.toLowerCase() : id) ?? null };
}

/** A store's definition by what tells its pages. */
export function defineStore<const Store extends Told>(told: Store): Store & Addressed<Store['kind']> {
  const { kind, stands, ordersAt = 'orders/' }: Told & { kind: Store['kind'] } = told;
  return {
    ...told,
    detect(document, url) {
      const { origin, base: basePath, orderId } = readAddress(told, url);
      if (basePath === undefined || stands?.(document, orderId) === false) return null;
      const store = { kind, origin, basePath };
      return orderId === null ? { page: 'order-list', store } : { page: 'order', store, orderId };
    },
    orderLink: ({ origin, basePath }, orderId) => origin + basePath + ordersAt + orderId,
  };
}

/** Finds the order that an address of this admin leads to, whatever page that is on. */
export function orderIdBy(told: Told): (address: URL, store: StorePlace) => string | null {
  return (address, { origin, basePath }) => {
    const there = readAddress(told, address);
    return there.origin === origin && there.base === basePath ? there.orderId : null;
  };
}
