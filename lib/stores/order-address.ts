import type { StoreAdapter } from './adapter';

/**
 * The address by which one of a store's orders opens from this page, with whatever secret of the session is in it:
 * the page's own, its list's, or the order's link as the store's addresses are made. `null`: this page does not know
 * it. It is for opening the order at once, and is never kept. Never throws.
 */
export function findOrderAddress(
  adapter: StoreAdapter,
  { orderId, link }: { readonly orderId: string; readonly link: string },
  document: Document,
  url: URL,
): string | null {
  const page = adapter.detect(document, url);
  // On another page of the site nothing says that it belongs to the same admin.
  if (page === null) return null;
  if (page.page === 'order' && page.orderId === orderId) return url.href;
  const isOwn = link.startsWith(page.store.origin + page.store.basePath);
  const made = isOwn ? adapter.withSession?.(link, url) : null;
  if (made != null) return made;
  const row = adapter.readRows?.(document, url).find((one) => one.orderId === orderId);
  return row?.opens ?? row?.link ?? null;
}
