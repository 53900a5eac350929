import type { PageOrder } from '../order';
import { type ReadOrder, type StoreAdapter, StorePageError } from './adapter';
import { isSignIn, SIGN_IN } from './sign-in';

/** Milliseconds that reading one order may take, all its requests together. */
export const TIMEOUT = 20_000;

/**
 * An order by its own page, fetched as its link would fetch it and read by the store's reader.
 *
 * @param read reads the page, `readOrder`: whoever calls has it already
 * @param from the page that the link stands on.
 * @param inTime ends the fetching, `signal` the reading too.
 * @throws StorePageError naming what is missing: the page cannot be had (`HTTP 500`, `answer`), lies on another
 *   origin, is no page of this order, or is the store's sign-in (`SIGN_IN`); the signal's reason when it was aborted.
 */
export async function readOrderPage(
  read: ReadOrder,
  adapter: StoreAdapter,
  { orderId, link }: { readonly orderId: string; readonly link: string },
  from: URL,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  inTime = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
): Promise<PageOrder> {
  const { document, url } = await fetchPage(adapter, link, from, fetch, inTime, signal);
  const page = adapter.detect(document, url);
  if (page?.page !== 'order' || page.orderId !== orderId) {
    throw new StorePageError(adapter.kind, isSignIn(document) ? SIGN_IN : 'order page');
  }
  return read(adapter, document, url, fetch, signal);
}

/** Stores send one of their addresses on to another of theirs; what ends on another origin is not read. */
async function fetchPage(
  { kind }: StoreAdapter,
  link: string,
  from: URL,
  fetch: typeof globalThis.fetch,
  inTime: AbortSignal,
  signal: AbortSignal,
): Promise<{ readonly document: Document; readonly url: URL }> {
  const address = URL.parse(link, from);
  if (address?.origin !== from.origin) throw new StorePageError(kind, 'link');
  try {
    const answer = await fetch(address.href, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: inTime,
    });
    const url = URL.parse(answer.url) ?? address;
    if (url.origin !== from.origin) throw new StorePageError(kind, 'order page');
    if (answer.status === 401) throw new StorePageError(kind, SIGN_IN);
    if (!answer.ok) throw new StorePageError(kind, `HTTP ${answer.status}`);
    // A fragment names the order in some stores, and is no part of what was asked for.
    url.hash = address.hash;
    return { document: new DOMParser().parseFromString(await answer.text(), 'text/html'), url };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof StorePageError) throw error;
    throw new StorePageError(kind, 'answer');
  }
}
