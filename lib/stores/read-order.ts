import type { PageOrder } from '../order';
import { type Asking, findMissing, type OnSilent, type StoreAnswer } from './adapter';
import { mergeReadings } from './sent-facts';

/** Milliseconds a store's interface may take before the page's own text has to do. */
const TIMEOUT = 10_000;

async function ask(asking: Asking, orderId: string): Promise<StoreAnswer> {
  let silence: PageOrder['silence'];
  const onSilent: OnSilent = (why) => {
    silence = why;
  };
  const saved = await asking.adapter.readStructured?.(orderId, asking, onSilent);
  return { saved: saved ?? null, silence };
}

/** Asks the store while the page is still being loaded; `null` where the page does not say yet how. */
export function askEarly({ fetch, ...asking }: Asking): Promise<StoreAnswer> | null {
  const { adapter, document, url, signal } = asking;
  const page = adapter.detect(document, url);
  if (page?.page !== 'order') return null;
  let isAsked = false;
  const fetchUntilWhole: typeof fetch = async (...request) => {
    isAsked = true;
    const answer = await fetch(...request);
    await whole(document, signal);
    return answer;
  };
  const asked = ask({ ...asking, fetch: fetchUntilWhole }, page.orderId);
  return isAsked ? asked : null;
}

function whole(document: Document, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    // Behind all that listens for it: the page does not wait for its reading.
    else document.addEventListener('DOMContentLoaded', () => setTimeout(resolve), { once: true, signal });
  });
}

interface Waiting {
  /** What the store was asked already; without it it is asked now. */
  readonly early?: Promise<StoreAnswer> | null;
  /** Is given the order when the store answers or refuses after all; without it nobody waits any longer. */
  readonly onLate?: (order: PageOrder) => void;
}

/**
 * The order of this page: the store's own data where it offers them, checked against what stands on the page;
 * else the page alone. The page is read last, so that edits made meanwhile count.
 *
 * @throws StorePageError when neither can be read; the signal's reason when it was aborted.
 */
export async function readOrder(asking: Asking, { early, onLate }: Waiting = {}): Promise<PageOrder> {
  const { adapter, document, url, signal } = asking;
  const page = adapter.detect(document, url);
  // Its reader says what is missing.
  if (page?.page !== 'order') return adapter.readDocument(document, url);
  const late = AbortSignal.timeout(TIMEOUT);
  const until = onLate === undefined ? AbortSignal.any([signal, late]) : signal;
  const asked = early ?? ask({ ...asking, signal: until }, page.orderId);
  const isLate = new Promise<null>((resolve) => {
    late.addEventListener('abort', () => resolve(null));
  });
  const together = ({ saved, silence }: StoreAnswer): PageOrder => {
    const shown = adapter.readDocument(document, url);
    if (saved !== null) return mergeReadings(saved, shown);
    return silence === undefined ? shown : { ...shown, silence };
  };
  const inTime = await Promise.race([asked, isLate]);
  signal.throwIfAborted();
  if (inTime !== null) return together(inTime);
  asked
    .then((answer) => {
      if (!signal.aborted) onLate?.(together(answer));
    })
    .catch((error: unknown) => {
      // The page may have been drawn anew since, without the order: what was read of it stands.
      if (findMissing(error) === null) throw error;
    });
  return together({ saved: null, silence: 'late' });
}
