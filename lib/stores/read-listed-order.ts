import type { PageOrder } from '../order';
import { findMissing, type ListedOrder, type OnSilent, type StoreAdapter, StorePageError } from './adapter';
import { askingAgain } from './ask-again';
import { readOrder } from './read-order';
import { readOrderPage, TIMEOUT } from './read-order-page';
import { besideNotes } from './sent-facts';
import { SIGN_IN } from './sign-in';

/**
 * An order that stands on a list, read without opening it: from the store's own data where the list's page lets it
 * be asked for, else from the order's own page, fetched as its link would fetch it. The page's programs do not run
 * and nothing in it is loaded. A store that is busy is asked again.
 *
 * @throws StorePageError as `readOrderPage`, or where the store answers with another order; the signal's reason when it
 *   was aborted.
 */
export async function readListedOrder(
  adapter: StoreAdapter,
  row: Pick<ListedOrder, 'orderId' | 'link' | 'opens'>,
  list: { readonly document: Document; readonly url: URL },
  fetchOnce: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<PageOrder> {
  const fetch = askingAgain(fetchOnce);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
  let isSignedOut = false;
  const onSilent: OnSilent = (why) => {
    isSignedOut = why === 'signed-out';
  };
  const { document, url } = list;
  const saved = await adapter.readStructured?.(row.orderId, document, url, fetch, inTime, onSilent);
  signal.throwIfAborted();
  // What was asked for under one id and answers with another is not the order.
  if (saved && saved.id !== row.orderId) throw new StorePageError(adapter.kind, 'order');
  if (saved) return saved;
  const page = { orderId: row.orderId, link: row.opens ?? row.link };
  return readOrderPage(readOrder, adapter, page, url, fetch, signal, inTime).catch((error: unknown) => {
    // A page that leads to a sign-in on another origin cannot be had, and does not say why.
    throw isSignedOut && findMissing(error) !== null ? new StorePageError(adapter.kind, SIGN_IN) : error;
  });
}

/** The same with the notes that the store has on it (`besideNotes`), read side by side. */
export async function readListedWithNotes(
  ...asked: Parameters<typeof readListedOrder>
): Promise<ReturnType<typeof besideNotes>> {
  const [adapter, { orderId }, { document, url }, fetch, signal] = asked;
  const [order, storeNotes] = await Promise.all([
    readListedOrder(...asked),
    adapter.readNotes?.(orderId, document, url, fetch, signal),
  ]);
  return besideNotes(adapter, order, storeNotes);
}
