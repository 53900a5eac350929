import type { PageOrder } from '../../lib/order';
import type { StoreAdapter } from '../../lib/stores/adapter';
import { readOrderPage } from '../../lib/stores/read-order-page';
import { beside } from '../../lib/stores/sent-facts';

/**
 * The order as its store saves it, beside what the page in front of the person says, where the server makes that page
 * whole.
 * @throws StorePageError as `readOrderPage`
 */
export async function fetchAnew(
  adapter: StoreAdapter,
  orderId: string,
  signal: AbortSignal,
): Promise<PageOrder> {
  const url = new URL(location.href);
  const saved = await readOrderPage(adapter, { orderId, link: url.href }, url, fetch, signal);
  return beside(saved, adapter.readDocument(document, url));
}
