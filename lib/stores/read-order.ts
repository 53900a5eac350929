import type { Order } from '../order';
import { type StoreAdapter, StorePageError } from './adapter';
import { reconcile } from './reconcile';

/** Milliseconds a store's interface may take before the page's own text has to do. */
const TIMEOUT = 10_000;

/**
 * The order of this page: the store's own data where it offers them, checked against what stands on the page;
 * else the page alone. The page is read last, so that edits made meanwhile count.
 *
 * @param onLate is given the order when the store answers or refuses after all; without it nobody waits any longer.
 * @throws StorePageError when neither can be read; the signal's reason when it was aborted.
 */
export async function readOrder(
  adapter: StoreAdapter,
  document: Document,
  url: URL,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  onLate?: (order: Order) => void,
): Promise<Order> {
  const page = adapter.detect(document, url);
  if (page?.page !== 'order') throw new StorePageError(adapter.kind, 'order page');
  const late = AbortSignal.timeout(TIMEOUT);
  const until = onLate === undefined ? AbortSignal.any([signal, late]) : signal;
  let silence: Order['silence'];
  const onSignedOut = () => {
    silence = 'signed-out';
  };
  const asked = adapter.readStructured?.(page.orderId, document, url, fetch, until, onSignedOut);
  const isLate = new Promise<'late'>((resolve) => {
    late.addEventListener('abort', () => resolve('late'));
  });
  const together = (saved: Order | null): Order => {
    const shown = adapter.readDocument(document, url);
    if (saved !== null) return reconcile(saved, shown);
    return silence === undefined ? shown : { ...shown, silence };
  };
  const saved = (await Promise.race([asked, isLate])) ?? null;
  signal.throwIfAborted();
  if (saved !== 'late') return together(saved);
  void asked?.then((answer) => {
    if (!signal.aborted) onLate?.(together(answer));
  });
  return { ...adapter.readDocument(document, url), silence: 'late' };
}
