import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../relay/database/database';
import type { BenchEvent } from './events';
import { SENDERS } from './measure';
import { sendAll } from './senders';

/** Bytes that sealing adds: the encapsulated key, the nonce and the cipher's tag. */
const SEAL = 65 + 12 + 16;
const DIGEST = 32;

/**
 * Events a second by bare inserts: the rows that the relay has in the end, an event's change and with a parcel's first
 * event the parcel, into tables of the same form by the same driver, as many at a time, each event's in one statement
 * and committed by itself. What the relay writes over (a parcel's newer states, a shop's number) is not written here.
 */
export async function insertBare({ db }: Database, events: readonly BenchEvent[]): Promise<number> {
  await sql`create table bare (like change including all) partition by range (at)`.execute(db);
  await sql`create table bare_rows partition of bare for values from (minvalue) to (maxvalue)`.execute(db);
  await sql`create table bare_parcel (like parcel including all)`.execute(db);
  const known = new Set<string>();
  const rows = events.map((event, seq) => {
    const isFirst = !known.has(event.code);
    known.add(event.code);
    const digest = isFirst ? randomBytes(DIGEST) : null;
    return { ...event, seq, digest, sealed: randomBytes(SEAL + event.body.length) };
  });
  const lists = Array.from({ length: SENDERS }, (_, sender) =>
    rows.filter(({ shop }) => shop % SENDERS === sender),
  );
  const { took } = await sendAll(lists, async ({ shop, seq, code, status, digest, sealed }) => {
    const parcel = sql`with first as (insert into bare_parcel
        (shop_id, code, digest, status_id, position_id, changed_at, arrived_at, arrivals)
      values (${shop}, ${code}, ${digest}, ${status}, ${status}, now(), now(), 1))`;
    await sql`${digest === null ? sql`` : parcel}
      insert into bare (shop_id, seq, at, parcel_code, status_id, position_id, sealed)
      values (${shop}, ${seq}, now(), ${code}, ${status}, ${status}, ${sealed})`.execute(db);
    return true;
  });
  await sql`drop table bare, bare_parcel`.execute(db);
  return (events.length / took) * 1000;
}
