import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it } from 'vitest';
import { readOptions } from '../../relay/cli/options';
import { startRelay } from '../../relay/http/server';
import { addShop } from '../../relay/shops/shops';
import { openInMemory } from './in-memory';
import { Browser, eventBody } from './shop-client';

const SENDERS = 8;

it('a relay that stops under traffic answers what was sent, and says that the connection ends', async () => {
  const database = await openInMemory();
  // What it took in is looked at after it has ended.
  const kept = { ...database, close: async () => undefined };
  const relay = await startRelay(kept, pino({ level: 'silent' }), readOptions(['--port', '0'], {}));
  const url = `http://127.0.0.1:${relay.port}`;
  const shop = await addShop(database.db, url, 'Shop');
  const quiet = await addShop(database.db, url, 'Quiet shop');
  const reader = await Browser.join(url, quiet, 'Desk');
  const held = ask(`${url}/v1/changes?after=0&wait=20`, new Agent({ keepAlive: true }), reader.token);

  const acknowledged: string[] = [];
  const endings = Array.from({ length: SENDERS }, async (_, sender) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let nth = 0; ; nth += 1) {
      const code = `P-${sender}-${nth}`;
      const event = JSON.stringify(eventBody({ parcel_code: code }));
      // Nobody listens any more, or the connection was closed as the request was sent: nothing was promised.
      const answer = await ask(shop.webhook, agent, null, event).catch(() => null);
      if (answer === null) return 'refused';
      if (answer.statusCode === 200) acknowledged.push(code);
      if (answer.headers.connection === 'close') return 'ended';
    }
  });
  while (acknowledged.length < 2 * SENDERS) await new Promise((resolve) => setTimeout(resolve, 5));
  await relay.close();

  expect(await Promise.all(endings)).toContain('ended');
  expect((await held).headers.connection).toBe('close');
  const written = (await database.db.selectFrom('parcel').select('code').execute()).map(({ code }) => code);
  await database.close();
  expect(acknowledged.filter((code) => !written.includes(code))).toEqual([]);
}, 60_000);

it('a relay that cannot close says so on a line of its log, and leaves no socket in its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'relay-stopping-'));
  const broken = `import { Server } from 'node:net';
    const { close } = Server.prototype;
    Server.prototype.close = function (...of) {
      if ('headersTimeout' in this) throw new Error('it does not close');
      return close.apply(this, of);
    };`;
  const words = ['--import', `data:text/javascript,${encodeURIComponent(broken)}`, '--import', 'tsx'];
  const child = spawn(process.execPath, [...words, 'relay/main.ts', '--port', '0', '--data', folder]);
  let [said, errors] = ['', ''];
  child.stdout.on('data', (text) => {
    said += String(text);
    if (/"port":/.test(String(text))) child.kill('SIGTERM');
  });
  child.stderr.on('data', (text) => {
    errors += String(text);
  });
  const [code] = await once(child, 'close');
  expect(errors).toBe('');
  expect(said).toMatch(/it does not close/);
  expect(code).toBe(1);
  expect(existsSync(join(folder, 'relay.sock'))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** One request on a connection that is kept; its answer is read to the end. */
function ask(url: string, agent: Agent, token: string | null, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
    const sending = request(
      url,
      { agent, headers, method: body === undefined ? 'GET' : 'POST' },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer));
        answer.once('error', reject);
      },
    );
    sending.once('error', reject);
    sending.end(body);
  });
}
