import type { PageOrder } from '../order';
import type { FromPage, OnSilent, StoreAdapter, StoreQuestion } from './adapter';
import { beside } from './sent-facts';

/** Milliseconds a store's interface may take before the page's own text has to do. */
const TIMEOUT = 10_000;

function ask(adapter: StoreAdapter, orderId: string, ...from: FromPage): StoreQuestion {
  let silence: PageOrder['silence'];
  const onSilent: OnSilent = (why) => {
    silence = why;
  };
  return { saved: adapter.readStructured?.(orderId, ...from, onSilent), silence: () => silence };
}

/**
 * Asks the store while the page is still being loaded: as soon as the page says how. What else the answer is read
 * with is read when the page is whole.
 * @returns null where the page does not say it yet
 */
export function askEarly(
  adapter: StoreAdapter,
  document: Document,
  url: URL,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): StoreQuestion | null {
  const page = adapter.detect(document, url);
  if (page?.page !== 'order') return null;
  let isAsked = false;
  const fetchUntilWhole: typeof fetch = async (...request) => {
    isAsked = true;
    const answer = await fetch(...request);
    await whole(document, signal);
    return answer;
  };
  const asked = ask(adapter, page.orderId, document, url, fetchUntilWhole, signal);
  return isAsked ? asked : null;
}

function whole(document: Document, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    // Behind all that listens for it: the page does not wait for its reading.
    else document.addEventListener('DOMContentLoaded', () => setTimeout(resolve), { once: true, signal });
  });
}

/**
 * The order of this page: the store's own data where it offers them, checked against what stands on the page;
 * else the page alone. The page is read last, so that edits made meanwhile count.
 *
 * @param early what the store was asked already; without it it is asked now
 * @param onLate is given the order when the store answers or refuses after all; without it nobody waits any longer.
 * @throws StorePageError when neither can be read; the signal's reason when it was aborted.
 */
export async function readOrder(
  adapter: StoreAdapter,
  document: Document,
  url: URL,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  onLate?: (order: PageOrder) => void,
  early?: StoreQuestion | null,
): Promise<PageOrder> {
  const page = adapter.detect(document, url);
  // Its reader says what is missing.
  if (page?.page !== 'order') return adapter.readDocument(document, url);
  const late = AbortSignal.timeout(TIMEOUT);
  const until = onLate === undefined ? AbortSignal.any([signal, late]) : signal;
  const { saved: asked, silence } = early ?? ask(adapter, page.orderId, document, url, fetch, until);
  const isLate = new Promise<'late'>((resolve) => {
    late.addEventListener('abort', () => resolve('late'));
  });
  const together = (saved: PageOrder | null): PageOrder => {
    const shown = adapter.readDocument(document, url);
    if (saved !== null) return beside(saved, shown);
    const why = silence();
    return why === undefined ? shown : { ...shown, silence: why };
  };
  const saved = (await Promise.race([asked, isLate])) ?? null;
  signal.throwIfAborted();
  if (saved !== 'late') return together(saved);
  asked
    ?.then((answer) => {
      if (!signal.aborted) onLate?.(together(answer));
    })
    // The page may have been drawn anew since, without the order: what was read of it stands.
    .catch(() => undefined);
  return { ...adapter.readDocument(document, url), silence: 'late' };
}
