import { Failure } from '../../../lib/failure';
import type { Caller } from '../../../lib/messaging/serve';
import type { BarView } from '../../../lib/messaging/views/bar';
import type { Order } from '../../../lib/order';
import { draftKeyOf, orderKeyOf } from '../../../lib/order-key';
import { findStanding, isHeld, isTakenBackByStore } from '../../../lib/outbox/meaning';
import { rowsOfOrder } from '../../../lib/outbox/queue';
import { findAccount } from '../../../lib/settings/settings';
import { addEdits } from '../../../lib/typed/saved-edits';
import { draftOrder } from '../drafting/draft-order';
import { withdrawRow } from '../outbox/settling';
import { createRate } from '../rate';
import { type Enabled, requireEnabled } from '../stores/require-enabled';
import { findOffer } from './find-offer';
import { orFailureBar, shownAnew, viewOrder } from './order-bar';

/** Choices in one site's pages a minute: more than a person makes. */
const choices = createRate(30, 60_000);

/**
 * Lays the village that a person chose in the bar over the order's draft, as a choice in the form does. The page's
 * script says only which of the offered ones it was, and what was offered; what is offered now must be the same.
 * @param at its place among those that were offered
 */
export async function chooseVillage(
  order: Order,
  offered: string,
  at: number,
  caller: Caller,
): Promise<BarView> {
  const enabled = await requireEnabled(caller, order.store);
  return orFailureBar(() => choose(order, offered, at, enabled));
}

async function choose(order: Order, offered: string, at: number, enabled: Enabled): Promise<BarView> {
  const { store, settings } = enabled;
  if (!choices.take(store.origin, Date.now())) throw new Failure('too-many-presses');
  const account = findAccount(settings, store);
  const rows = await rowsOfOrder(orderKeyOf(order));
  // The order was intended meanwhile: its village can no longer be chosen here.
  if (account === null || !rows.every(isTakenBackByStore)) return (await viewOrder(order, enabled)).view;
  const { draft } = await draftOrder(order, account);
  const offer = await findOffer(order, account, draft);
  const village = offer?.choices[at];
  if (offer?.digest !== offered || village === undefined) {
    return shownAnew((await viewOrder(order, enabled)).view);
  }
  await addEdits(draftKeyOf(order), order.id, { village });
  return (await viewOrder(order, enabled)).view;
}

/** Takes back the press on an order of the caller's store, as long as it is held; later, what became of it is shown. */
export async function undoOrder(order: Order, caller: Caller): Promise<BarView> {
  const enabled = await requireEnabled(caller, order.store);
  return orFailureBar(async () => {
    const row = findStanding(await rowsOfOrder(orderKeyOf(order)));
    if (row !== null && isHeld(row, Date.now())) await withdraw(row.id);
    return (await viewOrder(order, enabled)).view;
  });
}

async function withdraw(rowId: string): Promise<void> {
  try {
    await withdrawRow(rowId);
  } catch (error) {
    // It was sent just now: the bar shows what became of it.
    if (!(error instanceof Failure && error.code === 'being-sent')) throw error;
  }
}
