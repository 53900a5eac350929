import { type RawBuilder, sql } from 'kysely';

/**
 * Bytes of sealed events or of orders' other codes after which an answer ends, beside the number of its entries: an
 * answer that is not read stays in memory. As many events as an answer may have are smaller together, as the service
 * sends them.
 */
export const MOST_BYTES = 256 * 1024;

/** The bytes of all rows before each one, in the query's order: rows beyond what an answer may have are left to the next. */
export function bytesBefore(bytes: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce(sum(${bytes}) over (order by ${order} rows between unbounded preceding and 1 preceding), 0)`;
}
