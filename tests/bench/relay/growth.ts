import { sql } from 'kysely';
import { readChanges } from '../../../relay/changes/read-changes';
import { type Database, type Db, openPostgres } from '../../../relay/database/database';
import { makePartitions } from '../../../relay/database/retention';
import { EventTaker } from '../../../relay/events/take-events';
import { addShop, renewSecret } from '../../../relay/shops/shops';
import { PostgresCluster } from '../../relay/postgres-cluster';
import { eventBody } from '../../relay/shop-client';
import { standsAt } from '../../stands-at';
import { quantile } from './senders';

/** Events of one parcel. */
const EVENTS = 4;
const SAMPLE = 60;
/** Shops whose rows are written in one statement. */
const SHOPS_AT_ONCE = 5000;

/**
 * Times as the number of shops grows: medians in milliseconds, over shops by chance.
 * @param parcels of each shop, spread over a year
 */
export async function measureGrowth(
  counts: readonly number[],
  parcels: number,
): Promise<readonly Record<string, number>[]> {
  const cluster = await PostgresCluster.start(['max_wal_size = 8GB', 'shared_buffers = 512MB']);
  const figures: Record<string, number>[] = [];
  try {
    const database = await openPostgres(cluster.url);
    await makePastPartitions(database.db);
    await addShop(database.db, 'http://localhost', 'Template');
    let last = 0;
    for (const count of counts) {
      const began = performance.now();
      for (let first = last + 1; first <= count; first += SHOPS_AT_ONCE) {
        standsAt(`${count} shops: writing from shop ${first}`);
        await grow(database.db, first, Math.min(count, first + SHOPS_AT_ONCE - 1), parcels);
      }
      standsAt(`${count} shops: measuring`);
      await sql`analyze`.execute(database.db);
      last = count;
      figures.push({
        shops: count,
        events: count * parcels * EVENTS,
        generatedInSeconds: Math.round((performance.now() - began) / 1000),
        ...(await measure(database, count, parcels)),
      });
    }
    await database.close();
    return figures;
  } finally {
    await cluster.remove();
  }
}

async function measure(database: Database, count: number, parcels: number): Promise<Record<string, number>> {
  const { db } = database;
  const taker = new EventTaker(database, {
    pace: { perSecond: 1e6, atOnce: 1e6 },
    parallel: 1,
    onChange: () => undefined,
  });
  const times = {
    eventIn: [] as number[],
    week: [] as number[],
    allKept: [] as number[],
  };
  const time = async (name: keyof typeof times, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    times[name].push(performance.now() - began);
  };
  for (let nth = 0; nth < SAMPLE; nth += 1) {
    const name = `Grown ${1 + Math.floor((nth * count) / SAMPLE)}`;
    const secret = await renewSecret(db, name, 'webhook', 0);
    const { id, last_seq: last } = await db
      .selectFrom('shop')
      .select(['id', 'last_seq'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await time('week', () => readChanges(db, id, last - Math.ceil((parcels * EVENTS) / 52)));
    await time('allKept', () => readChanges(db, id, 0));
    const body = (status: number) =>
      new TextEncoder().encode(
        JSON.stringify(eventBody({ parcel_code: `G${id}-3`, parcel_status_id: status })),
      );
    // The first agrees on a secret with the shop, which is once an hour.
    await taker.take(secret, body(90 + nth));
    await time('eventIn', () => taker.take(secret, body(200 + nth)));
  }
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return {
    gigabytes: Number(((rows[0]?.size ?? 0) / 1e9).toFixed(2)),
    ...Object.fromEntries(
      Object.entries(times).map(([name, all]) => [name, Number(quantile(all, 0.5).toFixed(2))]),
    ),
  };
}

/** A year of months, as the relay would have made them in that year. */
async function makePastPartitions(db: Db): Promise<void> {
  await makePartitions(db);
  await sql`
    do $$
    declare first date;
    begin
      for first in select generate_series(date_trunc('month', now()) - interval '12 months',
        date_trunc('month', now()) - interval '1 month', interval '1 month') loop
        execute format('create table %I partition of change for values from (%L) to (%L)',
          to_char(first, '"change_"YYYY_MM'), first || 'T00:00:00Z', (first + interval '1 month')::date || 'T00:00:00Z');
      end loop;
    end $$`.execute(db);
}

async function grow(db: Db, first: number, last: number, parcels: number): Promise<void> {
  const events = parcels * EVENTS;
  await sql`
    insert into shop (name, public_key, last_seq)
    select 'Grown ' || n, (select public_key from shop where name = 'Template'), ${events}
    from generate_series(${first}::bigint, ${last}::bigint) n`.execute(db);
  const ids = sql`(select id from shop where name in (select 'Grown ' || n
    from generate_series(${first}::bigint, ${last}::bigint) n)) shop`;
  const at = sql`now() - interval '365 days' * (1 - event / ${events}::float8)`;
  await sql`
    insert into change (shop_id, seq, at, parcel_code, status_id, position_id, sealed)
    select shop.id, event, ${at}, 'G' || shop.id || '-' || (event - 1) / 4, 1 + (event - 1) % 4, 1,
      decode(repeat('5a', 230), 'hex')
    from ${ids}, generate_series(1, ${events}::int) event`.execute(db);
  await sql`
    insert into parcel (shop_id, code, digest, status_id, position_id, changed_at, arrived_at, arrivals)
    select shop.id, 'G' || shop.id || '-' || parcel, decode(repeat('5a', 32), 'hex'), 4, 1, now(), now(), 4
    from ${ids}, generate_series(0, ${parcels - 1}::int) parcel`.execute(db);
  await sql`
    with joined as (
      insert into member (shop_id, name, token_id, token_hash)
      select id, 'Desk', 'token ' || id, '\\x00' from ${ids} returning id, shop_id
    )
    insert into shop_order (shop_id, key, claim, member_id, state, code, amount, fee, claimed_at, changed_at)
    select shop_id, left(md5(shop_id || '-' || parcel) || md5(parcel::text), 43), gen_random_uuid(), id, 'created',
      'G' || shop_id || '-' || parcel, '120', '20', moment, moment
    from joined, generate_series(0, ${parcels - 1}::int) parcel,
      lateral (select now() - interval '365 days' * (1 - parcel / ${parcels}::float8) as moment) of_parcel`.execute(
    db,
  );
}
