import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CreatePageOptions, Page } from 'puppeteer-core';
import type { BrowserKind } from './find-browser';
import { goTo } from './go-to';
import { lendBrowser, MANAGER } from './lend-browser';
import {
  FIREFOX_ADDRESS,
  FIREFOX_ID,
  type StartedBrowser,
  type StartOptions,
  startBrowser,
} from './start-browser';

export interface ExtensionBrowser {
  readonly kind: BrowserKind;
  readonly browser: Browser;
  /** `chrome-extension://…/` or `moz-extension://…/`. */
  readonly base: string;
  /** Opens a page of the extension, e.g. `options.html`. */
  openPage(path: string): Promise<Page>;
  /** A page of the extension that shows nothing, to run what may be run in one; opened once. */
  blank(): Promise<Page>;
  /** Lets the next permission requests for the origins, made in a press, be granted without their prompt. */
  allow(...origins: readonly string[]): Promise<void>;
  /** Ends the background as the browser itself does after a while. */
  stopBackground(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions extends StartOptions {
  /** The built extension's folder. */
  readonly extension: string;
  /** The extension will be loaded anew: Chromium leaves one off that came from a folder, but for its developers. */
  readonly reloads?: boolean;
  /** The browser may be one that stories before had, with nothing of theirs in it. */
  readonly lent?: boolean;
}

/** A browser with the extension installed and nothing else. */
export async function openExtension({
  extension,
  reloads,
  lent,
  ...start
}: OpenOptions): Promise<ExtensionBrowser> {
  const started = await (lent === true ? lendBrowser(start) : startBrowser(start));
  if (start.kind === 'firefox') return openInFirefox(started, extension);
  return openInChromium(started, extension, { isLent: lent === true, reloads: reloads === true });
}

async function openInChromium(
  started: StartedBrowser,
  folder: string,
  { isLent, reloads }: { readonly isLent: boolean; readonly reloads: boolean },
): Promise<ExtensionBrowser> {
  const { browser } = started;
  // Chromium names an extension by its folder, and deletes what the one before it kept some time after it went.
  const copy = isLent ? copyOf(folder) : null;
  const id = await browser.installExtension(copy ?? folder);
  const base = `chrome-extension://${id}/`;
  await browser.waitForTarget(
    (target) => target.type() === 'service_worker' && target.url().startsWith(base),
  );
  const openPage = async (path: string) => {
    const page = await newPage(browser);
    await page.goto(base + path);
    return page;
  };
  if (reloads) await (await findManager(browser)).evaluate(enterDeveloperMode);
  return {
    kind: 'chromium',
    browser,
    base,
    openPage,
    blank: openOnce(openPage),
    async allow(...origins) {
      const manager = await findManager(browser);
      for (const origin of origins) {
        await manager.evaluate(addHostPermission, id, `${origin.replace(/:\d+$/, '')}/*`);
      }
    },
    async stopBackground() {
      // A Chromium that told many stories may not start it again, and then no page of the extension is answered.
      if (isLent) throw new Error('A background is ended in a browser of the story’s own: `endsBackground`');
      const page = await openPage(BLANK);
      const session = await page.createCDPSession();
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await page.close();
    },
    async close() {
      await started.close(id);
      if (copy !== null) rmSync(copy, { recursive: true });
    },
  };
}

/** In Chromium's first, empty tab, which stays open: a third of setting up a world was to open one for each. */
async function findManager(browser: Browser): Promise<Page> {
  const pages = await browser.pages();
  const open = pages.find((page) => page.url() === MANAGER);
  if (open !== undefined) return open;
  const page = pages.find((one) => one.url() === 'about:blank') ?? (await browser.newPage());
  await page.goto(MANAGER);
  return page;
}

function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'shahna-extension-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

async function openInFirefox(started: StartedBrowser, folder: string): Promise<ExtensionBrowser> {
  const { browser } = started;
  await browser.installExtension(folder);
  const base = `moz-extension://${FIREFOX_ADDRESS}/`;
  const openPage = async (path: string) => {
    const page = await newPage(browser);
    // The page opens, but Firefox never tells that it did; what tells is the page itself.
    goTo(page, base + path, { timeout: 2_000 }).catch(() => undefined);
    await untilOpen(page, base);
    return page;
  };
  return {
    kind: 'firefox',
    browser,
    base,
    openPage,
    blank: openOnce(openPage),
    // The preference above grants what is asked for.
    allow: async () => undefined,
    stopBackground: () =>
      Promise.reject(new Error('Firefox ends its background by its own idle timer alone')),
    close: () => started.close(FIREFOX_ID),
  };
}

/** A page of the extension that shows nothing and does nothing of its own. */
export const BLANK = 'icon/16.png';

function openOnce(openPage: ExtensionBrowser['openPage']): ExtensionBrowser['blank'] {
  let blank: Page | null = null;
  return async () => {
    if (blank === null || blank.isClosed()) blank = await openPage(BLANK);
    return blank;
  };
}

/** Far longer than anything here takes, and shorter than a test may: what fails says what it waited for. */
export const PATIENCE = 30_000;

export async function newPage(browser: Browser, options?: CreatePageOptions): Promise<Page> {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** Asking a page that is about to be another one fails, and says nothing of the other. */
export async function untilOpen(page: Page, base: string): Promise<void> {
  const isOpen = () =>
    page
      .evaluate((address) => location.href.startsWith(address) && document.readyState === 'complete', base)
      .catch(() => false);
  for (const until = Date.now() + PATIENCE; !(await isOpen()); ) {
    if (Date.now() > until) throw new Error(`${base} did not open`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Chromium's own interface of the page `chrome://extensions`. */
interface DeveloperPrivate {
  addHostPermission(id: string, origin: string): Promise<void>;
  updateProfileConfiguration(change: { readonly inDeveloperMode: boolean }): Promise<void>;
}

/** Runs in `chrome://extensions`. */
async function addHostPermission(id: string, origin: string): Promise<void> {
  const { chrome } = globalThis as unknown as { chrome: { developerPrivate: DeveloperPrivate } };
  await chrome.developerPrivate.addHostPermission(id, origin);
}

/** Runs in `chrome://extensions`. */
async function enterDeveloperMode(): Promise<void> {
  const { chrome } = globalThis as unknown as { chrome: { developerPrivate: DeveloperPrivate } };
  await chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
}
