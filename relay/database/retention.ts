import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Db } from './database';

/** Days that events are kept and handed out. Their months go as a whole, so the disk has them up to a month longer. */
export const RETENTION_DAYS = 180;

const HOUR = 3_600_000;
/** Parcels removed in one statement: a small one, so that no event waits for it. */
const PARCELS_AT_ONCE = 5000;

/** Makes the partitions that the coming months' changes go to; of many processes that start together, one does. */
export async function makePartitions(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('relay partitions'))`.execute(transaction);
    const { rows } = await sql<{ name: string; first: string; next: string }>`
      select name, first::text, (first + interval '1 month')::date::text as next
      from (
        select to_char(month, '"change_"YYYY_MM') as name, month::date as first
        from (select date_trunc('month', now() at time zone 'UTC') + many * interval '1 month' as month
          from generate_series(0, 2) many) months
      ) wanted
      where to_regclass(name) is null`.execute(transaction);
    for (const { name, first, next } of rows) {
      await sql`create table ${sql.table(name)} partition of change
        for values from (${sql.lit(`${first}T00:00:00Z`)}) to (${sql.lit(`${next}T00:00:00Z`)})`.execute(
        transaction,
      );
    }
  });
}

/**
 * Takes away what is older than it is kept: whole months of changes, and parcels of which nothing came for as long.
 * Orders stay: an old claim is what keeps an order from being shipped again.
 */
export async function removeOld(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select child.relname as name
    from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'change'::regclass and child.relname ~ '^change_\\d{4}_\\d{2}$'
      and to_date(child.relname, '"change_"YYYY_MM') + interval '1 month'
        < now() - ${RETENTION_DAYS} * interval '1 day'`.execute(db);
  for (const { name } of rows) await sql`drop table if exists ${sql.table(name)}`.execute(db);
  let removed = PARCELS_AT_ONCE;
  while (removed === PARCELS_AT_ONCE) {
    const { numAffectedRows = 0n } = await sql`
      delete from parcel where ctid = any(array(
        select ctid from parcel where arrived_at < now() - ${RETENTION_DAYS} * interval '1 day'
        limit ${PARCELS_AT_ONCE}))`.execute(db);
    removed = Number(numAffectedRows);
  }
  // An allowance that nobody has taken from for a day is full again: without its row it is so too.
  await sql`delete from member_allowance where allowance_at < now() - interval '1 day'`.execute(db);
  await sql`delete from secret where expires_at < now() - interval '30 days'`.execute(db);
}

/** Keeps the tables in order while the relay runs, at once and every hour; ends with the signal. */
export async function keepTidy({ db, url }: Database, log: Logger, signal: AbortSignal): Promise<void> {
  await makePartitions(db);
  let isRunning = false;
  const tidy = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await makePartitions(db);
      await removeOld(db);
      // The embedded one has neither a checkpointer nor autovacuum of its own.
      if (url === null)
        for (const command of ['vacuum analyze', 'checkpoint']) await sql.raw(command).execute(db);
    } catch (error) {
      log.error({ error: String(error) }, 'the tables could not be tidied');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void tidy(), HOUR);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
