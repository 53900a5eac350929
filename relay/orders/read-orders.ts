import type * as z from 'zod/mini';
import { CHANGES_AT_ONCE, type ordersAnswerSchema } from '../../lib/relay/schemas';
import type { Db } from '../database/database';
import { selectOrders, toSharedOrder } from './shared-order';

/** A shop's orders that were claimed from one time to before another, newest first, with their parcels' newest states. */
export async function readOrders(
  db: Db,
  shopId: number,
  from: Date,
  until: Date,
): Promise<z.infer<typeof ordersAnswerSchema>> {
  const rows = await selectOrders(db, shopId)
    .leftJoin('parcel', (join) =>
      join.onRef('parcel.shop_id', '=', 'shop_order.shop_id').onRef('parcel.code', '=', 'shop_order.code'),
    )
    .select(['parcel.status_id', 'parcel.position_id', 'parcel.changed_at as parcelChangedAt'])
    .where('shop_order.claimed_at', '>=', from)
    .where('shop_order.claimed_at', '<', until)
    .orderBy('shop_order.claimed_at', 'desc')
    .limit(CHANGES_AT_ONCE + 1)
    .execute();
  return {
    orders: rows.slice(0, CHANGES_AT_ONCE).map((row) => ({
      ...toSharedOrder(row),
      parcel:
        row.parcelChangedAt === null
          ? null
          : {
              statusId: row.status_id,
              positionId: row.position_id,
              changedAt: row.parcelChangedAt.toISOString(),
            },
    })),
    more: rows.length > CHANGES_AT_ONCE,
  };
}
