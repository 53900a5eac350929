import type { StoreIdentity } from '../order';
import type { ListReader } from './adapter';
import type { StorePage } from './definition';
import { findOnlyElement } from './elements';
import { readShownNumber, rowsByLinks } from './listed-orders';
import type { StoreKind } from './registry';

/** A store whose pages are told by their addresses. */
interface AddressedStore {
  readonly detect: (document: Document, url: URL) => StorePage<StoreKind> | null;
  readonly orderLink: (store: StoreIdentity, orderId: string) => string;
  /** What of a list's row shows the order's number; the link to the order where it is left out. */
  readonly numberCell?: string;
}

/** The reader of such a store's list: the rows of its table, each of which links to its order. */
export function listByAddress({ detect, orderLink, numberCell }: AddressedStore): ListReader {
  return {
    readRows(document, url) {
      const page = detect(document, url);
      if (page?.page !== 'order-list') return [];
      const { store } = page;
      const findId = (address: URL) => {
        const leadsTo = detect(document, address);
        const isOwn = leadsTo?.page === 'order' && leadsTo.store.basePath === store.basePath;
        return isOwn ? leadsTo.orderId : null;
      };
      return rowsByLinks(document.querySelectorAll('tr'), url, findId, (row, { orderId, anchor }) => {
        const cell = numberCell === undefined ? null : findOnlyElement(row, numberCell);
        return {
          number: readShownNumber((numberCell === undefined ? anchor : cell)?.textContent),
          link: orderLink(store, orderId),
          element: cell ?? anchor.closest('td') ?? row,
        };
      });
    },
  };
}
