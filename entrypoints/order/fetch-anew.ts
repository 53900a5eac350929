import type { PageOrder } from '../../lib/order';
import type { StoreAdapter } from '../../lib/stores/adapter';
import { readOrder } from '../../lib/stores/read-order';
import { beside } from '../../lib/stores/sent-facts';

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
  const url = new URL(location.href);
  const saved = await adapter.readServed?.(
    readOrder,
    adapter,
    { orderId, link: url.href },
    url,
    fetch,
    signal,
  );
  return saved === undefined ? null : beside(saved, adapter.readDocument(document, url));
}
