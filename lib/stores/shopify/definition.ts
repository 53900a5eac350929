import type { StoreDefinition, StorePage, StorePlace } from '../definition';

/** All shops are administered at one address; each is told by its handle. */
const ORIGIN = 'https://admin.shopify.com';
const PAGE = /^(\/store\/[\w-]{1,100}\/)orders(?:\/([1-9]\d{0,18}))?\/?$/;

/** Which page is open stands in the address alone: the admin is one program that redraws itself. */
function findShopifyPage(url: URL): StorePage<'shopify'> | null {
  if (url.origin !== ORIGIN) return null;
  const [, basePath, orderId] = PAGE.exec(url.pathname) ?? [];
  if (basePath === undefined) return null;
  const store: StorePlace<'shopify'> = { kind: 'shopify', origin: ORIGIN, basePath };
  return orderId === undefined ? { page: 'order-list', store } : { page: 'order', store, orderId };
}

export const shopifyDefinition = {
  kind: 'shopify',
  name: 'Shopify',
  hosted: { origin: ORIGIN, basePath: '/store/' },
  detect: (_document, url) => findShopifyPage(url),
} as const satisfies StoreDefinition;
