import type { Page } from 'puppeteer-core';
import { pressOn } from './press-on';

/** A hand that counts: what a task costs a person, in presses and in keys. */
export class Hand {
  #presses = 0;
  #keys = 0;

  async press(page: Page, selector: string): Promise<void> {
    await pressOn(page, selector);
    this.#presses += 1;
  }

  async type(page: Page, text: string): Promise<void> {
    await page.keyboard.type(text);
    this.#keys += text.length;
  }

  /** Ends a task and says what it cost: `presses  reprint: 2 (2)`. */
  done(
    task: string,
    most: { readonly presses: number; readonly keys?: number },
  ): {
    readonly presses: number;
    readonly keys: number;
  } {
    const spent = { presses: this.#presses, keys: this.#keys };
    const keys = spent.keys === 0 ? '' : ` and ${spent.keys} keys (${most.keys ?? 0})`;
    process.stdout.write(`presses  ${task}: ${spent.presses} (${most.presses})${keys}\n`);
    this.#presses = 0;
    this.#keys = 0;
    return spent;
  }
}
