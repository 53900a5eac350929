import type { StoreDefinition, StorePage, StorePlace } from '../definition';

const ORIGIN = 'https://s.salla.sa';
const STORE: StorePlace<'salla'> = { kind: 'salla', origin: ORIGIN, basePath: '/' };
const PAGE = /^\/orders(?:\/order\/([\w-]{1,100}))?\/?$/;

/** One address for all shops. The token names the order for good (it is what Salla's own interface gives out). */
export function findSallaPage(document: Document, url: URL): StorePage<'salla'> | null {
  const orderId = findSallaOrderId(url);
  if (orderId !== null) {
    const isOrder = document.querySelector('.rec-order-no, [data-card-customer-buyer]') !== null;
    return isOrder ? { page: 'order', store: STORE, orderId } : null;
  }
  const isList = url.origin === ORIGIN && PAGE.test(url.pathname);
  return isList && document.querySelector('tr.row_order, #table_list_orders') !== null
    ? { page: 'order-list', store: STORE }
    : null;
}

export function findSallaOrderId(url: URL): string | null {
  return url.origin === ORIGIN ? (PAGE.exec(url.pathname)?.[1] ?? null) : null;
}

export function sallaOrderLink({ origin, basePath }: StorePlace, orderId: string): string {
  return `${origin}${basePath}orders/order/${orderId}`;
}

export const sallaDefinition = {
  kind: 'salla',
  name: 'Salla',
  hosted: { origin: ORIGIN, basePath: '/' },
  detect: findSallaPage,
} as const satisfies StoreDefinition;
