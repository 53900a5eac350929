import type { Page } from 'puppeteer-core';
import { OVER } from '../../../lib/press/press-rule';
import { eventually } from '../eventually';
import { isToldToPressAgain } from './told-why';

/** The panel by which a page is taught, used as a person uses it: by presses where things stand. */
export class TeachPanel {
  constructor(readonly page: Page) {}

  /** What it says now, once it stands. */
  async text(): Promise<string> {
    await this.page.waitForSelector('shahna-teach >>> .panel');
    return this.page.evaluate(
      () => document.querySelector('shahna-teach')?.shadowRoot?.querySelector('.panel')?.textContent ?? '',
    );
  }

  /** Waits until it says so. */
  async says(text: string): Promise<void> {
    await eventually(
      () => this.text(),
      (said) => said.includes(text),
    );
  }

  /** The heading: what is asked for. */
  async heading(): Promise<string> {
    await this.page.waitForSelector('shahna-teach >>> h2');
    return this.page.evaluate(
      () => document.querySelector('shahna-teach')?.shadowRoot?.querySelector('h2')?.textContent ?? '',
    );
  }

  /** Points at an element of the store's page, which the panel is moved away from. */
  async point(selector: string): Promise<void> {
    await this.page.bringToFront();
    const place = await this.placeOf(selector);
    if (await this.page.evaluate(isUnderPanel, place.x, place.y)) {
      await this.pressAt('header .icon');
      await this.page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    }
    const { x, y } = await this.placeOf(selector);
    await this.page.mouse.move(x - 3, y - 2);
    await this.page.mouse.click(x, y);
  }

  /** What is read of what was pointed at. */
  async reads(): Promise<string> {
    const value = await this.page.waitForSelector('shahna-teach >>> .reading .value');
    return (await value?.evaluate((element) => element.textContent ?? '')) ?? '';
  }

  /** Says what a text means: a currency's code, paid or not, an amount. */
  choose(value: string): Promise<void> {
    return this.pressAt(`input[value="${value}"]`);
  }

  /** Presses the panel's button that says so, once the pointer rests on it; again where it was told to come too soon. */
  async press(label: string): Promise<void> {
    const placeNow = () =>
      eventually(
        () => this.page.evaluate(placeOfButton, label),
        (place) => place !== null,
      );
    // A tab that nobody sees draws nothing, and none of its presses is a person's.
    await this.page.bringToFront();
    await eventually(
      async () => {
        const { x, y } = (await placeNow()) ?? NOWHERE;
        await this.page.mouse.move(x, y);
        const since = await this.page.evaluate(() => performance.now());
        await this.page.waitForFunction((from, time) => performance.now() - from > time, {}, since, 2 * OVER);
        await this.page.mouse.click(x, y);
        // A press may lead to another page.
        return this.page.evaluate(readRefused).catch(() => '');
      },
      (said) => !isToldToPressAgain(said),
    );
  }

  /** Says of every row that it is right, one after the other; those without a value: that the order has none. */
  async confirmAll(right: string, none: string): Promise<void> {
    for (;;) {
      const rows = await this.openRows();
      if (rows === 0) return;
      const label = (await this.page.evaluate(placeOfButton, right)) === null ? none : right;
      await this.press(label);
      await eventually(
        () => this.openRows(),
        (left) => left < rows,
      );
    }
  }

  /** What each row says, by its label. */
  rows(): Promise<Record<string, string>> {
    return this.page.evaluate(() => {
      const rows = document.querySelector('shahna-teach')?.shadowRoot?.querySelectorAll('.row') ?? [];
      return Object.fromEntries(
        [...rows].map((row) => [
          row.querySelector('.label')?.textContent ?? '',
          row.querySelector('.said')?.textContent ?? '',
        ]),
      );
    });
  }

  isThere(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('shahna-teach') !== null);
  }

  private openRows(): Promise<number> {
    return this.page.evaluate(
      () =>
        document.querySelector('shahna-teach')?.shadowRoot?.querySelectorAll('.row:not(.right, .left-out)')
          .length ?? 0,
    );
  }

  private async placeOf(selector: string): Promise<{ readonly x: number; readonly y: number }> {
    const element = await this.page.waitForSelector(selector);
    await element?.evaluate((found) => found.scrollIntoView({ block: 'center' }));
    const box = await element?.boundingBox();
    if (box == null) throw new Error(`${selector} is not seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  private async pressAt(selector: string): Promise<void> {
    const button = await this.page.waitForSelector(`shahna-teach >>> ${selector}`);
    const box = await button?.boundingBox();
    if (box == null) return this.pressAt(selector);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

const NOWHERE = { x: 0, y: 0 };

/** Runs in the page: what is said of a press that did not count. */
function readRefused(): string {
  return document.querySelector('shahna-teach')?.shadowRoot?.querySelector('.refused')?.textContent ?? '';
}

/** Runs in the page. */
function isUnderPanel(x: number, y: number): boolean {
  const panel = document.querySelector('shahna-teach')?.shadowRoot?.querySelector('.panel');
  const box = panel?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Runs in the page. Of several buttons that say the same the first is meant. */
function placeOfButton(label: string): { x: number; y: number } | null {
  const panel = document.querySelector('shahna-teach')?.shadowRoot?.querySelector('.panel');
  for (const button of panel?.querySelectorAll('button') ?? []) {
    if (button.textContent?.trim() !== label || button.getAttribute('aria-disabled') === 'true') continue;
    button.scrollIntoView({ block: 'nearest' });
    const box = button.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}
