import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain } from '../../relay/cli/explain';
import { readOptions } from '../../relay/cli/options';
import { askOwner, FolderTaken, own } from '../../relay/cli/owner';
import { type Database, openEmbedded, openPostgres } from '../../relay/database/database';
import { startRelay } from '../../relay/http/server';
import { addShop } from '../../relay/shops/shops';
import { openInMemory } from './in-memory';
import { PostgresCluster, postgresPrograms, withoutPostgres } from './postgres-cluster';

/** What whoever started it reads: one line that says what to do, and no stack. */
async function sentenceOf(start: () => unknown): Promise<string> {
  try {
    await start();
  } catch (error) {
    const sentence = explain(error);
    expect(sentence.trim().split('\n')).toHaveLength(1);
    expect(sentence).not.toMatch(/\bat .+:\d+:\d+/);
    return sentence;
  }
  throw new Error('it started');
}

const top = mkdtempSync(join(tmpdir(), 'relay-starting-'));
afterAll(() => rmSync(top, { recursive: true, force: true }), 60_000);

describe('a folder that held a relay', () => {
  const folder = join(top, 'held');
  const aside = join(top, 'aside');

  beforeAll(async () => {
    const { db, close } = await openEmbedded(folder);
    await addShop(db, 'http://localhost', 'Kept');
    await close();
  }, 60_000);

  it.each([
    'postgres/PG_VERSION',
    'postgres/base',
    'postgres/global/pg_control',
    'postgres/pg_wal',
    // All that a shell's `*` names.
    'postgres',
  ])('is never begun anew: without %s it says what is missing', async (part) => {
    renameSync(join(folder, part), aside);
    const missing = /kept in .+ lacks .+: put the folder back/;
    expect(await sentenceOf(() => openEmbedded(folder))).toMatch(missing);
    // Nothing was written that would hide it the next time.
    expect(await sentenceOf(() => openEmbedded(folder))).toMatch(missing);
    rmSync(join(folder, part), { recursive: true, force: true });
    renameSync(aside, join(folder, part));
  });

  it('ends the command with that sentence, and with an exit code that says so too', async () => {
    renameSync(join(folder, 'postgres/PG_VERSION'), aside);
    const command = ['--import', 'tsx', 'relay/main.ts', 'shop', 'list', '--data', folder];
    await expect(promisify(execFile)(process.execPath, command)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^A relay was kept in .+ lacks PG_VERSION: .+\n$/),
    });
    renameSync(aside, join(folder, 'postgres/PG_VERSION'));
    const { db, close } = await openEmbedded(folder);
    const shops = await db.selectFrom('shop').select('name').execute();
    expect(shops).toEqual([{ name: 'Kept' }]);
    await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(db);
    await close();
  });

  it('of which a newer relay has made more is left to that; a damaged one is said to be damaged', async () => {
    expect(await sentenceOf(() => openEmbedded(folder))).toMatch(/of a newer relay/);
    writeFileSync(join(folder, 'postgres/global/pg_control'), '');
    expect(await sentenceOf(() => openEmbedded(folder))).toMatch(/did not open as a database: put it back/);
  });
});

it('gives a folder whose owner was killed to one of two that start at once, and to no third', async () => {
  const folder = join(top, 'killed');
  const socket = join(folder, 'relay.sock');
  mkdirSync(folder);
  const owner = `require('node:net').createServer().listen('${socket}', () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', owner]);
  const starts = await Promise.allSettled([own(folder), own(folder)]);
  const [owned, ...others] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  expect(others).toEqual([]);
  // Whoever lost left the winner's socket where it is, by which commands and later starts find their owner.
  expect(existsSync(socket)).toBe(true);
  await expect(own(folder)).rejects.toThrow(FolderTaken);
  owned?.release();
});

it('says that an owner ended in the middle of a command, and what to do', async () => {
  const folder = join(top, 'ended');
  mkdirSync(folder);
  const owner = createServer((socket) => socket.end()).listen(join(folder, 'relay.sock'));
  await once(owner, 'listening');
  const asked = () => askOwner(folder, { words: ['shop', 'list'], days: 7 });
  expect(await sentenceOf(asked)).toMatch(/ended before it answered/);
  owner.close();
});

describe('a start that cannot be', () => {
  it('says what is wrong with the folder', async () => {
    const file = join(top, 'file');
    writeFileSync(file, '');
    expect(await sentenceOf(() => own(file))).toMatch(/--data is a file/);
    expect(await sentenceOf(() => own(join(file, 'below')))).toMatch(/is a file/);
    const long = join(top, 'a'.repeat(120));
    mkdirSync(long);
    expect(await sentenceOf(() => own(long))).toMatch(/too long/);
  });

  it('names its folder by where it is: two that are typed alike in two places are two', () => {
    expect(readOptions(['--data', 'data'], {}).folder).toBe(resolve('data'));
    expect(readOptions(['--data', join(top, 'x', '..', 'data')], {}).folder).toBe(join(top, 'data'));
  });

  it('says what is wrong with the address it is to listen on', async () => {
    const database = await openInMemory();
    const listen = (...words: string[]) =>
      sentenceOf(() => startRelay(database, pino({ level: 'silent' }), readOptions(words, {})));
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    expect(await listen('--port', String(typeof address === 'object' ? address?.port : ''))).toMatch(
      /port is taken/,
    );
    taken.close();
    expect(await listen('--port', '0', '--host', '192.0.2.1')).toMatch(/none of this machine/);
    expect(await listen('--port', '0', '--host', 'nowhere.invalid')).toMatch(/--host is not known/);
    await database.close();
  });

  it.each([
    ['nonsense', /is no address/],
    ['mysql://user:secret@127.0.0.1/relay', /is no address/],
    ['postgres://user:secret@127.0.0.1:99999/relay', /is no address/],
    ['postgres://user:secret@127.0.0.1:1/relay', /Nothing listens/],
    ['postgres://user:secret@nowhere.invalid/relay', /host in DATABASE_URL/],
    [`postgres://user:secret@localhost/relay?host=${encodeURIComponent(top)}`, /no socket/],
  ])('says what is wrong with DATABASE_URL=%s, and not the password', async (url, expected) => {
    const open = () => openPostgres(readOptions([], { DATABASE_URL: url }).databaseUrl ?? '');
    const sentence = await sentenceOf(open);
    expect(sentence).toMatch(expected);
    expect(sentence).not.toContain('secret');
  });
});

describe.skipIf(postgresPrograms === null)(`a PostgreSQL that does not fit${withoutPostgres}`, () => {
  let cluster: PostgresCluster;
  let owner: Database;

  beforeAll(async () => {
    cluster = await PostgresCluster.start();
    owner = await openPostgres(cluster.url);
  }, 60_000);
  afterAll(async () => {
    await owner.close();
    await cluster.remove();
  }, 60_000);

  it.each([
    ['lost', 'drop table parcel', /table “parcel” is gone/],
    ['newer', `insert into kysely_migration values ('9999-later', '2030-01-01')`, /newer relay/],
    ['other', 'drop table kysely_migration', /tables of something else/],
    ['fixed', 'alter database fixed set default_transaction_read_only = on', /takes no writing/],
    ['narrow', 'create role guest login; grant all on database narrow to guest', /may not make tables/],
  ])('is refused in one sentence (%s)', async (name, prepare, expected) => {
    await sql`create database ${sql.id(name)}`.execute(owner.db);
    const url = cluster.url.replace('/postgres?', `/${name}?`);
    await (await openPostgres(url)).close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(prepare);
    await client.end();
    const as = name === 'narrow' ? url.replace('postgres@', 'guest@') : url;
    expect(await sentenceOf(() => openPostgres(as))).toMatch(expected);
  });

  it('is refused where its database or role is not there', async () => {
    const open = (from: string, to: string) => sentenceOf(() => openPostgres(cluster.url.replace(from, to)));
    expect(await open('/postgres?', '/nowhere?')).toMatch(/does not exist: make it/);
    expect(await open('postgres@', 'nobody-here@')).toMatch(/let the user of DATABASE_URL in/);
  });
});
