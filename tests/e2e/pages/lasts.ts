import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';

/** So many milliseconds pass for the page, which is left alone meanwhile: to be asked at each frame keeps a core busy. */
export async function lasts(page: Page, milliseconds: number): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await sleep(milliseconds);
  await page.waitForFunction((from, time) => performance.now() - from > time, {}, since, milliseconds);
}
