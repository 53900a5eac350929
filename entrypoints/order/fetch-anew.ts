import type { PageOrder } from '../../lib/order';
import type { StoreAdapter } from '../../lib/stores/adapter';
import { fromHere } from '../../lib/stores/from-here';
import { readOrder } from '../../lib/stores/read-order';
import { mergeReadings } from '../../lib/stores/sent-facts';

/**
 * The order as its store saves it, beside what the page in front of the person says, where the server makes that page
 * whole; `null`: it does not.
 * @throws StorePageError as `readOrderPage`
 */
export async function fetchAnew(
  adapter: StoreAdapter,
  orderId: string,
  signal: AbortSignal,
): Promise<PageOrder | null> {
  const asking = fromHere(adapter, signal);
  const saved = await adapter.readServed?.(readOrder, asking, { orderId, link: asking.url.href });
  return saved === undefined ? null : mergeReadings(saved, adapter.readDocument(document, asking.url));
}
