import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { readAgain } from '../../../lib/messaging/signals';
import type { Order } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import type { OutboxRow } from '../../../lib/outbox/row';
import { originPattern } from '../../../lib/storage/origin-pattern';
import { readSettings } from '../../../lib/storage/settings';
import { normalStoreKey } from '../../../lib/store-key';
import { orderKeyOf } from '../order-key';
import { readTimes } from '../times';

/** An order as its store has it at this moment, by way of a tab of that store. */
interface ReadAgain {
  readonly order: Order;
  /** Its notes were read too, or its store has none that we could have written. */
  readonly notes: boolean;
}

const replySchema: z.ZodMiniType<ReadAgain> = z.object({ order: orderSchema, notes: z.boolean() });

/**
 * Has an open tab of a row's store ask that store for the order once more, notes included: only there is the person
 * signed in, and the background itself asks no store for anything. `null` when there is no such tab, or none that
 * answers in time.
 */
export async function readOrderAgain(row: OutboxRow): Promise<ReadAgain | null> {
  const late = AbortSignal.timeout((await readTimes()).store);
  for (const tabId of await tabsOf(row)) {
    const reply = await Promise.race([askTab(tabId, row), aborted(late)]);
    if (reply !== null) return reply;
    if (late.aborted) return null;
  }
  return null;
}

/** The tabs of the row's enabled store; first the one that shows the order, then those looked at last. */
async function tabsOf({ store, orderLink }: OutboxRow): Promise<readonly number[]> {
  const { stores } = await readSettings();
  const enabled = stores.find(({ origin }) => store.startsWith(normalStoreKey(`${origin}/`)));
  if (enabled === undefined) return [];
  // A site whose access was taken away has no tabs that could be asked.
  const tabs = await browser.tabs.query({ url: originPattern(enabled.origin) }).catch(() => []);
  const isAwake = (tab: (typeof tabs)[number]) =>
    // The pattern has no port. A tab that sleeps would answer when it is woken.
    URL.parse(tab.url ?? '')?.origin === enabled.origin && !tab.discarded && !('frozen' in tab && tab.frozen);
  const rank = (tab: (typeof tabs)[number]) => (tab.url === orderLink ? Infinity : (tab.lastAccessed ?? 0));
  return tabs
    .filter(isAwake)
    .toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
    .flatMap(({ id }) => id ?? []);
}

/** A page speaks for its own store and for the order it was asked for, or it has said nothing. */
async function askTab(tabId: number, { store, orderId, orderLink }: OutboxRow): Promise<ReadAgain | null> {
  try {
    const reply: unknown = await browser.tabs.sendMessage(tabId, readAgain(orderId, orderLink), {
      frameId: 0,
    });
    const parsed = replySchema.safeParse(reply);
    if (!parsed.success) return null;
    const key = orderKeyOf(parsed.data.order);
    return key.store === store && key.orderId === orderId ? parsed.data : null;
  } catch {
    // No script of ours in that tab, or it ended: the next tab may know.
    return null;
  }
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}
