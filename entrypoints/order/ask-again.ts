import type { ReadAgainReply } from '../../lib/messaging/signals';
import type { OnSilent, StoreAdapter } from '../../lib/stores/adapter';
import { fromHere } from '../../lib/stores/from-here';
import { besideNotes, mergeReadings } from '../../lib/stores/sent-facts';
import { isSignInMissing } from '../../lib/stores/sign-in';
import { fetchAnew } from './fetch-anew';

/**
 * The store's own word on one of its orders and its notes just before it is sent; `undefined` where it gives none.
 * @throws StorePageError where its page cannot be had
 */
export async function askAgain(
  adapter: StoreAdapter,
  orderId: string,
  signal: AbortSignal,
): Promise<ReadAgainReply | undefined> {
  let isSignedOut = false;
  const onSilent: OnSilent = (why) => {
    isSignedOut = why === 'signed-out';
  };
  const from = fromHere(adapter, signal);
  try {
    const isServed = adapter.readServed !== undefined;
    const [saved, storeNotes] = await Promise.all([
      isServed ? fetchAnew(adapter, orderId, signal) : adapter.readStructured?.(orderId, from, onSilent),
      adapter.readNotes?.(orderId, from),
    ]);
    if (isSignedOut || saved?.silence === 'signed-out') return { signedOut: true };
    if (saved == null) return undefined;
    const shown = isServed ? null : adapter.readDocument(document, new URL(location.href));
    // What stands on the page of another order says nothing about this one.
    const order = shown?.id === orderId ? mergeReadings(saved, shown) : saved;
    return besideNotes(adapter, order, storeNotes);
  } catch (error) {
    if (isSignInMissing(error)) return { signedOut: true };
    throw error;
  }
}
