import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { order } from '../../../lib/messaging/inputs';
import { type ReadAgain, type ReadAgainReply, readAgain } from '../../../lib/messaging/signals';
import { orderKeyOf } from '../../../lib/order-key';
import type { OutboxRow } from '../../../lib/outbox/row';
import { logged } from '../../../lib/storage/log';
import { findValue, keepValue } from '../../../lib/storage/values';
import { openTabsOf } from '../stores/open-tabs';
import { readTimes } from '../times';

const replySchema: z.ZodMiniType<ReadAgainReply> = z.union([
  z.object({ order, notes: z.boolean() }),
  z.object({ signedOut: z.literal(true) }),
]);

type AskedOrder = Pick<OutboxRow, 'store' | 'orderId' | 'orderLink'>;

/**
 * Has an open tab of a row's store ask that store for the order once more, notes included: only there is the person
 * signed in, and the background itself asks no store for anything. `null` when there is no such tab, or none that
 * answers in time; `signed-out` when no tab could ask since the store has signed its person out.
 *
 * A store is waited for twice as long as it took to answer last, within bounds, and as long as `beside` runs, which the
 * sending waits for all the same.
 */
export async function readOrderAgain(
  row: AskedOrder,
  beside: Promise<unknown>,
): Promise<ReadAgain | 'signed-out' | null> {
  const asked = performance.now();
  const [wait, tabs] = await Promise.all([findWait(row.store), openTabsOf(row.store, row.orderLink)]);
  // Whoever waits for the look-ups hears how they failed; here it only counts that they have ended.
  const ended = beside.catch(() => undefined);
  const late = Promise.all([after(wait), ended]).then(() => 'late' as const);
  let isSignedOut = false;
  for (const tabId of tabs) {
    const answer = askTab(tabId, row);
    // An answer that comes too late says how long the next one may take.
    void answer
      .then((reply) => reply && learnWait(row.store, performance.now() - asked))
      .catch(logged('keep a pace'));
    const reply = await Promise.race([answer, late]);
    if (reply === 'late') return null;
    if (reply !== null && 'order' in reply) return reply;
    isSignedOut ||= reply !== null;
  }
  return isSignedOut ? 'signed-out' : null;
}

/** A page speaks for its own store and for the order it was asked for, or it has said nothing. */
async function askTab(
  tabId: number,
  { store, orderId, orderLink }: AskedOrder,
): Promise<ReadAgainReply | null> {
  try {
    const reply: unknown = await browser.tabs.sendMessage(tabId, readAgain(orderId, orderLink), {
      frameId: 0,
    });
    const parsed = replySchema.safeParse(reply);
    if (!parsed.success) return null;
    if ('signedOut' in parsed.data) return parsed.data;
    const key = orderKeyOf(parsed.data.order);
    return key.store === store && key.orderId === orderId ? parsed.data : null;
  } catch {
    // No script of ours in that tab, or it ended: the next tab may know.
    return null;
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    AbortSignal.timeout(milliseconds).addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Milliseconds that each store took to answer last, by its key (`storeKey`). */
const pacesSchema = z.record(z.string(), z.number().check(z.nonnegative()));

async function readPaces(): Promise<Readonly<Record<string, number>>> {
  return pacesSchema.safeParse(await findValue('store-paces')).data ?? {};
}

/** Milliseconds that a store may take to say once more what it holds: twice what it took last, within bounds. */
async function findWait(store: string): Promise<number> {
  const [{ store: shortest, storeLongest }, paces] = await Promise.all([readTimes(), readPaces()]);
  return Math.min(Math.max(2 * (paces[store] ?? 0), shortest), storeLongest);
}

/** @param milliseconds that the store took to answer now, in time or not */
async function learnWait(store: string, milliseconds: number): Promise<void> {
  await keepValue('store-paces', { ...(await readPaces()), [store]: Math.round(milliseconds) });
}
