import type { StoreDefinition, StorePage, StorePlace } from './definition';

/** How the pages of a store's orders are recognised: by their addresses and by what stands on them. */
export interface Told extends Omit<StoreDefinition, 'detect'> {
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
  /** Where an order's address is made otherwise. */
  readonly orderLink?: Addressed<string>['orderLink'];
}

export interface Addressed<Kind extends string> {
  readonly kind: Kind;
  readonly detect: (document: Document, url: URL) => StorePage<Kind> | null;
  /** The address of an order's page, without anything of the session. @param from a page that leads to it */
  readonly orderLink: (store: StorePlace, orderId: string, from: URL) => string;
}

function readAddress<Kind extends string>(
  { kind, page, isInHash, isOfAnyCase }: Told & { readonly kind: Kind },
  { origin, pathname, hash }: URL,
) {
  const { base: basePath, id = '' } = page.exec(origin + pathname + (isInHash ? hash : ''))?.groups ?? {};
  if (basePath === undefined) return null;
  return { store: { kind, origin, basePath }, orderId: (isOfAnyCase ? id.toLowerCase() : id) || null };
}

export function defineStore<const Store extends Told>(told: Store): Store & Addressed<Store['kind']> {
  const { stands, ordersAt = 'orders/' }: Told = told;
  return {
    detect(document, url) {
      const found = readAddress<Store['kind']>(told, url);
      if (found === null || stands?.(document, found.orderId) === false) return null;
      const { store, orderId } = found;
      return orderId === null ? { page: 'order-list', store } : { page: 'order', store, orderId };
    },
    orderLink: ({ origin, basePath }, orderId) => origin + basePath + ordersAt + orderId,
    ...told,
  };
}

/** The order that an address of this admin leads to, whatever page that is on. */
export function findOrderId(told: Told, address: URL, { origin, basePath }: StorePlace): string | null {
  const there = readAddress(told, address);
  return there?.store.origin === origin && there.store.basePath === basePath ? there.orderId : null;
}
