/** Where a store is: its origin and the path its admin lives under, e.g. `/shop/wp-admin/`. */
export interface StorePlace<Kind extends string = string> {
  readonly kind: Kind;
  /** `https://shop.example` (with the port where there is one). */
  readonly origin: string;
  /** Begins and ends with `/`. */
  readonly basePath: string;
}

export type NotesPlace = 'notes' | 'comments' | 'history' | 'metadata';

export type StorePage<Kind extends string = string> =
  | { readonly page: 'order'; readonly store: StorePlace<Kind>; readonly orderId: string }
  | { readonly page: 'order-list'; readonly store: StorePlace<Kind> };

/**
 * What a store is, without its reading: the script that recognises a store nobody has named yet carries the
 * definition of every one (`registry.ts`), so that nothing in `<kind>/definition.ts` may bring a reader with it. The
 * reader is `<kind>/reader.ts`, and the script of its pages `store-<kind>`.
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
   * Recognises the page by its markup, since self-hosted stores live at any address. Never throws, on a page
   * still being loaded neither, and is cheap: it is asked after every change of the page. `null`: not a page of this
   * store.
   */
  detect(document: Document, url: URL): StorePage | null;
}
