import type { PageOrder } from '../order';
import { type Asking, findMissing, type ListedOrder, type OnSilent, StorePageError } from './adapter';
import { readOrder } from './read-order';
import { readOrderPage, TIMEOUT } from './read-order-page';
import { besideNotes } from './sent-facts';
import { SIGN_IN } from './sign-in';

type ListedRow = Pick<ListedOrder, 'orderId' | 'link' | 'opens'>;

/**
 * An order of a list, by the store's own data or else its own page, fetched as its link would. A busy store is asked again.
 * @throws StorePageError as `readOrderPage`, or where the store answers with another order; the signal's reason when it
 *   was aborted.
 */
export async function readListedOrder(asking: Asking, row: ListedRow): Promise<PageOrder> {
  const { adapter, signal } = asking;
  const patient = { ...asking, fetch: askingAgain(asking.fetch) };
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
  let isSignedOut = false;
  const onSilent: OnSilent = (why) => {
    isSignedOut = why === 'signed-out';
  };
  const saved = await adapter.readStructured?.(row.orderId, { ...patient, signal: inTime }, onSilent);
  signal.throwIfAborted();
  // What was asked for under one id and answers with another is not the order.
  if (saved && saved.id !== row.orderId) throw new StorePageError(adapter.kind, 'order');
  if (saved) return saved;
  const page = { orderId: row.orderId, link: row.opens ?? row.link };
  return readOrderPage(readOrder, patient, page, inTime).catch((error: unknown) => {
    // A page that leads to a sign-in on another origin cannot be had, and does not say why.
    throw isSignedOut && findMissing(error) !== null ? new StorePageError(adapter.kind, SIGN_IN) : error;
  });
}

/** The same with the notes that the store has on it (`besideNotes`), read side by side. */
export async function readListedWithNotes(
  asking: Asking,
  row: ListedRow,
): Promise<ReturnType<typeof besideNotes>> {
  const { adapter } = asking;
  const [order, storeNotes] = await Promise.all([
    readListedOrder(asking, row),
    adapter.readNotes?.(row.orderId, asking),
  ]);
  return besideNotes(adapter, order, storeNotes);
}

/** Statuses of a busy store or of a passing failure: the same request may succeed a little later. */
const BUSY: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
/** Milliseconds before each further time. */
const PAUSES = [1_000, 3_000] as const;

/**
 * Asks again, more slowly, where a store answers that it is busy: several orders of a list are read at once, and some
 * stores refuse one of them. Only what is read is asked for again. The last answer is given as it is.
 */
export function askingAgain(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const isReading = (init?.method ?? 'GET') === 'GET';
    for (const pause of isReading ? PAUSES : []) {
      const answer = await fetch(input, init);
      if (!BUSY.has(answer.status)) return answer;
      init?.signal?.throwIfAborted();
      await wait(pause, init?.signal ?? null);
    }
    return fetch(input, init);
  };
}

function wait(milliseconds: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop);
  });
}
