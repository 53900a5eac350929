import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { CHANGES_AT_ONCE, type Change, type changesAnswerSchema } from '../../lib/relay/schemas';
import type { Db } from '../database/database';
import { selectOrders, toSharedOrder } from '../orders/shared-order';

/**
 * Bytes of sealed events or of orders' other codes after which an answer ends, beside the number of its entries: an
 * answer that is not read stays in memory. As many events as an answer may have are smaller together, as the service
 * sends them.
 */
const MOST_BYTES = 256 * 1024;

/** The bytes of all rows before each one, in the query's order: rows beyond what an answer may have are left to the next. */
function bytesBefore(bytes: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce(sum(${bytes}) over (order by ${order} rows between unbounded preceding and 1 preceding), 0)`;
}

/** A shop's changes after a number, in their order, and an order's as it is now. */
export async function readChanges(
  db: Db,
  shopId: number,
  after: number,
): Promise<z.infer<typeof changesAnswerSchema>> {
  const shop = await db
    .selectFrom('shop')
    .select((select) => [
      'last_seq',
      select
        .selectFrom('change')
        .select('at')
        .where('shop_id', '=', shopId)
        .where('seq', '=', after)
        .as('after_at'),
    ])
    .where('id', '=', shopId)
    .executeTakeFirst();
  const { last_seq: last = 0, after_at } = shop ?? {};
  const asked = after_at == null ? {} : { afterAt: after_at.toISOString() };
  if (last <= after) return { changes: [], last, more: false, ...asked };
  const rows = await readRows(db, shopId, after);
  const orders = await readOrders(db, shopId, rows);
  const changes = rows.flatMap((row): Change[] => {
    const at = row.at.toISOString();
    if (row.order_key !== null) {
      const order = orders.get(row.order_key);
      return order === undefined ? [] : [{ kind: 'order', seq: row.seq, at, order }];
    }
    const { parcel_code: parcelCode, status_id: statusId, position_id: positionId } = row;
    const sealed = Buffer.from(row.sealed ?? []).toString('base64');
    return [{ kind: 'event', seq: row.seq, at, parcelCode, statusId, positionId, sealed }];
  });
  const newest = rows.at(-1)?.seq ?? last;
  return { changes, last: Math.max(last, newest), more: newest < last, ...asked };
}

/** As many of them as an answer may have. They are measured once they are few: a shop may have 100,000 after the number. */
function readRows(db: Db, shopId: number, after: number) {
  const page = db
    .selectFrom('change')
    .select(['seq', 'at', 'parcel_code', 'status_id', 'position_id', 'sealed', 'order_key'])
    .where('shop_id', '=', shopId)
    .where('seq', '>', after)
    .where('at', '>', (select) => select.selectFrom('tidying').select('kept_from'))
    .orderBy('seq')
    .limit(CHANGES_AT_ONCE);
  // Of an order what it is now goes with each of its changes.
  const bytes = sql`coalesce(octet_length(sealed), (select octet_length(other_codes::text) from shop_order
    where shop_id = ${shopId} and key = order_key))`;
  const measured = db
    .selectFrom(page.as('page'))
    .selectAll()
    .select(bytesBefore(bytes, sql`seq`).as('before'));
  return db
    .selectFrom(measured.as('measured'))
    .selectAll()
    .where('before', '<', MOST_BYTES)
    .orderBy('seq')
    .execute();
}

async function readOrders(db: Db, shopId: number, rows: readonly { readonly order_key: string | null }[]) {
  const keys = [...new Set(rows.flatMap(({ order_key: key }) => key ?? []))];
  if (keys.length === 0) return new Map();
  const orders = await selectOrders(db, shopId)
    .where('shop_order.key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return new Map(orders.map((order) => [order.key, toSharedOrder(order)]));
}
