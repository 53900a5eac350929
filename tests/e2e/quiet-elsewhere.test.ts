import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtAsShipped } from './build';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { World } from './world';

inBothBrowsers('the production build', (kind) => {
  let build: string;
  let world: World;

  beforeAll(async () => {
    build = await builtAsShipped(kind);
    world = await World.open({ kind, extension: build });
  });
  afterAll(() => world.close());

  it('holds nothing by which the outbox’s times could be shortened, as builds for tests do', () => {
    const code = readFileSync(join(build, 'background.js'), 'utf8');
    expect(code).toContain('outbox-sending');
    expect(code).not.toContain('test-times');
  });

  it('opens the page that leads to the first parcel once it is installed', async () => {
    const blank = await world.extension.blank();
    await eventually(
      () => blank.evaluate(readOwnTabs),
      (open) => open.includes('/options.html'),
    );
  });

  it('asks for no site at install, and leaves pages alone that were not enabled', async () => {
    expect(await (await world.extension.blank()).evaluate(readOrigins)).toEqual([]);
    const order = await world.openOrder(world.store.orderUrl(101));
    await order.page.waitForSelector('#order_data');
    expect(await order.hasBar()).toBe(false);
  });

  it('puts its bar on an enabled store’s page at once, in a root the page cannot look into', async () => {
    const order = await world.openOrder(world.store.orderUrl(101));
    await world.setUpAccount();
    await world.enableStore();
    await order.page.bringToFront();
    await order.page.waitForSelector('shahna-bar');
    expect(await order.page.evaluate(() => document.querySelector('shahna-bar')?.shadowRoot)).toBeNull();
    expect(await order.page.evaluate(() => document.body.innerText)).not.toContain('Ship');
  });

  it('leaves nothing on a page of the store that is no order', async () => {
    const list = await world.openOrder(world.store.listUrl());
    await list.page.waitForSelector('#the-list');
    expect(await list.hasBar()).toBe(false);
  });
});

interface ExtensionApi {
  readonly extension: { getViews(of: { readonly type: 'tab' }): readonly Window[] };
  readonly permissions: { getAll(): Promise<{ readonly origins?: readonly string[] }> };
}

/** Runs in a page of the extension. */
async function readOrigins(): Promise<readonly string[]> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi>;
  const { origins = [] } = await (browser ?? chrome).permissions.getAll();
  return origins;
}

/** Runs in a page of the extension: no driver of Firefox tells of a page that the extension opens. */
function readOwnTabs(): readonly string[] {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi>;
  return (browser ?? chrome).extension.getViews({ type: 'tab' }).map(({ location }) => location.pathname);
}
