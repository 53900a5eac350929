import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The tables, step by step. A step that was released is never changed: the next number changes what it made. They are
 * in the code, not in a folder, so that the one file of `relay:build` has them too.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-shops-and-changes': { up: makeTables },
  '0002-take-events': { up: makeTakeEvents },
};

async function makeTables(db: Kysely<unknown>): Promise<void> {
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
      shop_id bigint not null references shop on delete cascade,
      code text not null,
      digest bytea not null,
      status_id bigint,
      position_id bigint,
      changed_at timestamptz not null,
      arrived_at timestamptz not null,
      arrivals bigint not null,
      primary key (shop_id, code)
    ) with (fillfactor = 80)`.execute(db);
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
 * `take_events` writes a batch in one statement and so in one round trip and one flush to disk. First it locks the
 * shops' rows in one order. What it reads after that has its own snapshot, so it sees whatever the last holder of
 * these locks wrote: numbers of one shop are given out in the order in which they become visible, without gaps. A
 * secret that has ended by then takes nothing, whatever a process remembers of it. A batch is small and the tables are
 * large, so it goes by indexes whatever the statistics of a young table say.
 */
async function makeTakeEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function take_events(batch jsonb, per_second double precision, at_once double precision)
    returns table (nth bigint, outcome text, seq bigint)
    language plpgsql
    set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
    as $$
    #variable_conflict use_column
    declare
      moment timestamptz;
    begin
      perform 1 from shop
        where id in (select secret.shop_id from jsonb_array_elements(batch) item
          join secret on secret.id = item ->> 'secret')
        order by id for no key update;
      moment := clock_timestamp();
      return query
      with given as (
        select item.nth, secret.shop_id as shop, code, status, place,
          decode(digest, 'base64') as digest, decode(body, 'base64') as body
        from rows from (jsonb_to_recordset(batch)
          as (secret text, code text, status bigint, place bigint, digest text, body text))
          with ordinality as item (secret, code, status, place, digest, body, nth)
        left join secret on secret.id = item.secret and secret.purpose = 'webhook'
          and (secret.expires_at is null or secret.expires_at > moment)
      ), counted as (
        select given.*, shop.last_seq,
          least(at_once, shop.allowance + per_second * extract(epoch from moment - shop.allowance_at)) as allowance,
          row_number() over (partition by shop order by given.nth) as place_in_shop
        from given join shop on shop.id = given.shop
      ), compared as (
        select counted.*,
          counted.code is null or counted.digest is distinct from coalesce(
            lag(counted.digest) over (partition by counted.shop, counted.code order by nth), parcel.digest) as is_change
        from counted left join parcel on parcel.shop_id = counted.shop and parcel.code = counted.code
        where place_in_shop <= allowance
      ), numbered as (
        select compared.*, last_seq + count(*) filter (where is_change) over (partition by shop order by nth) as seq
        from compared
      ), written as (
        insert into change (shop_id, seq, at, parcel_code, status_id, position_id, sealed)
        select shop, seq, moment, code, status, place, body from numbered where is_change
      ), newest as (
        insert into parcel (shop_id, code, digest, status_id, position_id, changed_at, arrived_at, arrivals)
        select distinct on (shop, code) shop, code, digest, status, place, moment, moment,
          count(*) over (partition by shop, code)
        from numbered where code is not null order by shop, code, nth desc
        on conflict (shop_id, code) do update set
          digest = excluded.digest, status_id = excluded.status_id, position_id = excluded.position_id,
          changed_at = case when parcel.digest = excluded.digest then parcel.changed_at else moment end,
          arrived_at = moment, arrivals = parcel.arrivals + excluded.arrivals
      ), advanced as (
        update shop set last_seq = taken.seq, allowance = taken.allowance - taken.many, allowance_at = moment
        from (select shop as id, max(seq) as seq, max(allowance) as allowance, count(*) as many
          from numbered group by shop) taken
        where shop.id = taken.id
      )
      select given.nth,
        case when numbered.is_change then 'change' when numbered.nth is not null then 'arrival'
          when given.shop is null then 'gone' else 'limited' end,
        numbered.seq
      from given left join numbered using (nth);
    end $$`.execute(db);
}
