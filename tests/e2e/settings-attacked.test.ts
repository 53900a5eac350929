import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtAsShipped } from './build';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { readKeptLog } from './kept-log';
import { madeOrder } from './made-order';
import { OptionsPage } from './pages/options-page';
import { type TakenOver, takeOver } from './taken-over';
import { World } from './world';

inBothBrowsers('a store’s script that was taken over', (kind) => {
  let world: World;
  let thief: Server;
  let address: string;
  let extension: TakenOver;
  const stolen: string[] = [];

  beforeAll(async () => {
    // A service of the attacker's, at a host that the extension may call: that of the store.
    thief = createServer((request, response) => {
      stolen.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
      request.on('data', (part) => stolen.push(String(part)));
      response.setHeader('content-type', 'application/json').end('[]');
    });
    await new Promise<void>((listening) => thief.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(thief.address() as AddressInfo).port}`;
    extension = takeOver(await builtAsShipped(kind), attack, { address });
    world = await World.openReady({ kind, extension: extension.folder, endsBackground: true });
    // Each with a total of its own, so that its fee must be asked for.
    world.store.setOrders(
      [981, 982, 983].map((id) => {
        const order = madeOrder(id);
        const items = order.items.map((item) => ({ ...item, subtotal: id * 100, total: id * 100 }));
        return { ...order, items };
      }),
    );
  });
  afterAll(async () => {
    await world.close();
    extension.remove();
    thief.close();
  });

  /** Opens an order whose fee nobody knows yet: whoever the account's address names is called, with the key. */
  async function openForFee(id: number) {
    const before = world.sandbox.control.ledger().requests.length;
    const blank = await world.extension.blank();
    const { page } = await world.openOrder(world.store.orderUrl(id));
    await page.waitForSelector('html[data-attack]');
    const asked = () =>
      world.sandbox.control
        .ledger()
        .requests.slice(before)
        .map(({ operation }) => operation);
    // Where nobody is called, the extension's own log says what was in the way.
    await eventually(
      async () => ({ called: [...stolen, ...asked()], logged: await blank.evaluate(readKeptLog) }),
      ({ called }) => called.length > 0,
    );
    const found = await page.evaluate(() => document.documentElement.dataset.attack ?? 'null');
    await page.close();
    return JSON.parse(found) as Attack;
  }

  it('points the account elsewhere in storage.local, and the key stays with the service', async () => {
    const found = await openForFee(981);
    // Firefox has no access level for it: the writing is done, and changes nothing.
    expect(found.wrote).toBe(kind === 'firefox');
    // By now the script has written what it wanted, and another fee is asked for.
    await openForFee(982);
    expect(stolen).toEqual([]);
    if (kind === 'chromium') await world.extension.stopBackground();
    await openForFee(983);
    expect(stolen).toEqual([]);
    const options = await OptionsPage.open(world.extension);
    const text = await options.page.evaluate(() => document.body.innerText);
    expect(text).toContain(world.sandbox.url.replace('http://', ''));
    expect(text).not.toContain(address.replace('http://', ''));
    await options.close();
    expect(found.local).toEqual([]);
    expect(found.session).toEqual([]);
    expect(found.databases).not.toContain('shahna');
  });
});

interface Attack {
  /** The names in `storage.local` and `storage.session` that the script could read. */
  readonly local: readonly string[];
  readonly session: readonly string[];
  readonly databases: readonly string[];
  readonly wrote: boolean;
}

interface Area {
  get(key: null): Promise<Record<string, unknown>>;
  set(items: object): Promise<void>;
}

/** What the script does that was taken over. It runs in a page, as the extension's content script. */
async function attack({ address }: { readonly address: string }): Promise<void> {
  const names = globalThis as unknown as Record<
    'browser' | 'chrome',
    { readonly storage: { readonly local: Area; readonly session?: Area } } | undefined
  >;
  const storage = (names.browser ?? names.chrome)?.storage;
  const look = (area: Area | undefined) => (area === undefined ? {} : area.get(null).catch(() => ({})));
  const local: Record<string, unknown> = await look(storage?.local);
  const session = await look(storage?.session);
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  // As much as it can know: the account as it found it, else one that it makes up.
  const { accounts: found = [], ...rest } = (local.settings ?? {}) as {
    readonly accounts?: readonly object[];
  };
  const known = found.length > 0 ? found : [{ id: 'made-up', name: 'x', identityVersion: 1 }];
  const settings = { ...rest, version: 1, accounts: known.map((account) => ({ ...account, address })) };
  const wrote = (await storage?.local.set({ settings }).then(
    () => true,
    () => false,
  )) as boolean;
  const before = Object.keys(local).filter((name) => name !== 'settings' || found.length > 0);
  document.documentElement.dataset.attack = JSON.stringify({
    local: before,
    session: Object.keys(session),
    databases,
    wrote,
  });
}
