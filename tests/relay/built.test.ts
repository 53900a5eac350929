import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, eventBody, send } from './shop-client';

const run = promisify(execFile);

describe('the relay as one file, beside nothing but the embedded engine’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'relay-built-'));
  const built = join(folder, 'relay');

  beforeAll(async () => {
    await run(process.execPath, ['--import', 'tsx', 'relay/build.ts']);
    // Away from the packages, which Node would find above it.
    cpSync('.output/relay', built, { recursive: true });
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('runs with Node alone: adds a shop, takes an event, hands it out, ends when asked; its log has no body', async () => {
    const data = ['--data', join(folder, 'data')];
    const { stdout } = await run(process.execPath, ['relay.mjs', 'shop', 'add', 'Shop', ...data], {
      cwd: built,
    });
    const webhook = /http\S+\/hook\/\S+/.exec(stdout)?.[0] ?? '';
    const invitation = /shahna-relay:\S+/.exec(stdout)?.[0] ?? '';
    const child = spawn(process.execPath, ['relay.mjs', '--port', '0', ...data], { cwd: built });
    const lines: string[] = [];
    const ended = once(child, 'exit');
    const reading = createInterface({ input: child.stdout });
    const port = await new Promise<string>((resolve) => {
      reading.on('line', (line) => {
        lines.push(line);
        const found = /"port":(\d+)/.exec(line)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    const url = `http://127.0.0.1:${port}`;
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    const body = eventBody({ parcel_code: 'P-built', note: 'ring twice' });
    expect((await send(webhook.replace(/^http:\/\/[^/]+/, url), body)).status).toBe(200);
    const browser = await Browser.join(url, { webhook, invitation }, 'Desk');
    expect((await browser.changes()).changes).toMatchObject([{ parcelCode: 'P-built' }]);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const log = lines.join('\n');
    // What was written until the end is there, by routes alone.
    expect(log).toContain('"route":"POST /hook/:secret","status":200');
    for (const secret of ['P-built', 'ring twice', webhook.split('/hook/')[1] ?? '', browser.token]) {
      expect(log).not.toContain(secret);
    }
  }, 180_000);
});
