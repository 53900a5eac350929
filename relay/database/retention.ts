import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Db } from './database';

/** Days that events are kept and handed out. Their months go as a whole, so the disk has them up to a month longer. */
const RETENTION_DAYS = 180;

const HOUR = 3_600_000;
/** The month, by this process's clock, in which partitions were made last. */
const madeIn = new WeakMap<Db, string>();

/** Parcels removed in one statement: a small one, so that no event waits for it. */
const PARCELS_AT_ONCE = 5000;

/**
 * Makes the partitions that the coming months' changes go to, and the last month's, to which a clock may be set back; of
 * many processes that start together, one does.
 */
export async function makePartitions(db: Db): Promise<void> {
  const month = thisMonth();
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('relay partitions'))`.execute(transaction);
    const { rows } = await sql<{ name: string; first: string; next: string }>`
      select name, first::text, (first + interval '1 month')::date::text as next
      from (
        select to_char(month, '"change_"YYYY_MM') as name, month::date as first
        from (select date_trunc('month', now() at time zone 'UTC') + many * interval '1 month' as month
          from generate_series(-1, 2) many) months
      ) wanted
      where to_regclass(name) is null`.execute(transaction);
    for (const { name, first, next } of rows) {
      await sql`create table ${sql.table(name)} partition of change
        for values from (${sql.lit(`${first}T00:00:00Z`)}) to (${sql.lit(`${next}T00:00:00Z`)})`.execute(
        transaction,
      );
    }
  });
  madeIn.set(db, month);
}

/**
 * Before changes are written: makes the partitions of a month that has none. The tables are tidied every hour, and until
 * then a clock that was put right by months would have everything refused.
 */
export async function requirePartitions(db: Db): Promise<void> {
  if (madeIn.get(db) !== thisMonth()) await makePartitions(db);
}

function thisMonth(): string {
  return new Date().toISOString().slice(0, 7);
}

/**
 * Takes away what is older than it is kept: whole months of changes, and parcels of which nothing came for as long.
 * Orders stay: an old claim is what keeps an order from being shipped again.
 */
export async function removeOld(db: Db): Promise<void> {
  const from = await moveKeptFrom(db);
  const { rows } = await sql<{ name: string }>`
    select child.relname as name
    from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'change'::regclass and child.relname ~ '^change_\\d{4}_\\d{2}$'
      and to_date(child.relname, '"change_"YYYY_MM') + interval '1 month' < ${from}`.execute(db);
  for (const { name } of rows) await sql`drop table if exists ${sql.table(name)}`.execute(db);
  let removed = PARCELS_AT_ONCE;
  while (removed === PARCELS_AT_ONCE) {
    const { numAffectedRows = 0n } = await sql`
      delete from parcel where ctid = any(array(
        select ctid from parcel where arrived_at < ${from} limit ${PARCELS_AT_ONCE}))`.execute(db);
    removed = Number(numAffectedRows);
  }
  // An allowance that nobody has taken from for a day is full again: without its row it is so too.
  for (const table of ['member_allowance', 'member_writes'])
    await sql`delete from ${sql.table(table)} where allowance_at < now() - interval '1 day'`.execute(db);
  await sql`delete from secret where expires_at < ${from}`.execute(db);
}

/**
 * Moves the time from which changes are kept, and returns it. A clock that is wrong must not remove what is young, so
 * what is old is judged by the newest event too, and the time moves by a day at most, unless a run of another day
 * comes to the same (as after months in which the relay was off).
 */
async function moveKeptFrom(db: Db): Promise<Date> {
  const { rows } = await sql<{ kept_from: Date }>`
    with wanted as (
      select least(clock_timestamp(), max(allowance_at)) - ${RETENTION_DAYS} * interval '1 day' as until from shop
    ), judged as (
      select until, until - kept_from <= interval '1 day' as is_small,
        proposed between until - interval '2 days' and until as is_proposed,
        proposed_at <= clock_timestamp() - interval '1 day' as is_of_another_day
      from wanted, tidying
    )
    update tidying set
      kept_from = case when is_small or is_proposed and is_of_another_day
        then greatest(kept_from, until) else kept_from end,
      proposed = case when is_small or is_proposed and is_of_another_day then null
        when is_proposed then proposed else until end,
      proposed_at = case when is_small or is_proposed and is_of_another_day then null
        when is_proposed then proposed_at else clock_timestamp() end
    from judged returning kept_from`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the table “tidying” has no row');
  return row.kept_from;
}

/**
 * Keeps the tables in order while the relay runs, at once and every hour.
 * @returns ends it, once what is being tidied is done
 */
export function keepTidy({ db, url }: Database, log: Logger): () => Promise<void> {
  const tidy = async () => {
    try {
      await makePartitions(db);
      await removeOld(db);
      // The embedded one has neither a checkpointer nor autovacuum of its own.
      if (url === null)
        for (const command of ['vacuum analyze', 'checkpoint']) await sql.raw(command).execute(db);
    } catch (error) {
      log.error({ error: String(error) }, 'the tables could not be tidied');
    }
  };
  let running = tidy();
  const timer = setInterval(() => {
    // After the one before, should that take an hour.
    running = running.then(tidy);
  }, HOUR);
  return () => {
    clearInterval(timer);
    return running;
  };
}
