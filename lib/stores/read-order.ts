import type { Order } from '../order';
import { type StoreAdapter, StorePageError } from './adapter';
import { reconcile } from './reconcile';

/** Milliseconds a store's interface may take before the page's own text has to do. */
const PATIENCE = 10_000;

/**
 * The order of this page: the store's own data where it offers them, checked against what stands on the page;
 * else the page alone. The page is read last, so that edits made meanwhile count.
 *
 * @throws StorePageError when neither can be read; the signal's reason when it was aborted.
 */
export async function readOrder(
  adapter: StoreAdapter,
  document: Document,
  url: URL,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Order> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const page = adapter.detect(document, url);
  if (page?.page !== 'order') throw new StorePageError(adapter.kind, 'order page');
  const saved = (await adapter.readStructured?.(page.orderId, document, url, fetch, inTime)) ?? null;
  signal.throwIfAborted();
  const shown = adapter.readDocument(document, url);
  return saved === null ? shown : reconcile(saved, shown);
}
