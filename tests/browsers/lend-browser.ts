import type { Page } from 'puppeteer-core';
import { type StartedBrowser, type StartOptions, startBrowser } from './start-browser';

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
      const before = await browser.pages();
      // Firefox closes a window whose last page goes, and what is uninstalled takes its pages along.
      await browser.newPage();
      await browser.uninstallExtension(installed);
      await Promise.all(before.map((page) => page.isClosed() || page.close().catch(gone(page))));
      await browser.deleteCookie(...(await browser.cookies()));
      free.set(key, [...(free.get(key) ?? []), lent]);
    },
  };
}

/** A page that went with what was uninstalled cannot be closed any more, and need not be. */
function gone(page: Page): (error: unknown) => void {
  return (error) => {
    if (!page.isClosed()) throw error;
  };
}
