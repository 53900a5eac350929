import { type Kysely, sql } from 'kysely';

/**
 * How much members may still ask for, in every process; `pace` counts it. Not logged: to count costs no flush to disk,
 * and after a crash of the database everybody has the whole allowance again, which takes nothing from anybody.
 */
export async function makeMemberAllowances(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table member_allowance (
      shop_id bigint not null references shop on delete cascade,
      member_id bigint not null,
      allowance double precision not null,
      allowance_at timestamptz not null,
      primary key (shop_id, member_id)
    ) with (fillfactor = 50)`.execute(db);
}
