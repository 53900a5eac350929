import * as z from 'zod/mini';
import type { Caller } from '../../../lib/messaging/caller';
import { countLook, createRate } from '../../../lib/messaging/rate';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import type { BarView } from '../../../lib/messaging/views/bar';
import type { Order } from '../../../lib/order';
import { STOOD } from '../../../lib/press/press-rule';
import { createSessionRecord } from '../session-record';
import { chooseOffered } from './bar-presses';
import { openOrder, orFailureBar, shipOrder } from './order-bar';
import { shownAnew, viewOrder } from './view-order';

/**
 * A page's word that a person pressed counts only for what this very tab was answered a while before, and only if its
 * window showed the tab. What judges the press itself runs in the page, where a script that was taken over can leave
 * it out.
 */
const shownSchema = z.array(z.object({ digest: z.string(), at: z.number() }));

/** What each tab was shown, the newest last; a tab goes back and forth between a few orders. */
const shown = createSessionRecord('shown', shownSchema, []);
const MOST_SHOWN = 8;

const pressSchema = z.nullable(z.object({ digest: z.string(), at: z.number() }));

/** Told at once: the order is read once more before it is sent, and the person goes on meanwhile. */
const pressed = createSessionRecord('pressed', pressSchema, null);
/** Milliseconds in which what was pressed must come: longer than a slow store takes to say the order again. */
const UNTIL_SENT = 15_000;
/** A minute in each tab: nobody has looked by then whether its store is enabled, and each is written down. */
const presses = createRate(60);

export async function openOrderShown(order: Order, caller: Caller): Promise<BarView> {
  const view = await openOrder(order, caller);
  return caller.from === 'content' ? noted(view, caller) : view;
}

/**
 * A person pressed just now on what names itself so: a press in a tab that nobody looks at is none.
 * @throws Failure `too-many-presses`
 */
export async function notePress(digest: string, caller: Caller): Promise<void> {
  if (caller.from !== 'content' || !caller.active) return;
  const tab = `${caller.tabId}`;
  presses.count(tab);
  const at = Date.now();
  await pressed.change(tab, () => ({ digest, at }));
}

/** One press ships once, whatever else the tab asks for before it is looked at again. */
async function takePress(tab: string): Promise<z.infer<typeof pressSchema>> {
  let taken: z.infer<typeof pressSchema> = null;
  await pressed.change(tab, (press) => {
    taken = press;
    return null;
  });
  return taken;
}

/** As `shipOrder`, for what stood in the tab before the person. */
export function pressShip(order: Order, digest: string, enabled: Enabled): Promise<BarView> {
  return answerPress(digest, order, enabled, () => shipOrder(order, digest, enabled));
}

/** As `chooseOffered`, for what stood in the tab before the person. */
export function pressChoice(order: Order, offered: string, at: number, enabled: Enabled): Promise<BarView> {
  return answerPress(offered, order, enabled, () => chooseOffered(order, offered, at, enabled));
}

async function answerPress(
  digest: string,
  order: Order,
  enabled: Enabled,
  act: () => Promise<BarView>,
): Promise<BarView> {
  const counts = await isSeen(digest, enabled);
  return noted(await (counts ? act() : uncounted(order, enabled)), enabled);
}

/** Keeps since when a tab is shown what can be pressed in it; the answer does not wait for that. */
function noted(view: BarView, { tabId }: Pick<Enabled, 'tabId'>): BarView {
  const digest = view.digest ?? view.offered;
  if (digest === null) return view;
  const at = Date.now();
  void shown.change(`${tabId}`, (before) => {
    // What a clock that was set back since dates in the future is shown from now on.
    if (before.some((one) => one.digest === digest && one.at <= at)) return before;
    return [...before.filter((one) => one.digest !== digest), { digest, at }].slice(-MOST_SHOWN);
  });
  return view;
}

async function isSeen(digest: string, { tabId, active, askedAt: now }: Enabled): Promise<boolean> {
  const tab = `${tabId}`;
  const press = await takePress(tab);
  const isOfThis = press?.digest === digest && press.at <= now && now - press.at <= UNTIL_SENT;
  const at = isOfThis ? press.at : active ? now : null;
  const ofTab = await shown.read(tab);
  return at !== null && ofTab.some((one) => one.digest === digest && at - one.at >= STOOD);
}

/** The order as it stands, and why the press did not count, where one would have been of use. */
async function uncounted(order: Order, enabled: Enabled): Promise<BarView> {
  return orFailureBar(async () => {
    countLook(enabled);
    const { view } = await viewOrder(order, enabled);
    return (view.digest ?? view.offered) === null ? view : shownAnew(view, { code: 'not-looked-at' });
  });
}
