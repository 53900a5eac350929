import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { readAgain } from '../../../lib/messaging/signals';
import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { orderSchema } from '../../../lib/order-schema';
import type { OutboxRow } from '../../../lib/outbox/row';
import { openTabsOf } from '../stores/open-tabs';
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
  for (const tabId of await openTabsOf(row.store, row.orderLink)) {
    const reply = await Promise.race([askTab(tabId, row), aborted(late)]);
    if (reply !== null) return reply;
    if (late.aborted) return null;
  }
  return null;
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
