import { Failure } from '../../../lib/failure';
import { countLook, createRate } from '../../../lib/messaging/rate';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import type { BarView } from '../../../lib/messaging/views/bar';
import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { findStanding, isWithdrawn } from '../../../lib/outbox/meaning';
import { isHeld } from '../../../lib/outbox/meaning-of-waiting';
import { countedForAccount } from '../../../lib/outbox/practice';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { findAccount } from '../../../lib/settings/settings';
import { draftContext, draftOrder } from '../drafting/draft-order';
import { withdrawRow } from '../outbox/settling';
import { findOffer, keepChoice } from './find-offer';
import { orFailureBar, shipOrder } from './order-bar';
import { shownAnew, viewOrder } from './view-order';

/** Choices in one site's pages a minute: more than a person makes. */
const choices = createRate(30);

/**
 * Lays what a person chose in the bar over the order's draft, and ships the order where the answer said so. The page
 * says only which of the offered ones it was: what is offered now must be the same.
 */
export async function chooseOffered(
  order: Order,
  offered: string,
  at: number,
  enabled: Enabled,
): Promise<BarView> {
  return orFailureBar(async () => {
    const { store, settings } = enabled;
    choices.count(store.origin);
    const account = findAccount(settings, store);
    const rows = await rowsOfOrder(orderKeyOf(order));
    // The order was intended meanwhile: nothing can be chosen here any more.
    const isPressed = !countedForAccount(account, rows).every(isWithdrawn);
    if (account === null || isPressed) return (await viewOrder(order, enabled)).view;
    const context = draftContext(account, settings);
    const drafted = await draftOrder(order, context);
    const offer = await findOffer(order, context, drafted.draft);
    const choice = offer?.choices[at];
    if (offer?.digest !== offered || choice === undefined) {
      return shownAnew((await viewOrder(order, enabled)).view);
    }
    await keepChoice(order, context, drafted, choice);
    if ('ships' in choice && choice.ships !== null) return shipOrder(order, choice.ships, enabled);
    return (await viewOrder(order, enabled)).view;
  });
}

/** Takes back the press on an order of the caller's store, as long as it is held; later, what became of it is shown. */
export async function undoOrder(order: Order, enabled: Enabled): Promise<BarView> {
  return orFailureBar(async () => {
    countLook(enabled);
    const account = findAccount(enabled.settings, enabled.store);
    const row = findStanding(countedForAccount(account, await rowsOfOrder(orderKeyOf(order))));
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
