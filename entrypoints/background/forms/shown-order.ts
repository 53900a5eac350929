import { browser } from 'wxt/browser';
import { order } from '../../../lib/messaging/inputs';
import { READ_ORDER, REPLACED } from '../../../lib/messaging/signals';
import type { Order } from '../../../lib/order';

/** What a tab's script says of its page; `undefined`: there is none, or its page shows no order. */
export async function askPage(tabId: number): Promise<unknown> {
  const ask = () => browser.tabs.sendMessage(tabId, READ_ORDER, { frameId: 0 }).catch(() => undefined);
  const reply: unknown = await ask();
  // A tab may be given its script twice: the copy that was asked ends as the newer one starts.
  return reply === REPLACED ? ask() : reply;
}

/** The order of a reply. A page speaks for its own site alone: an order of another store is none. */
export function orderOfReply(reply: unknown, origin: string | undefined): Order | null {
  const parsed = order.safeParse((reply as { order?: unknown } | undefined)?.order);
  return parsed.success && parsed.data.store.origin === origin ? parsed.data : null;
}

export async function readShownOrder(tabId: number, origin: string): Promise<Order | null> {
  return orderOfReply(await askPage(tabId), origin);
}
