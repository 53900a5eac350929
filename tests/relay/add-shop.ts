import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writeInvitation } from '../../lib/relay/invitation';
import type { NewShop } from '../../relay/shops/shops';
import type { Engine } from './relay-process';
import { requireInvitation } from './shop-client';

const run = promisify(execFile);

/**
 * Adds a shop as a person does: by the command, which the folder's owner runs.
 * @param url where its browsers and the service find the relay: one that was given a free port knows no address
 */
export async function addShop(engine: Engine, name: string, url: string): Promise<NewShop> {
  const isEmbedded = 'folder' in engine;
  const args = ['--import', 'tsx', 'relay/main.ts', 'shop', 'add', name];
  const { stdout } = await run(
    process.execPath,
    [...args, ...(isEmbedded ? ['--data', engine.folder] : [])],
    { env: { ...process.env, ...(isEmbedded ? {} : { DATABASE_URL: engine.databaseUrl }) } },
  );
  const [, path = ''] = /http[^/]+\/\/[^/]+(\/hook\/\S+)/.exec(stdout) ?? [];
  const [printed = ''] = /shahna-relay:\S+/.exec(stdout) ?? [];
  const webhook = `${url}${path}`;
  return { webhook, invitation: writeInvitation({ ...requireInvitation(printed), url, webhook }) };
}
