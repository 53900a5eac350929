import type { Page } from 'puppeteer-core';
import { type ExtensionBrowser, newPage } from '../../browsers/open-extension';
import { eventually } from '../eventually';
import { pressOn } from './press-on';

/** A store's list of orders with our badges on it, and our bar where orders are chosen. */
export class ListPage {
  private constructor(readonly page: Page) {}

  static async open(extension: ExtensionBrowser, address: string): Promise<ListPage> {
    const page = await newPage(extension.browser);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return new ListPage(page);
  }

  /** A press on each of these, one after the other, as a hand does: our badges move the rows as they come. */
  async press(...selectors: readonly string[]): Promise<void> {
    for (const selector of selectors) await pressOn(this.page, selector);
  }

  /** What the badges say, in the list's order. */
  badges(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('shahna-row')].flatMap(
        (row) => row.shadowRoot?.querySelector('.badge')?.textContent ?? [],
      ),
    );
  }

  badgesWhere(fits: (badges: readonly string[]) => boolean): Promise<readonly string[]> {
    return eventually(() => this.badges(), fits);
  }

  /** What the bar says; `null` while it is not there. */
  bar(): Promise<string | null> {
    return this.page.evaluate(() => {
      const text = document.querySelector('shahna-list')?.shadowRoot?.querySelector('.list-bar')?.textContent;
      return text?.replace(/\s+/g, ' ').trim() ?? null;
    });
  }

  barWhere(fits: (said: string | null) => boolean): Promise<string | null> {
    return eventually(() => this.bar(), fits);
  }

  ship(): Promise<void> {
    return this.press('shahna-list >>> .primary');
  }

  /** A double click near its end, where the button that stops the reading comes. */
  async shipByDoubleClick(): Promise<void> {
    await this.page.bringToFront();
    const ship = this.page.locator('shahna-list >>> .primary');
    const box = await (await ship.waitHandle()).boundingBox();
    await ship.click({ count: 2, offset: { x: (box?.width ?? 0) - 20, y: 15 } });
  }
}
