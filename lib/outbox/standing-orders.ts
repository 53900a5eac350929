import type { Account } from '../settings/account';
import { openDatabase } from '../storage/db';
import { findStanding, partsOf } from './meaning';
import { countedForAccount } from './practice';
import { isReadableRow } from './readable-row';
import { copiesOf, type OutboxRow } from './row';

/** In the given order; one look for a whole list. @param account by which they are shipped; `null`: every row counts */
export async function standingRowsOfOrders(
  store: string,
  orderIds: readonly string[],
  account: Account | null,
): Promise<readonly OutboxRow[]> {
  return (await standingOrders(store, orderIds, account)).map(({ row }) => row);
}

/** How an order stands: the row that counts, and the parcels that it goes in where they are several (`partsOf`). */
export interface StandingOrder {
  readonly row: OutboxRow;
  readonly parts: readonly OutboxRow[];
}

export async function standingOrders(
  store: string,
  orderIds: readonly string[],
  account: Account | null,
): Promise<readonly StandingOrder[]> {
  const index = (await openDatabase()).transaction('outbox').store.index('order');
  // As the database sorts its keys, by their units.
  const sorted = orderIds.toSorted();
  const span = copiesOf({ store, orderId: sorted[0] ?? '' }, sorted.at(-1) ?? '');
  // Orders that are chosen together were mostly placed together: one reading is far quicker than one for each.
  const isDense = (await index.count(span)) <= 2 * orderIds.length;
  const rows = isDense
    ? await index.getAll(span)
    : (await Promise.all(orderIds.map((orderId) => index.getAll(copiesOf({ store, orderId }))))).flat();
  const ofOrders = Map.groupBy(rows.filter(isReadableRow), ({ orderId }) => orderId);
  return orderIds.flatMap((orderId) => {
    const counted = countedForAccount(account, ofOrders.get(orderId) ?? []);
    const row = findStanding(counted);
    return row === null ? [] : [{ row, parts: partsOf(row, counted) }];
  });
}
