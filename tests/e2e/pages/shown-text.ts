import type { Page } from 'puppeteer-core';

/** All that a page says, without the marks around arguments of a text, which nobody sees. */
export function shownText(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText.replace(/[\u2066-\u2069]/g, ''));
}

/**
 * Waits until a page says it, also one behind another tab: Chromium draws no frames there, at which Puppeteer would look.
 * @throws Error with what it says instead
 */
export async function comesToSay(page: Page, text: string): Promise<void> {
  const isSaid = (wanted: string) => document.body.innerText.replace(/[\u2066-\u2069]/g, '').includes(wanted);
  await page.waitForFunction(isSaid, { polling: 100 }, text).catch(async (error: unknown) => {
    throw new Error(`“${text}” never came; instead: ${await shownText(page)}`, { cause: error });
  });
}
