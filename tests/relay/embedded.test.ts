import { execFile } from 'node:child_process';
import { fsyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FolderTaken, own } from '../../relay/cli/owner';
import { openEmbedded } from '../../relay/database/database';
import { RelayProcess } from './relay-process';
import { Browser, eventBody, send } from './shop-client';

vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  return { ...fs, fsyncSync: vi.fn(fs.fsyncSync) };
});

const run = promisify(execFile);

describe('the relay over PostgreSQL embedded in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'relay-embedded-'));
  const WRITES = 5;
  let readSyncs = 0;
  let writeSyncs = 0;
  let relay: RelayProcess;

  beforeAll(async () => {
    // The folder is made here, with what is asked for synced; the process then goes on with it.
    const { db, close } = await openEmbedded(folder);
    const before = vi.mocked(fsyncSync).mock.calls.length;
    await db.selectFrom('shop').selectAll().execute();
    readSyncs = vi.mocked(fsyncSync).mock.calls.length - before;
    await sql`create table synced (id int)`.execute(db);
    for (let id = 0; id < WRITES; id += 1) await sql`insert into synced values (${id})`.execute(db);
    writeSyncs = vi.mocked(fsyncSync).mock.calls.length - before;
    await close();
    relay = await RelayProcess.start({ folder });
  }, 180_000);

  afterAll(async () => {
    await relay.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('syncs every commit to the disk, and nothing else', () => {
    expect(readSyncs).toBe(0);
    expect(writeSyncs).toBeGreaterThanOrEqual(WRITES + 1);
  });

  it('has one owner, who runs commands for others, and gives back after a kill all that it acknowledged', async () => {
    await expect(own(folder)).rejects.toThrow(FolderTaken);
    const { stdout } = await run(process.execPath, [
      ...['--import', 'tsx', 'relay/main.ts', 'shop', 'add', 'My', 'shop', '--data', folder],
    ]);
    const webhook = /http\S+\/hook\/\S+/.exec(stdout)?.[0] ?? '';
    const invitation = /shahna-relay:\S+/.exec(stdout)?.[0] ?? '';
    const address = webhook.replace(/^http:\/\/[^/]+/, relay.url);
    const acknowledged: string[] = [];
    const senders = Array.from({ length: 40 }, async (_, index) => {
      const code = `P-${index}`;
      // Cut off by the kill: nothing was promised.
      const answer = await send(address, eventBody({ parcel_code: code })).catch(() => null);
      if (answer?.ok !== true) return;
      acknowledged.push(code);
      if (acknowledged.length === 10) void relay.kill();
    });
    await Promise.all(senders);
    await relay.kill();
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    relay = await RelayProcess.start({ folder });
    const browser = await Browser.join(relay.url, { webhook, invitation }, 'Desk');
    const codes = (await browser.allChanges()).map((change) => change.kind === 'event' && change.parcelCode);
    expect(acknowledged.filter((code) => !codes.includes(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  }, 180_000);
});
