import type { Order } from '../order';
import { type ListedOrder, type StoreAdapter, StorePageError } from './adapter';
import { askingAgain } from './ask-again';
import { readOrder } from './read-order';
import { withNote } from './with-note';

/** Milliseconds one order of a list may take, all its requests together. */
const PATIENCE = 20_000;

/**
 * An order that stands on a list with what the store says of our note on it, read side by side.
 * @returns `notes`: the store answered for its notes, or has none that we could have written
 * @throws as `readListedOrder`
 */
export async function readListedWithNote(
  ...asked: Parameters<typeof readListedOrder>
): Promise<{ readonly order: Order; readonly notes: boolean }> {
  const [adapter, { orderId }, { document, url }, fetch, signal] = asked;
  const [order, note] = await Promise.all([
    readListedOrder(...asked),
    adapter.readNote?.(orderId, document, url, fetch, signal),
  ]);
  return { order: withNote(order, note), notes: adapter.readNote === undefined || note !== undefined };
}

/**
 * An order that stands on a list, read without opening it: from the store's own data where the list's page lets it
 * be asked for, else from the order's own page, fetched as its link would fetch it. The page's programs do not run
 * and nothing in it is loaded. A store that is busy is asked again. On the order's own page, where the server made it
 * whole, that page is fetched once more.
 *
 * @throws StorePageError naming what is missing: the page cannot be had (`HTTP 500`, `answer`), lies on another
 *   origin, or is no page of this order (signed out, for one); the signal's reason when it was aborted.
 */
export async function readListedOrder(
  adapter: StoreAdapter,
  row: Pick<ListedOrder, 'orderId' | 'link' | 'opens'>,
  list: { readonly document: Document; readonly url: URL },
  fetchOnce: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Order> {
  const fetch = askingAgain(fetchOnce);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const here = adapter.detect(list.document, list.url);
  const isOwnPage = here?.page === 'order' && here.orderId === row.orderId && adapter.isPageServed;
  // What stands on the order's own page is as old as that page.
  const saved = isOwnPage
    ? null
    : await adapter.readStructured?.(row.orderId, list.document, list.url, fetch, inTime);
  signal.throwIfAborted();
  if (saved !== undefined && saved !== null) return requireSame(saved, adapter, row.orderId);
  const { document, url } = await fetchPage(adapter, row.opens ?? row.link, list.url, fetch, inTime, signal);
  const page = adapter.detect(document, url);
  if (page?.page !== 'order' || page.orderId !== row.orderId) {
    throw new StorePageError(adapter.kind, 'order page');
  }
  return readOrder(adapter, document, url, fetch, signal);
}

/** What was asked for under one id and answers with another is not the order. */
function requireSame(order: Order, adapter: StoreAdapter, orderId: string): Order {
  if (order.id !== orderId) throw new StorePageError(adapter.kind, 'order');
  return order;
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
