import type { PageOrder } from '../../order';
import { type StoreAdapter, StorePageError } from '../adapter';
import { readTaughtDocument } from './document';
import { findTaughtPage, storeOf } from './page';
import type { Teaching } from './teaching';

/**
 * Reads whatever admin a person has taught us. A page is told by its address: nothing else is known to stay.
 * @param believed passes an order on, or throws where it is not believed of its address (`drawnLate`)
 */
export function taughtAdapter(
  teachings: readonly Teaching[],
  believed: (order: PageOrder) => PageOrder = (order) => order,
): StoreAdapter {
  const confirmed = teachings.filter(({ state }) => state === 'confirmed');
  return {
    kind: 'taught',

    detect(document, url) {
      const found = findTaughtPage(confirmed, url);
      if (found === null) return null;
      const store = storeOf(found.teaching);
      if (found.key !== null) return { page: 'order', store, orderId: found.key };
      try {
        return { page: 'order', store, orderId: readTaughtDocument(document, found).id };
      } catch {
        // A page that lacks what was taught of it is none of its orders.
        return null;
      }
    },

    readDocument(document, url) {
      const found = findTaughtPage(confirmed, url);
      if (found === null) throw new StorePageError('taught', 'order page');
      return believed(readTaughtDocument(document, found));
    },
  };
}

/**
 * Passes on what was read of a page whose program may change its address before it draws the order: what the page said
 * of one order is not believed of another until it says something else.
 * @throws StorePageError
 */
export function drawnLate(): (order: PageOrder) => PageOrder {
  let before: string | undefined;
  let beforeId: string | undefined;
  return (order) => {
    // By its address a number is more or less sure, so it tells nothing.
    const said = JSON.stringify([order.shipping, order.items, order.total]);
    if (said === before && order.id !== beforeId) throw new StorePageError('taught', 'order');
    before = said;
    beforeId = order.id;
    return order;
  };
}
