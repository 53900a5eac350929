/** Where a store is: its origin and the path its admin lives under, e.g. `/shop/wp-admin/`. */
export interface StorePlace<Kind extends string = string> {
  readonly kind: Kind;
  /** `https://shop.example` (with the port where there is one). */
  readonly origin: string;
  /** Begins and ends with `/`. */
  readonly basePath: string;
}

export interface OpenPage {
  readonly document: Document;
  readonly url: URL;
}

export type NotesPlace = 'notes' | 'comments' | 'history' | 'metadata';

export type StorePage<Kind extends string = string> =
  | { readonly page: 'order'; readonly store: StorePlace<Kind>; readonly orderId: string }
  | { readonly page: 'order-list'; readonly store: StorePlace<Kind> };

/**
 * What a store is, without its reading: the script that recognises any store carries the definition of every one, so
 * that nothing in `<kind>/definition.ts` may bring a reader with it.
 */
export interface StoreDefinition {
  readonly kind: string;

  /** The program's own name, the same in every language. */
  readonly name: string;

  /** Its pages' addresses carry something of the session, so that a link that was kept does not open by itself. */
  readonly sessionInAddresses?: true;

  /** What the store calls the place in an order where a parcel's code is written; left out where nothing is written. */
  readonly notesIn?: NotesPlace;

  /** Where all shops' admins lie: such a store is known by its address, before any of its pages has been read. */
  readonly hosted?: { readonly origin: string; readonly basePath: string };

  /**
   * Recognises the page by its markup, since self-hosted stores live at any address; `null`: not a page of this store.
   * Never throws, and is cheap: it is asked after every change of the page.
   */
  detect(document: Document, url: URL): StorePage | null;
}

/** How the pages of a store's orders are recognised: by their addresses and by what stands on them. */
export interface RecognisedBy extends Omit<StoreDefinition, 'detect'> {
  /**
   * The address of an order's page or a list's, without what is asked behind it: `base` is the admin's path, `id` the
   * order's. A list has none. Where it is told in capitals too (`/i`), the id is in small letters.
   */
  readonly page: RegExp;
  /** Which page is open stands behind the `#`, which the pattern has too. */
  readonly isInHash?: true;
  /** Whether the page itself is what its address says: an order's, or a list where it is `null`. */
  readonly stands?: (document: Document, orderId: string | null) => boolean;
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
  { kind, page, isInHash }: RecognisedBy & { readonly kind: Kind },
  { origin, pathname, hash }: URL,
): StorePage<Kind> | null {
  const { base: basePath, id } = page.exec(origin + pathname + (isInHash ? hash : ''))?.groups ?? {};
  if (basePath === undefined) return null;
  const store = { kind, origin, basePath };
  return id === undefined
    ? { page: 'order-list', store }
    : { page: 'order', store, orderId: page.ignoreCase ? id.toLowerCase() : id };
}

export function defineStore<const Store extends RecognisedBy>(told: Store): Store & Addressed<Store['kind']> {
  const { stands, ordersAt = 'orders/' }: RecognisedBy = told;
  return {
    detect(document, url) {
      const found = readAddress<Store['kind']>(told, url);
      if (found === null) return null;
      const orderId = found.page === 'order' ? found.orderId : null;
      return stands?.(document, orderId) === false ? null : found;
    },
    orderLink: ({ origin, basePath }, orderId) => origin + basePath + ordersAt + orderId,
    ...told,
  };
}

/** The order that an address of this admin leads to, whatever page that is on. */
export function findOrderId(
  told: RecognisedBy,
  address: URL,
  { origin, basePath }: StorePlace,
): string | null {
  const there = readAddress(told, address);
  const isHere = there?.store.origin === origin && there.store.basePath === basePath;
  return isHere && there.page === 'order' ? there.orderId : null;
}
