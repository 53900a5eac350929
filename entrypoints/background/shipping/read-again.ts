import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { order } from '../../../lib/messaging/inputs';
import { askOf, type ReadAgain, type ReadAgainReply } from '../../../lib/messaging/signals';
import { orderKeyOf } from '../../../lib/order-key';
import type { OutboxRow } from '../../../lib/outbox/row';
import { logged } from '../../../lib/storage/log';
import { findValue, keepValue } from '../../../lib/storage/values';
import { hasJustStarted, type OpenTab, openTabsOf } from '../stores/open-tabs';
import { areScriptsThere } from '../stores/stores';
import { readTimes } from '../times';

const replySchema: z.ZodMiniType<ReadAgainReply> = z.union([
  z.object({ order, notes: z.boolean() }),
  z.object({ signedOut: z.literal(true) }),
]);

type AskedOrder = Pick<OutboxRow, 'store' | 'orderId' | 'orderLink' | 'waiting'>;

/** Milliseconds after which tabs that are still coming are asked again. */
const AGAIN = 250;
/** Milliseconds after which the next tab is asked beside one that says nothing. */
const NEXT_TAB = 700;

/**
 * Has an open tab of the store ask for the order once more, notes included: only there is the person signed in.
 * `null`: no tab answers in time; `signed-out`: none could ask.
 * A store is waited for twice as long as it took last, within bounds, and as long as `beside` runs. Tabs that are
 * still coming are asked again.
 */
export async function readOrderAgain(
  row: AskedOrder,
  beside: Promise<unknown>,
): Promise<ReadAgain | 'signed-out' | null> {
  const [wait, { storeLongest }] = await Promise.all([findWait(row), readTimes()]);
  // Whoever waits for the look-ups hears how they failed; here it only counts that they have ended.
  const ended = beside.catch(() => undefined);
  const late = Promise.all([after(wait), ended]).then(() => 'late' as const);
  const ask = (tabId: number) => {
    const asked = performance.now();
    const answer = askTab(tabId, row);
    // An answer that comes too late says how long the next one may take.
    void answer
      .then((reply) => reply && learnWait(row.store, performance.now() - asked))
      .catch(logged('keep a pace'));
    return answer;
  };
  for (;;) {
    const tabs = await openTabsOf(row.store, row.orderLink);
    const isComing = hasJustStarted(storeLongest) || !areScriptsThere() || tabs.some((tab) => tab.isComing);
    const reply = await Promise.race([askTabs(tabs, ask, late), late]);
    if (reply === 'late') return null;
    if (reply !== null) return 'order' in reply ? reply : 'signed-out';
    if (!isComing || (await Promise.race([after(AGAIN), late])) === 'late') return null;
  }
}

/** Asks one tab after the other, the next one too where one says nothing for a while. The first order counts. */
async function askTabs(
  [tab, ...others]: readonly OpenTab[],
  ask: (tabId: number) => Promise<ReadAgainReply | null>,
  late: Promise<'late'>,
): Promise<ReadAgainReply | null> {
  if (tab === undefined) return null;
  const own = ask(tab.id);
  const first = await Promise.race([own, after(NEXT_TAB), late]);
  if (first === 'late' || hasOrder(first)) return own;
  const next = askTabs(others, ask, late);
  const sooner = await Promise.race([own, next]);
  if (hasOrder(sooner)) return sooner;
  const replies = await Promise.all([own, next]);
  return replies.find(hasOrder) ?? replies.find((reply) => reply !== null) ?? null;
}

function hasOrder(reply: ReadAgainReply | null): boolean {
  return reply !== null && 'order' in reply;
}

/** A page speaks for its own store and for the order it was asked for, or it has said nothing. */
async function askTab(
  tabId: number,
  { store, orderId, orderLink }: AskedOrder,
): Promise<ReadAgainReply | null> {
  try {
    const reply: unknown = await browser.tabs.sendMessage(
      tabId,
      askOf('read-again', { orderId, link: orderLink }),
      {
        frameId: 0,
      },
    );
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

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    AbortSignal.timeout(milliseconds).addEventListener('abort', () => resolve(null), { once: true });
  });
}

/** Milliseconds that each store took to answer last, by its key (`storeKey`). */
const pacesSchema = z.record(z.string(), z.number().check(z.nonnegative()));

async function readPaces(): Promise<Readonly<Record<string, number>>> {
  return pacesSchema.safeParse(await findValue('store-paces')).data ?? {};
}

/** For a row that waited nobody waits, and much may have changed. */
async function findWait({ store, waiting }: AskedOrder): Promise<number> {
  const [{ store: shortest, storeLongest }, paces] = await Promise.all([readTimes(), readPaces()]);
  if (waiting !== null) return storeLongest;
  return Math.min(Math.max(2 * (paces[store] ?? 0), shortest), storeLongest);
}

/** @param milliseconds that the store took to answer now, in time or not */
async function learnWait(store: string, milliseconds: number): Promise<void> {
  await keepValue('store-paces', { ...(await readPaces()), [store]: Math.round(milliseconds) });
}
