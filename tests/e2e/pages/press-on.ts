import type { Page } from 'puppeteer-core';
import { OVER, STOOD } from '../../../lib/press/press-rule';
import { lasts } from './lasts';

/**
 * Presses what a selector finds in the tab before them, as a person does: once it is there, can be pressed and has come
 * to rest, since what loads above it moves it. A tab that nobody sees draws nothing, so nothing there comes to rest.
 */
export async function pressOn(page: Page, selector: string): Promise<void> {
  await page.bringToFront();
  await page
    .locator(selector)
    .click()
    .catch(async (error: unknown) => {
      const seen = await page.evaluate(() => `${document.visibilityState}: ${document.body.innerText}`);
      throw new Error(`Nothing to press at ${selector}. The page is ${seen}`, { cause: error });
    });
}

/** The same where only a person's own press counts (`lib/press`): the pointer rests on the button before it. */
export async function restAndPressOn(page: Page, selector: string): Promise<void> {
  await restOn(page, selector, 2 * OVER);
  await pressOn(page, selector);
}

/** Rests the pointer on a button, as long as a person reads what it ships. */
export async function restOn(page: Page, selector: string, milliseconds = STOOD + OVER): Promise<void> {
  await page.bringToFront();
  await page.locator(selector).hover();
  await lasts(page, milliseconds);
}
