import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { CHANGES_AT_ONCE, type ordersAnswerSchema } from '../../lib/relay/schemas';
import { bytesBefore, MOST_BYTES } from '../database/answer-size';
import type { Db } from '../database/database';
import { selectOrders, toSharedOrder } from './shared-order';

/** A shop's orders that were claimed from one time to before another, newest first, with their parcels' newest states. */
export async function readOrders(
  db: Db,
  shopId: number,
  from: Date,
  until: Date,
): Promise<z.infer<typeof ordersAnswerSchema>> {
  const order = sql`shop_order.claimed_at desc`;
  const page = selectOrders(db, shopId)
    .leftJoin('parcel', (join) =>
      join.onRef('parcel.shop_id', '=', 'shop_order.shop_id').onRef('parcel.code', '=', 'shop_order.code'),
    )
    .select(['parcel.status_id', 'parcel.position_id', 'parcel.changed_at as parcelChangedAt'])
    .select([
      bytesBefore(sql`octet_length(shop_order.other_codes::text)`, order).as('before'),
      sql<boolean>`lead(1) over (order by ${order}) is not null`.as('isFollowed'),
    ])
    .where('shop_order.claimed_at', '>=', from)
    .where('shop_order.claimed_at', '<', until)
    .orderBy('shop_order.claimed_at', 'desc')
    .limit(CHANGES_AT_ONCE);
  const rows = await db
    .selectFrom(page.as('page'))
    .selectAll()
    .where('before', '<', MOST_BYTES)
    .orderBy('claimed_at', 'desc')
    .execute();
  return {
    orders: rows.map((row) => ({
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
    more: rows.at(-1)?.isFollowed ?? false,
  };
}
