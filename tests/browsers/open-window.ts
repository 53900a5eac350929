import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { eventually } from '../e2e/eventually';
import { type ExtensionBrowser, newPage, PATIENCE } from './open-extension';
import { openPages } from './open-pages';

/** What a page of the extension may ask the browser for. */
interface ExtensionWindows {
  readonly windows: { create(window: { readonly url: string }): Promise<unknown> };
}

/**
 * @param address of a page whose path is answered whatever its query is; Chromium begins with an empty page
 * @returns a page in a window of its own
 */
export async function openWindow(extension: ExtensionBrowser, address: string): Promise<Page> {
  if (extension.kind === 'chromium') return newPage(extension.browser, { type: 'window' });
  // Firefox answers the driver's own command once it has told of the window, and now and then it tells of none (see
  // `openPages`): on a busy machine one in some hundred is waited for in vain. So the extension opens it.
  const own = new URL(address);
  own.searchParams.set('window', randomUUID());
  const blank = await extension.blank();
  await blank.evaluate(async (url) => {
    const { browser } = globalThis as unknown as { browser: ExtensionWindows };
    await browser.windows.create({ url });
  }, own.href);
  const find = async () => (await openPages(extension.browser)).find((page) => page.url() === own.href);
  const page = await eventually(find, (found) => found !== undefined);
  if (page === undefined) throw new Error(`${own.href} did not open`);
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1280, height: 900 });
  return page;
}
