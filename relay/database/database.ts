import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { markFolder, requireWholeFolder } from './held-folder';
import { migrations } from './migrations';
import { PreparedStatements } from './prepared-statements';
import { DatabaseError, explainEmbedded, explainPostgres, TAKES_NO_WRITING } from './start-errors';
import { SyncedFolder, syncedStart } from './synced-folder';
import type { Tables } from './tables';

/** Connections of one process to PostgreSQL; the embedded one has a single one. */
const CONNECTIONS = 10;

/**
 * Milliseconds after which PostgreSQL ends the statement of a process that is gone. Waiting for a shop's lock, it would
 * else write an event after those that its sender sent later, to another process.
 */
const ORPHANED = 20;

/** What `bigint` columns and their arrays are read by. Ours count shops and changes and keep safe integers. */
const BIGINTS = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1016, (text) => text.match(/\d+/g)?.map(Number) ?? []],
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : BIGINTS.get(id)) ??
    pg.types.getTypeParser(id, format)) as pg.CustomTypesConfig['getTypeParser'],
};

export type Db = Kysely<Tables>;

export interface Database {
  readonly db: Db;
  /** Where PostgreSQL is; null for the embedded one, which no other process can use. */
  readonly url: string | null;
  /** Runs a statement that each connection prepares once, by its name. */
  prepared<Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/**
 * PostgreSQL itself, at a `postgres://` address, with its tables made.
 * @throws DatabaseError where it is not there, is not the relay's, or would acknowledge what is not on disk
 */
export async function openPostgres(url: string, connections = CONNECTIONS): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    application_name: 'shahna-relay',
    onConnect: async (client) => {
      // A PostgreSQL before 14 does not know this; what was never acknowledged may then come late.
      await client.query(`set client_connection_check_interval = ${ORPHANED}`).catch(() => undefined);
    },
  });
  // A connection that breaks while no query is on it (a restart of the database), in the pool or between the steps of a
  // transaction, would end the process; the next query fails by itself or opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    return await open(pool, url, async () => undefined);
  } catch (error) {
    throw explainPostgres(error);
  }
}

/**
 * PostgreSQL embedded in this process, in a folder that is made where it is not there.
 * @throws DatabaseError where the folder held a relay of which something is missing or damaged
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const fs = new SyncedFolder(requireWholeFolder(folder));
  try {
    const engine = await PGlite.create({ fs, startParams: syncedStart });
    const database = await openEngine(engine, () => engine.close());
    markFolder(folder);
    return database;
  } catch (error) {
    throw explainEmbedded(error, folder);
  }
}

/** An engine that is started already; who started it ends it. */
export function openEngine(engine: PGlite, end: () => Promise<void>): Promise<Database> {
  const pool = new pg.Pool({ ...createPgConfig(engine), max: 1, types } as pg.PoolConfig);
  return open(pool, null, end);
}

async function open(pool: pg.Pool, url: string | null, end: () => Promise<void>): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // The embedded one's single connection is everybody's.
  const statements = new PreparedStatements(pool, url === null ? 0 : Math.floor(pool.options.max / 2));
  const close = async () => {
    statements.close();
    await db.destroy();
    await end();
  };
  try {
    await requireDurable(db, url);
    await migrate(db);
    await requireTables(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, url, prepared: (name, text, values) => statements.run(name, text, values), close };
}

/** Kysely's migrator holds an advisory lock, so that of many processes that start together one makes the tables. */
async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** What the migrations have made and nothing of the relay works without. */
const TABLES: readonly (keyof Tables | 'member_allowance' | 'member_writes')[] = [
  'shop',
  'secret',
  'member',
  'change',
  'parcel',
  'shop_order',
  'member_allowance',
  'member_writes',
  'tidying',
];

/** @throws DatabaseError where a table was removed after it was made */
async function requireTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${sql.val([...TABLES])}::text[]) as name where to_regclass(name) is null`.execute(
    db,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => `“${name}”`).join(', ');
  throw new DatabaseError(
    `The relay’s table ${names} is gone: put the database back from a copy, or begin with an empty one.`,
  );
}

/** @throws DatabaseError for a PostgreSQL that takes nothing, or would acknowledge what a power cut loses */
async function requireDurable(db: Db, url: string | null): Promise<void> {
  if (url === null) return;
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'
      or name = 'transaction_read_only' and setting = 'on'`.execute(db);
  const [first] = rows;
  if (first === undefined) return;
  if (first.name === 'transaction_read_only') throw new DatabaseError(TAKES_NO_WRITING);
  throw new DatabaseError(
    `PostgreSQL has ${first.name} off: it would acknowledge what a power cut loses. Set it to on, then start again.`,
  );
}
