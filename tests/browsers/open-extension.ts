import puppeteer, { type Browser, type CreatePageOptions, type Page } from 'puppeteer-core';
import { acknowledgeAtOnce } from './acknowledge-at-once';
import { type BrowserKind, requireBrowser } from './find-browser';
import { copyWarmProfile } from './warm-profile';

/** Firefox makes up an extension's address at install; a fixed one lets its pages be opened by name. */
const FIREFOX_ADDRESS = '7b1c2a52-2b1f-4c1e-9a4f-5d0a5b8c1e01';
export const FIREFOX_ID = 'shahna@shahna.extension';

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

export interface OpenOptions {
  readonly kind: BrowserKind;
  /** The built extension's folder. */
  readonly extension: string;
  readonly headless: boolean;
  /** The browser's own language. */
  readonly language?: string;
  /** Kept between runs when named; a throw-away profile otherwise. */
  readonly profile?: string;
  /** The person prefers dark colours. */
  readonly dark?: boolean;
  /** The extension will be loaded anew: Chromium leaves one off that came from a folder, but for its developers. */
  readonly reloads?: boolean;
}

/** Starts a browser with the extension installed and nothing else. */
export function openExtension(options: OpenOptions): Promise<ExtensionBrowser> {
  return options.kind === 'chromium' ? openInChromium(options) : openInFirefox(options);
}

/** Where a message to a customer is opened. */
const CHATS = 'wa.me';

async function openInChromium(options: OpenOptions): Promise<ExtensionBrowser> {
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: requireBrowser('chromium'),
    headless: options.headless,
    protocolTimeout: PROTOCOL_PATIENCE,
    // Branded Chrome ignores --load-extension from 137 on; over the pipe it still takes one.
    pipe: true,
    enableExtensions: [options.extension],
    defaultViewport: options.headless ? { width: 1280, height: 900 } : null,
    ...(options.profile === undefined ? {} : { userDataDir: options.profile }),
    // Chromium on Linux takes its language from the environment alone.
    env: { ...process.env, LANGUAGE: options.language ?? 'en' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Nothing is told to WhatsApp: a chat's tab opens, and its address leads nowhere.
      `--host-resolver-rules=MAP ${CHATS} ~NOTFOUND`,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--lang=${options.language ?? 'en'}`,
      `--accept-lang=${options.language ?? 'en'}`,
      ...(options.dark === true ? ['--blink-settings=preferredColorScheme=0'] : []),
    ],
  });
  const worker = await browser.waitForTarget(
    (target) => target.type() === 'service_worker' && target.url().startsWith('chrome-extension://'),
  );
  const { host: id } = new URL(worker.url());
  const base = `chrome-extension://${id}/`;
  const openPage = async (path: string) => {
    const page = await newPage(browser);
    await page.goto(base + path);
    return page;
  };
  /** A file of the page alone, which may do what the page may: the whole page takes most of a second. */
  const openManager = async () => {
    const page = await browser.newPage();
    await page.goto('chrome://extensions/strings.m.js');
    return page;
  };
  if (options.reloads === true) {
    const manager = await openManager();
    await manager.evaluate(enterDeveloperMode);
    await manager.close();
  }
  return {
    kind: 'chromium',
    browser,
    base,
    openPage,
    blank: openOnce(openPage),
    async allow(...origins) {
      const manager = await openManager();
      for (const origin of origins) {
        await manager.evaluate(addHostPermission, id, `${origin.replace(/:\d+$/, '')}/*`);
      }
      await manager.close();
    },
    async stopBackground() {
      const page = await openPage(BLANK);
      const session = await page.createCDPSession();
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await page.close();
    },
    close: () => browser.close(),
  };
}

async function openInFirefox(options: OpenOptions): Promise<ExtensionBrowser> {
  acknowledgeAtOnce();
  const warm = options.profile === undefined ? copyWarmProfile() : null;
  const profile = options.profile ?? warm?.folder;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: requireBrowser('firefox'),
    headless: options.headless,
    protocolTimeout: PROTOCOL_PATIENCE,
    defaultViewport: options.headless ? { width: 1280, height: 900 } : null,
    ...(profile === undefined ? {} : { userDataDir: profile }),
    // Without it the pages of an extension are out of reach.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextOptionalPermissionPrompts': false,
      'extensions.webextensions.uuids': JSON.stringify({ [FIREFOX_ID]: FIREFOX_ADDRESS }),
      'intl.accept_languages': options.language ?? 'en',
      'network.dns.localDomains': CHATS,
      // 0 is dark, 2 is what the system has.
      'layout.css.prefers-color-scheme.content-override': options.dark === true ? 0 : 2,
      'extensions.background.idle.timeout': 30_000,
      // What is installed for a test leaves with the browser; its data are to outlive that, as an installed one's do.
      'extensions.webextensions.keepStorageOnUninstall': true,
      'extensions.webextensions.keepUuidOnUninstall': true,
    },
  });
  await browser.installExtension(options.extension);
  const base = `moz-extension://${FIREFOX_ADDRESS}/`;
  const openPage = async (path: string) => {
    const page = await newPage(browser);
    // The page opens, but Firefox never tells that it did; what tells is the page itself.
    page.goto(base + path, { timeout: 2_000 }).catch(() => undefined);
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
    async close() {
      await browser.close();
      warm?.remove();
    },
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
const PATIENCE = 30_000;

/** What a browser has not answered by then it does not answer; the error names the command. */
const PROTOCOL_PATIENCE = 60_000;

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
