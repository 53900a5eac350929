import type { GoToOptions, Page } from 'puppeteer-core';

/** Milliseconds in which what took a load back has ended, and the page is what it stays. */
const SETTLED = 1_000;

/**
 * Has a page that was just opened go to an address.
 *
 * Firefox answers that a tab is open before its own empty document has begun to load, where that takes longer than 5 s
 * (`unloadTimeout` in its `webdriver-bidi/modules/root/browsingContext.sys.mjs`); that load then takes ours back. It says
 * the same of a page that goes to another process, which then opens.
 */
export async function goTo(page: Page, address: string, options?: GoToOptions): Promise<void> {
  try {
    await page.goto(address, options);
  } catch (error) {
    if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    const at = await page.evaluate(() => location.href).catch(() => null);
    if (at !== 'about:blank') throw error;
    await page.goto(address, options);
  }
}
