import { readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { createServer } from 'wxt';
import type { BrowserKind } from '../browsers/find-browser';
import { World } from '../e2e/world';

/** The practice store's script. Every other store's would be built at each edit that they share, and none is opened. */
const STORE_SCRIPT = 'store-woocommerce';

/** Milliseconds in which the extension has registered what it was told to: it does not say when. */
const REGISTERED = 300;

export interface Development {
  readonly world: World;
  close(): Promise<void>;
}

/**
 * WXT's development server, and a browser with its build, the practice account and the practice store set up. An edit
 * reloads what it touches: a page by itself, the pages of the store, or the whole extension, after which the pages of
 * the store and of the extension are opened again.
 * @param onReloaded called when they are
 */
export async function develop(
  options: { readonly kind: BrowserKind; readonly language: 'ar' | 'en' | 'he'; readonly headless: boolean },
  onReloaded: () => void,
): Promise<Development> {
  const browser = options.kind === 'chromium' ? 'chrome' : 'firefox';
  const filterEntrypoints = readdirSync('entrypoints')
    .map((file) => parse(file).name)
    .filter((name) => !name.startsWith('store-') || name === STORE_SCRIPT);
  const server = await createServer({ browser, webExt: { disabled: true }, filterEntrypoints });
  await server.start();
  const extension = resolve(`.output/${browser}-mv3-dev`);
  const world = await World.open({ ...options, extension, reloads: true });
  await world.setUpAccount({ environment: 'testing' });
  await world.enableStore();

  // Pages do not open any more once the extension is reloaded again, or the browser closes.
  let turn = 0;
  const reopenNow = (pages: OpenPages) => {
    const own = turn;
    reopen(world, pages).then(onReloaded, (error: unknown) => own === turn && console.error(error));
  };
  let toReopen: OpenPages | null = null;
  server.ws.on('wxt:background-initialized', () => {
    if (toReopen === null) return;
    const pages = toReopen;
    toReopen = null;
    reopenNow(pages);
  });
  const reload = server.reloadExtension;
  server.reloadExtension = () => {
    turn += 1;
    // The extension's own pages close with it: what is open is asked for first.
    void findOpenPages(world).then((pages) => {
      toReopen = pages;
      reload();
    });
  };
  // WXT loads the script anew and reloads the tabs that the script's own patterns name; a store's script has none, for
  // it is registered for what the person enabled.
  let reloading: ReturnType<typeof setTimeout> | undefined;
  const reloadScript = server.reloadContentScript;
  server.reloadContentScript = (payload) => {
    reloadScript(payload);
    clearTimeout(reloading);
    reloading = setTimeout(() => {
      void findOpenPages(world).then(({ ofStore }) => reopenNow({ ofStore, own: [] }));
    }, REGISTERED);
  };
  const close = async () => {
    turn += 1;
    clearTimeout(reloading);
    await Promise.allSettled([world.close(), server.stop()]);
  };
  return { world, close };
}

interface OpenPages {
  readonly ofStore: readonly Page[];
  /** The extension's own, by their paths in it. */
  readonly own: readonly string[];
}

async function findOpenPages({ extension: { browser, base }, store }: World): Promise<OpenPages> {
  const pages = await browser.pages();
  const addresses = await Promise.all(pages.map(addressOf));
  return {
    ofStore: pages.filter((_, index) => addresses[index]?.startsWith(store.url)),
    own: addresses.filter((url) => url.startsWith(base)).map((url) => url.slice(base.length)),
  };
}

/** Asked of the page itself: Firefox tells nobody that a page of an extension was opened. */
export function addressOf(page: Page): Promise<string> {
  return page.evaluate(() => location.href).catch(() => page.url());
}

async function reopen({ extension }: World, { ofStore, own }: OpenPages): Promise<void> {
  await Promise.all([
    ...ofStore.map((page) => page.reload({ waitUntil: 'domcontentloaded' })),
    ...own.map((path) => extension.openPage(path)),
  ]);
}
