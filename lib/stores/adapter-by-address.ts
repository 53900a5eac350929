import type { Order, StoreIdentity } from '../order';
import { type OnSilent, type StoreAdapter, StorePageError } from './adapter';
import { blankOrder } from './blank-order';
import type { StorePage } from './definition';
import type { Json } from './json';
import type { StoreKind } from './registry';

/** A question to a store for one of its orders. */
export interface Asking {
  readonly orderId: string;
  readonly store: StoreIdentity;
  readonly document: Document;
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  readonly onSilent: OnSilent | undefined;
}

/** A store whose pages are told by their addresses, and whose orders are asked for as JSON where it answers that. */
interface AddressedStore {
  readonly kind: StoreKind;
  readonly detect: (document: Document, url: URL) => StorePage<StoreKind> | null;
  readonly orderLink: (store: StoreIdentity, orderId: string) => string;
  /** What its page says of the order beside the address. */
  readonly read?: (document: Document, blank: Order) => Order;
  /** The order as the store answers it, which the background reads (`read-sent`); `null` where it gives none. */
  readonly ask?: (asking: Asking) => Promise<Json | null>;
}

/** The reader of such a store. */
export function adapterByAddress(of: AddressedStore): StoreAdapter {
  const { kind, detect, orderLink, read = (_document, blank) => blank, ask } = of;
  /** The order that an address leads to, where it is one of this store's. */
  const findOrder = (document: Document, store: StoreIdentity, address: URL | null) => {
    const page = address && detect(document, address);
    return page?.page === 'order' && page.store.basePath === store.basePath ? page.orderId : null;
  };
  return {
    kind,
    detect,

    readDocument(document, url) {
      const page = detect(document, url);
      if (page?.page !== 'order') throw new StorePageError(kind, 'order page');
      return read(document, blankOrder(page.store, page.orderId, orderLink(page.store, page.orderId)));
    },

    ...(ask !== undefined && {
      async readStructured(asked, document, url, fetch, signal, onSilent) {
        const store = detect(document, url)?.store;
        const link = store && URL.parse(orderLink(store, asked));
        const orderId = store && findOrder(document, store, link ?? null);
        if (store === undefined || orderId == null) return null;
        // A store that does not answer, or not with an order, leaves the page itself to be read.
        const answer = await ask({ orderId, store, document, fetch, signal, onSilent }).catch(() => null);
        return answer && { ...blankOrder(store, orderId, orderLink(store, orderId)), answer };
      },
    }),
  };
}
