import type { Browser, Page } from 'puppeteer-core';
import { type StartedBrowser, type StartOptions, startBrowser } from './start-browser';

/** A file alone of Chromium's page for extensions, which may do what that page may: the whole one takes most of a second. */
export const MANAGER = 'chrome://extensions/strings.m.js';

/** Browsers that nobody has at the moment, by what they were started with. */
const free = new Map<string, StartedBrowser[]>();

// A worker that is told to end has no time to close browsers, so they are killed. Puppeteer would do that for only every
// second one: it removes each from a list while it goes through that list.
process.once('SIGTERM', () => process.exit());
process.once('exit', () => {
  for (const { browser } of [...free.values()].flat()) browser.process()?.kill('SIGKILL');
});

/**
 * A browser in which nothing is installed and no page is open, as if it had just been started, which costs most of what a
 * story's beginning does: one worker tells many stories, and what the one before was lent is lent again.
 */
export async function lendBrowser(options: StartOptions): Promise<StartedBrowser> {
  const key = JSON.stringify(options);
  const lent = free.get(key)?.pop() ?? (await startBrowser(options));
  const { browser } = lent;
  return {
    browser,
    async close(installed) {
      const manager = (await browser.pages()).find((page) => page.url() === MANAGER);
      // Firefox closes a window whose last page goes.
      const kept = manager ?? (await browser.newPage());
      const closed = await closeAllBut(browser, kept);
      await browser.uninstallExtension(installed);
      // The extension may just have been opening one, which the next story's would take for its own.
      await closeAllBut(browser, kept, ...closed);
      await browser.deleteCookie(...(await browser.cookies()));
      free.set(key, [...(free.get(key) ?? []), lent]);
    },
  };
}

/** Closes what is open, but for these pages. @returns what it closed */
async function closeAllBut(browser: Browser, ...left: readonly Page[]): Promise<readonly Page[]> {
  const open = (await browser.pages()).filter((page) => !left.includes(page));
  await Promise.all(open.map((page) => page.isClosed() || page.close().catch(gone(page))));
  return open;
}

/** A page that went with what was uninstalled cannot be closed any more, and need not be. */
function gone(page: Page): (error: unknown) => void {
  return (error) => {
    if (!page.isClosed()) throw error;
  };
}
