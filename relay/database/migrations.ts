import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The tables, step by step. A step that was released is never changed: the next number changes what it made. They are
 * in the code, not in a folder, so that the one file of `relay:build` has them too.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-shops-and-changes': { up: makeTables },
  '0002-take-events': { up: (db) => makeTakeEvents(db, LEFT_BY_THE_CLOCK, '1') },
  '0003-member-allowances': { up: (db) => makeAllowances(db, 'member_allowance') },
  '0004-wrong-clocks': { up: bearWrongClocks },
  // What fills the disk is paced: an event takes one for each 2 kB begun.
  '0005-paced-by-size': { up: (db) => makeTakeEvents(db, LEFT, '(1 + octet_length(item.body) / 2048)') },
  '0006-claims-name-references': {
    up: (db) => db.schema.alterTable('shop_order').addColumn('reference', 'text').execute(),
  },
  '0007-writes-of-a-day': { up: (db) => makeAllowances(db, 'member_writes') },
  '0008-all-that-were-taken-from': {
    up: (db) =>
      db.schema
        .alterTable('shop_order')
        .addColumn('taken_before', sql`bigint[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
        .execute(),
  },
  '0009-parcels-marked-as-wrong': {
    up: (db) =>
      db.schema
        .alterTable('shop_order')
        .addColumn('wrong', 'boolean', (column) => column.notNull().defaultTo(false))
        .execute(),
  },
};

/** What a shop may still send, as long as its last event was never in the future. */
const LEFT_BY_THE_CLOCK =
  "least(at_once, allowance + per_second * date_part('epoch', clock_timestamp() - allowance_at))";
/** The same, where that was. */
const LEFT = 'allowance_left(allowance, allowance_at, per_second, at_once)';

async function makeTables(db: Kysely<unknown>): Promise<void> {
  await makeShops(db);
  await makeMembers(db);
  await makeParcels(db);
  await makeOrders(db);
}

async function makeShops(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop (
      id bigint generated always as identity primary key,
      name text not null unique,
      public_key bytea not null,
      last_seq bigint not null default 0,
      allowance double precision not null default 1e9,
      allowance_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create table secret (
      id text primary key,
      shop_id bigint not null references shop on delete cascade,
      purpose text not null check (purpose in ('webhook', 'invitation')),
      hash bytea not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz
    )`.execute(db);
  await sql`create index secret_shop on secret (shop_id)`.execute(db);
}

async function makeMembers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member (
      id bigint generated always as identity primary key,
      shop_id bigint not null references shop on delete cascade,
      name text not null,
      token_id text not null unique,
      token_hash bytea not null,
      joined_at timestamptz not null default now(),
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index member_shop on member (shop_id)`.execute(db);
}

/** What became of each parcel last, and every change before it. */
async function makeParcels(db: Kysely<unknown>): Promise<void> {
  // A month's events go in one piece when they are old (`retention`), without a delete that leaves dead rows.
  await sql`
    create table change (
      shop_id bigint not null,
      seq bigint not null,
      at timestamptz not null,
      parcel_code text,
      status_id bigint,
      position_id bigint,
      sealed bytea,
      order_key text,
      primary key (shop_id, seq, at)
    ) partition by range (at)`.execute(db);
  await sql`
    create table parcel (
      shop_id bigint not null,
      code text not null,
      digest bytea not null,
      status_id bigint,
      position_id bigint,
      changed_at timestamptz not null,
      arrived_at timestamptz not null,
      arrivals bigint not null,
      primary key (shop_id, code)
    ) with (fillfactor = 80)`.execute(db);
}

async function makeOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_order (
      shop_id bigint not null references shop on delete cascade,
      key text not null,
      claim uuid not null,
      member_id bigint not null references member,
      state text not null check (state in ('claimed', 'unknown', 'created', 'released')),
      code text,
      amount text,
      fee text,
      claimed_at timestamptz not null,
      changed_at timestamptz not null,
      taken_from bigint references member,
      other_codes text[] not null default '{}',
      primary key (shop_id, key)
    )`.execute(db);
  await sql`create index shop_order_claimed on shop_order (shop_id, claimed_at)`.execute(db);
}

/**
 * `take_events` writes a batch in one statement and so in one round trip and one flush to disk. Shop by shop, in the
 * order of their ids so that two batches never wait for each other in a circle, it locks the shop's row by the update
 * that counts the event; what it reads after that has a snapshot of its own and sees whatever the last holder of the
 * lock wrote. So numbers of one shop are given out in the order in which they become visible; what turns out to be no
 * change is counted back, so that there are no gaps. A secret that has ended takes nothing, whatever a process remembers
 * of it, and a shop beyond its pace takes nothing either: neither finds a row to update. Each step finds one row by its
 * key: a planner cannot choose badly, however little it knows of young tables, and the cost of an event does not grow
 * with the tables. It returns one word for each event, in the batch's order, joined by commas: a set of rows is kept
 * until the last of them and read field by field.
 */
async function makeTakeEvents(db: Kysely<unknown>, left: string, cost: string): Promise<void> {
  await sql`
    create or replace function take_events(batch jsonb, per_second double precision, at_once double precision)
    returns text
    language plpgsql
    set enable_seqscan = off
    as $$
    #variable_conflict use_column
    declare
      item record;
      number bigint;
      moment timestamptz;
      is_change boolean;
      outcome text;
      outcomes text[];
    begin
      for item in
        select item.nth, shop, secret, code, status, place,
          decode(digest, 'base64') as digest, decode(body, 'base64') as body
        from rows from (jsonb_to_recordset(batch) as (shop bigint, secret text, code text, status bigint,
          place bigint, digest text, body text))
          with ordinality as item (shop, secret, code, status, place, digest, body, nth)
        order by shop, nth
      loop
        -- Told the time once the row is locked: where it waited, all of this is reckoned anew.
        update shop set last_seq = last_seq + 1, allowance_at = clock_timestamp(), allowance =
            ${sql.raw(left)} - ${sql.raw(cost)}
          from secret
          where shop.id = item.shop and secret.id = item.secret and shop_id = item.shop and purpose = 'webhook'
            and (expires_at is null or expires_at > clock_timestamp())
            and ${sql.raw(left)} >= 1
          returning last_seq, allowance_at into number, moment;
        if not found then
          outcome := case when exists (select from secret where id = item.secret and shop_id = item.shop
            and (expires_at is null or expires_at > clock_timestamp())) then 'limited' else 'gone' end;
        else
          is_change := true;
          if item.code is not null then
            -- Nobody else writes this shop's parcels meanwhile.
            insert into parcel as kept
              (shop_id, code, digest, status_id, position_id, changed_at, arrived_at, arrivals)
              values (item.shop, item.code, item.digest, item.status, item.place, moment, moment, 1)
              on conflict (shop_id, code) do update set
                digest = item.digest, status_id = item.status, position_id = item.place,
                changed_at = moment, arrived_at = moment, arrivals = kept.arrivals + 1
              where kept.digest <> item.digest;
            is_change := found;
          end if;
          if is_change then
            outcome := 'change';
            insert into change (shop_id, seq, at, parcel_code, status_id, position_id, sealed)
              values (item.shop, number, moment, item.code, item.status, item.place, item.body);
          else
            outcome := 'arrival';
            update parcel set arrived_at = moment, arrivals = arrivals + 1
              where shop_id = item.shop and code = item.code;
            update shop set last_seq = last_seq - 1 where id = item.shop;
          end if;
        end if;
        outcomes[item.nth] := outcome;
      end loop;
      return array_to_string(outcomes, ',');
    end $$`.execute(db);
}

/**
 * How much members may still ask for, or write, in every process; `pace` counts it. Not logged: to count costs no flush to disk,
 * and after a crash of the database everybody has the whole allowance again, which takes nothing from anybody.
 */
async function makeAllowances(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create unlogged table ${sql.table(table)} (
      shop_id bigint not null references shop on delete cascade,
      member_id bigint not null,
      allowance double precision not null,
      allowance_at timestamptz not null,
      primary key (shop_id, member_id)
    ) with (fillfactor = 50)`.execute(db);
}

/**
 * A clock may be wrong for a while and then be put right. An allowance counted in the future would stay as it was until
 * that time comes, so it is whole again. And `tidying` keeps how far old rows were removed, so that a step of the clock
 * moves that by no more than a day (`removeOld`).
 */
async function bearWrongClocks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function allowance_left(kept double precision, kept_at timestamptz,
      per_second double precision, at_once double precision)
    returns double precision
    language sql
    as $$
      select case when kept_at > clock_timestamp() then at_once
        else least(at_once, kept + per_second * date_part('epoch', clock_timestamp() - kept_at)) end
    $$`.execute(db);
  await makeTakeEvents(db, LEFT, '1');
  await sql`
    create table tidying (
      kept_from timestamptz not null,
      proposed timestamptz,
      proposed_at timestamptz
    )`.execute(db);
  await sql`insert into tidying (kept_from) values (now() - interval '180 days')`.execute(db);
}
