import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../relay/database/database';
import type { BenchEvent } from './events';
import { SENDERS } from './measure';
import { sendAll } from './senders';

/** Bytes that sealing adds: the encapsulated key, the nonce and the cipher's tag. */
const SEAL = 65 + 12 + 16;

/** Events a second by bare inserts: the same rows into a table of the same form by the same driver, as many at a time, each committed by itself. */
export async function insertBare({ db }: Database, events: readonly BenchEvent[]): Promise<number> {
  await sql`create table bare (like change including all) partition by range (at)`.execute(db);
  await sql`create table bare_rows partition of bare for values from (minvalue) to (maxvalue)`.execute(db);
  const rows = events.map((event, seq) => ({ ...event, seq, sealed: randomBytes(SEAL + event.body.length) }));
  const lists = Array.from({ length: SENDERS }, (_, sender) =>
    rows.filter(({ seq }) => seq % SENDERS === sender),
  );
  const { took } = await sendAll(lists, async ({ shop, seq, code, status, sealed }) => {
    await sql`insert into bare (shop_id, seq, at, parcel_code, status_id, position_id, sealed)
      values (${shop}, ${seq}, now(), ${code}, ${status}, ${status}, ${sealed})`.execute(db);
    return true;
  });
  await sql`drop table bare`.execute(db);
  return (events.length / took) * 1000;
}
