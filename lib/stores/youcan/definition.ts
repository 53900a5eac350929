import type { Addressed } from '../define-store';
import type { StoreDefinition, StorePage, StorePlace } from '../definition';

const ORIGIN = 'https://seller-area.youcan.shop';
const STORE: StorePlace<'youcan'> = { kind: 'youcan', origin: ORIGIN, basePath: '/admin/' };
const ORDER = /^\/admin\/orders\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;
const LIST = /^\/admin\/orders\/?$/;

/** All shops' admins lie at one address, `links.self` of every order that the interface answers. */
export function findYoucanPage(url: URL): StorePage<'youcan'> | null {
  if (url.origin !== ORIGIN) return null;
  const orderId = ORDER.exec(url.pathname)?.[1]?.toLowerCase();
  if (orderId !== undefined) return { page: 'order', store: STORE, orderId };
  return LIST.test(url.pathname) ? { page: 'order-list', store: STORE } : null;
}

export const youCanDefinition = {
  kind: 'youcan',
  name: 'YouCan',
  hosted: { origin: ORIGIN, basePath: '/admin/' },
  detect: (_document: Document, url: URL) => findYoucanPage(url),
  orderLink: ({ origin, basePath }: StorePlace, orderId: string) => `${origin}${basePath}orders/${orderId}`,
} as const satisfies StoreDefinition & Addressed<'youcan'>;
