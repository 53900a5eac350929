import type { Order, PageOrder, StoreIdentity } from '../order';
import { type StoreAdapter, StorePageError } from './adapter';
import { blankOrder } from './blank-order';
import type { Addressed, OpenPage } from './definition';
import { openSession, type Session } from './fetch-store';
import type { StoreKind } from './registry';

interface Reading extends Omit<StoreAdapter, 'kind' | 'detect' | 'readDocument'> {
  readonly read?: (document: Document, blank: Order, url: URL) => PageOrder;
}

export function readerOf(
  { kind, detect, orderLink }: Addressed<StoreKind>,
  { read = (_document, blank) => blank, ...more }: Reading,
): StoreAdapter {
  return {
    ...more,
    kind,
    detect,
    readDocument(document, url) {
      const page = detect(document, url);
      if (page?.page !== 'order') throw new StorePageError(kind, 'order page');
      const { store, orderId } = page;
      return read(document, blankOrder(store, orderId, orderLink(store, orderId, url)), url);
    },
  };
}

/** The store of a page that can ask for an order; `null`: it cannot. */
type FindStore = (orderId: string, page: OpenPage) => StoreIdentity | null;

/** Of a store whose addresses tell its pages: where the order's own address is one. */
function storeByAddress({ detect, orderLink }: Addressed<StoreKind>): FindStore {
  return (orderId, { document, url }) => {
    const store = detect(document, url)?.store;
    const there = store && detect(document, new URL(orderLink(store, orderId, url)));
    return there?.page === 'order' && there.orderId === orderId ? there.store : null;
  };
}

/**
 * Asks a store for its orders, as `readStructured`.
 * @param ask what the store says of the order: its answer mostly, which the background reads (`read-sent`). `null` where it
 *   gives none; who throws has got none either
 */
export function askedBy(
  definition: Addressed<StoreKind>,
  ask: (session: Session, blank: Order) => Promise<Partial<PageOrder> | null>,
  findStore: FindStore = storeByAddress(definition),
): NonNullable<StoreAdapter['readStructured']> {
  return async (asked, from, onSilent) => {
    const store = findStore(asked, from);
    if (store === null) return null;
    const blank = blankOrder(store, asked, definition.orderLink(store, asked, from.url));
    // A store that does not answer, or not with an order, leaves the page itself to be read.
    const said = await ask(openSession(from, onSilent), blank).catch(() => null);
    return said && { ...blank, ...said };
  };
}

/** Puts the bar beside the first element of a selector. */
export function anchorNextTo(
  selector: string,
  position: 'before' | 'after',
): NonNullable<StoreAdapter['anchor']> {
  return (document) => {
    const element = document.querySelector(selector);
    return element === null ? null : { element, position };
  };
}
