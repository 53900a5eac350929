import { findHosted } from './registry';

/** What stands behind the origin where a store that lives anywhere shows an order or its list of orders. */
const ORDERS: readonly RegExp[] = [
  // WooCommerce, in both of its storages.
  /\/admin\.php\?(?:.*&)?page=wc-orders\b/,
  /\/post\.php\?(?:.*&)?post=\d+\b/,
  /\/edit\.php\?(?:.*&)?post_type=shop_order\b/,
  // OpenCart
  /\?(?:.*&)?route=sale(?:\/|%2F)order\b/i,
  // PrestaShop
  /\/sell\/orders\b/,
  // Magento
  /\/sales\/order\b/,
  // Medusa
  /\/app\/orders\b/,
];

/**
 * The site of an address that is, by its looks alone, of a store's orders; `null` for every other. Good enough to ask a
 * person for access to it, and for nothing else: what a page is, its markup tells once it may be read.
 */
export function findOrdersSite(address: string | undefined): string | null {
  const url = URL.parse(address ?? '');
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const behind = url.pathname + url.search;
  const isOrders = findHosted(url.origin) !== null || ORDERS.some((orders) => orders.test(behind));
  return isOrders ? url.origin : null;
}
