import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../../browsers/open-extension';
import { openPages } from '../../browsers/open-pages';
import { eventually } from '../eventually';
import { DeskPage } from './desk-page';
import { pressOn, restOn } from './press-on';

const SHIP = '.desk__head .button--primary';

export type Statuses = Readonly<Record<string, string>>;

/** The review of the orders that were chosen last. */
export class ReviewPage {
  private constructor(readonly page: Page) {}

  static async open(extension: ExtensionBrowser): Promise<ReviewPage> {
    const { page } = await DeskPage.open(extension, '#/review');
    await page.bringToFront();
    await page.waitForSelector('.filter');
    return new ReviewPage(page);
  }

  /** The review that stands open already. */
  static async of(extension: ExtensionBrowser): Promise<ReviewPage> {
    const pages = await openPages(extension.browser);
    const page = pages.find((one) => one.url().includes('desk.html#/review'));
    if (page === undefined) throw new Error('No review is open');
    return ReviewPage.in(page);
  }

  /** The review in a desk that stands open. */
  static async in(page: Page): Promise<ReviewPage> {
    await page.waitForSelector('.filter');
    return new ReviewPage(page);
  }

  /** Waits until one press ships so many orders, of so many that are not shipped yet: the press says both. */
  async readyToShip(count: number, of = count): Promise<void> {
    const isReady = (wanted: string) => {
      const button = document.querySelector<HTMLButtonElement>('.desk__head .button--primary:enabled');
      const said = button?.textContent?.replace('one order', '1').replace(/(?<=\d),(?=\d)/g, '');
      const numbers = said?.match(/\d+/g) ?? [];
      return numbers.join(' of ') === wanted;
    };
    await this.page.waitForFunction(isReady, {}, count === of ? `${count}` : `${count} of ${of}`);
  }

  /** How each order that is shown stands, by its id. */
  statuses(): Promise<Statuses> {
    return this.page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('.review__row')].map(({ dataset }) => [
          dataset.order ?? '',
          dataset.status ?? '',
        ]),
      ),
    );
  }

  statusesWhere(fits: (statuses: Statuses) => boolean): Promise<Statuses> {
    return eventually(() => this.statuses(), fits);
  }

  /** What a row says. */
  said(orderId: number): Promise<string> {
    return this.page.$eval(`[data-order="${orderId}"]`, (row) =>
      (row.textContent ?? '').replace(/[\u2066-\u2069]/g, ''),
    );
  }

  /** The filter of this place among the four. */
  async show(filter: 'needs-you' | 'all' | 'ready' | 'shipped'): Promise<void> {
    const place = ['needs-you', 'all', 'ready', 'shipped'].indexOf(filter) + 1;
    await pressOn(this.page, `.filter:nth-of-type(${place})`);
    await this.page.waitForSelector(`.filter:nth-of-type(${place})[aria-pressed="true"]`);
  }

  async ship(): Promise<void> {
    await this.restOnShip();
    await this.pressShip();
  }

  /** Reads what one press ships, with the pointer on it. */
  restOnShip(): Promise<void> {
    return restOn(this.page, SHIP);
  }

  pressShip(): Promise<void> {
    return pressOn(this.page, SHIP);
  }

  /** Opens a row's form by the keyboard; where the keyboard is then. */
  async openByKeyboard(orderId: number): Promise<string | null> {
    await this.page.focus(`[data-order="${orderId}"] .review__open`);
    await this.page.keyboard.press('Enter');
    await this.page.waitForSelector('.review__editor [data-field] :focus');
    return this.page.evaluate(
      () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? null,
    );
  }

  /** Opens a row's form and presses what settles its question with these words. */
  async confirmIn(orderId: number, words: string): Promise<void> {
    await this.page.click(`[data-order="${orderId}"] .review__open`);
    await pressOn(this.page, `.review__editor ::-p-text(${words})`);
    await this.page.waitForSelector(`.review__editor ::-p-text(${words})`, { hidden: true });
    await pressOn(this.page, '.review__presses .button--quiet');
    await this.page.waitForFunction(() => document.querySelector('.review__editor') === null);
  }

  /** Follows the link of an order into its store. */
  openInStore(orderId: number): Promise<void> {
    return pressOn(this.page, `[data-order="${orderId}"] .review__cell--order a`);
  }

  /** Goes past the villages that are offered to the search, and picks the first that it finds. */
  async pickVillageByKeyboard(query: string): Promise<void> {
    await this.page.waitForSelector('.review__editor [role="combobox"]');
    const isThere = () => document.activeElement?.getAttribute('role') === 'combobox';
    while (!(await this.page.evaluate(isThere))) await this.page.keyboard.press('Tab');
    await this.page.keyboard.type(query);
    await this.page.waitForSelector('[role="option"]');
    await this.page.keyboard.press('ArrowDown');
    await this.page.waitForSelector('[role="option"][aria-selected="true"]');
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction(() => document.querySelector('[role="option"]:not([hidden] *)') === null);
  }

  /** Leaves a row's form by Enter for the next that waits; whose form that is. */
  async goOnByEnter(from: number): Promise<number> {
    await this.page.keyboard.press('Enter');
    const open = '.review__row--open';
    await this.page.waitForSelector(`${open}:not([data-order="${from}"])`);
    await this.page.waitForSelector('.review__editor [data-field] :focus');
    return this.page.$eval(open, (row) => Number((row as HTMLElement).dataset.order));
  }

  /** From the village's field to the next, and out of the form. */
  async leaveByKeyboard(): Promise<void> {
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.press('Escape');
    await this.page.waitForFunction(() => document.querySelector('.review__editor') === null);
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
