import type { StoreDefinition, StorePage, StorePlace } from '../definition';

const ORIGIN = 'https://app.easy-orders.net';
const STORE: StorePlace<'easyorders'> = { kind: 'easyorders', origin: ORIGIN, basePath: '/' };
const ORDER = /^#\/orders\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;
const LIST = /^#\/orders\/?(?:\?|$)/;

/** One program for all shops; which page is open stands behind the `#`, which changes without a reload. */
function findEasyordersPage(url: URL): StorePage<'easyorders'> | null {
  if (url.origin !== ORIGIN || url.pathname !== '/') return null;
  const orderId = ORDER.exec(url.hash)?.[1]?.toLowerCase();
  if (orderId !== undefined) return { page: 'order', store: STORE, orderId };
  return LIST.test(url.hash) ? { page: 'order-list', store: STORE } : null;
}

export function easyOrdersOrderLink({ origin, basePath }: StorePlace, orderId: string): string {
  return `${origin}${basePath}#/orders/${orderId}`;
}

export const easyOrdersDefinition = {
  kind: 'easyorders',
  name: 'EasyOrders',
  hosted: { origin: ORIGIN, basePath: '/' },
  detect: (_document, url) => findEasyordersPage(url),
} as const satisfies StoreDefinition;
