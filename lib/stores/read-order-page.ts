import type { PageOrder } from '../order';
import { type Asking, type LinkedOrder, type ReadOrder, StorePageError } from './adapter';
import type { OpenPage } from './definition';
import { isSignIn, SIGN_IN } from './sign-in';

/** Milliseconds that reading one order may take, all its requests together. */
export const TIMEOUT = 20_000;

/**
 * An order by its own page, fetched as its link would fetch it and read by the store's reader.
 *
 * @param read reads the page, `readOrder`: whoever calls has it already
 * @param asking from the page that the link stands on; its signal ends the reading
 * @param inTime ends the fetching
 * @throws StorePageError naming what is missing (`HTTP 500`, `answer`, `SIGN_IN`); the signal's reason when it was aborted.
 */
export async function readOrderPage(
  read: ReadOrder,
  asking: Asking,
  { orderId, link }: LinkedOrder,
  inTime = AbortSignal.any([asking.signal, AbortSignal.timeout(TIMEOUT)]),
): Promise<PageOrder> {
  const { adapter } = asking;
  const { document, url } = await fetchPage(asking, link, inTime);
  const page = adapter.detect(document, url);
  if (page?.page !== 'order' || page.orderId !== orderId) {
    throw new StorePageError(adapter.kind, isSignIn(document) ? SIGN_IN : 'order page');
  }
  return read({ ...asking, document, url });
}

/** Stores send one of their addresses on to another of theirs; what ends on another origin is not read. */
async function fetchPage(
  { adapter: { kind }, url: from, fetch, signal }: Asking,
  link: string,
  inTime: AbortSignal,
): Promise<OpenPage> {
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
