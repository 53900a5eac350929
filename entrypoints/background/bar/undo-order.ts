import { Failure } from '../../../lib/failure';
import type { Caller } from '../../../lib/messaging/serve';
import type { BarView } from '../../../lib/messaging/views/bar';
import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { findStanding, isHeld } from '../../../lib/outbox/meaning';
import { rowsOfOrder } from '../../../lib/outbox/queue';
import { withdrawRow } from '../outbox/settling';
import { requireEnabled } from '../stores/require-enabled';
import { orFailureBar, viewOrder } from './order-bar';

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
