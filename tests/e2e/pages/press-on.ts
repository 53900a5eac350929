import type { Page } from 'puppeteer-core';

/** Presses what a selector finds, once it is there, can be pressed and has come to rest: what loads above it moves it. */
export function pressOn(page: Page, selector: string): Promise<void> {
  return page.locator(selector).click();
}
