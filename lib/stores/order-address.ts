import type { LinkedOrder, ListReader, StoreAdapter } from './adapter';
import type { OpenPage } from './definition';

/** The address by which an order opens from this page, with the session's secret in it: it is never kept. Never throws. */
export function findOrderAddress(
  adapter: StoreAdapter,
  { orderId, link }: LinkedOrder,
  { document, url }: OpenPage,
): string | null {
  const page = adapter.detect(document, url);
  // On another page of the site nothing says that it belongs to the same admin.
  if (page === null) return null;
  if (page.page === 'order' && page.orderId === orderId) return url.href;
  const isOwn = link.startsWith(page.store.origin + page.store.basePath);
  return (isOwn ? adapter.withSession?.(link, url) : null) ?? null;
}

/** The same on a list, whose row may know the address where nothing else of the store does. */
export function findListedAddress(
  adapter: StoreAdapter,
  list: ListReader | undefined,
  asked: LinkedOrder,
  at: OpenPage,
): string | null {
  const known = findOrderAddress(adapter, asked, at);
  if (known !== null) return known;
  const row = list?.readRows(at.document, at.url).find(({ orderId }) => orderId === asked.orderId);
  return row?.opens ?? row?.link ?? null;
}
