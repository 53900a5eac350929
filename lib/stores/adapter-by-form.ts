import type { Order } from '../order';
import { type StoreAdapter, StorePageError } from './adapter';
import { type FormedAddress, readByForm, withForm } from './address-form';
import type { StorePage } from './definition';
import { storeFetch } from './fetch-store';
import { askEarly } from './read-order';
import { readOrderPage } from './read-order-page';
import type { StoreKind } from './registry';

type OrderPage = Extract<StorePage<StoreKind>, { readonly page: 'order' }>;

/** A store whose server makes an order's page whole, and which has a form for the address that the page shows in lines. */
interface FormedStore {
  readonly kind: StoreKind;
  readonly detect: (document: Document, url: URL) => StorePage<StoreKind> | null;
  readonly read: (document: Document, page: OrderPage, url: URL) => Order;
  readonly address: Omit<FormedAddress, 'isOrderPage'>;
}

/** The reader of such a store: the order's page, with the delivery address out of the store's own form. */
export function adapterByForm({ kind, detect, read, address }: FormedStore): StoreAdapter {
  const findOrder = (document: Document, url: URL) => {
    const page = detect(document, url);
    return page?.page === 'order' ? page : null;
  };
  return {
    kind,
    detect,
    readServed: readOrderPage,
    askEarly,

    readDocument(document, url) {
      const page = findOrder(document, url);
      if (page === null) throw new StorePageError(kind, 'order page');
      return read(document, page, url);
    },

    async readStructured(orderId, document, url, fetch, signal, onSilent) {
      const page = findOrder(document, url);
      if (page?.orderId !== orderId) return null;
      const isOrderPage = (other: Document) => findOrder(other, url)?.orderId === orderId;
      const asking = { url, fetch: storeFetch(fetch, signal), onSilent };
      const formed = await readByForm({ ...address, isOrderPage }, document, asking);
      return formed && withForm(read(document, page, url), formed);
    },
  };
}
