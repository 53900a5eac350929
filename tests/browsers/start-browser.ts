import puppeteer, { type Browser } from 'puppeteer-core';
import { acknowledgeAtOnce } from './acknowledge-at-once';
import { type BrowserKind, requireBrowser } from './find-browser';
import { tellOfNew } from './open-pages';
import { copyWarmProfile } from './warm-profile';

/** Firefox makes up an extension's address at install; a fixed one lets its pages be opened by name. */
export const FIREFOX_ADDRESS = '7b1c2a52-2b1f-4c1e-9a4f-5d0a5b8c1e01';
export const FIREFOX_ID = 'shahna@shahna.extension';

export interface StartOptions {
  readonly kind: BrowserKind;
  readonly headless: boolean;
  /** The browser's own language. */
  readonly language?: string;
  /** Kept between runs when named; a throw-away profile otherwise. */
  readonly profile?: string;
  /** The person prefers dark colours. */
  readonly dark?: boolean;
}

/** A browser with nothing installed. */
export interface StartedBrowser {
  readonly browser: Browser;
  /** @param installed what was installed in it, by its id */
  close(installed: string): Promise<void>;
}

/** What a browser has not answered by then it does not answer; the error names the command. */
const PROTOCOL_PATIENCE = 60_000;

/** Where a message to a customer is opened. */
const CHATS = 'wa.me';

/** Starts a browser of its own. */
export function startBrowser(options: StartOptions): Promise<StartedBrowser> {
  return options.kind === 'chromium' ? startChromium(options) : startFirefox(options);
}

async function startChromium(options: StartOptions): Promise<StartedBrowser> {
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: requireBrowser('chromium'),
    headless: options.headless,
    protocolTimeout: PROTOCOL_PATIENCE,
    // Branded Chrome ignores --load-extension from 137 on; over the pipe it still takes one.
    pipe: true,
    enableExtensions: true,
    defaultViewport: null,
    ...(options.profile === undefined ? {} : { userDataDir: options.profile }),
    // Chromium on Linux takes its language from the environment alone.
    env: { ...process.env, LANGUAGE: options.language ?? 'en' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // No tabs and bars of the browser's own where nobody sees them: to draw those was a third of its work at a new page.
      ...(options.headless ? ['--kiosk', '--screen-info={1280x900}'] : []),
      // All pages of stores in one process, as where many tabs are open, and none that waits for the next page.
      '--renderer-process-limit=1',
      '--disable-features=SpareRendererForSitePerProcess,TabHoverCardImages',
      // The browser's own tabs and bars do not move; a page's animations are its own.
      '--animation-duration-scale=0',
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
  return { browser, close: () => browser.close() };
}

async function startFirefox(options: StartOptions): Promise<StartedBrowser> {
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
      // All pages of stores in one process, as where many tabs are open: each page would start one of its own.
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      // And they stay where a story has closed its last page, or its extension went, and the next begins.
      'dom.ipc.keepProcessesAlive.web': 1,
      'dom.ipc.keepProcessesAlive.extension': 1,
      // 0 is dark, 2 is what the system has.
      'layout.css.prefers-color-scheme.content-override': options.dark === true ? 0 : 2,
      'extensions.background.idle.timeout': 30_000,
      // What is installed for a test leaves with the browser; its data are to outlive that, as an installed one's do.
      'extensions.webextensions.keepStorageOnUninstall': options.profile !== undefined,
      'extensions.webextensions.keepUuidOnUninstall': true,
    },
  });
  tellOfNew(browser);
  return {
    browser,
    async close() {
      await browser.close();
      warm?.remove();
    },
  };
}
