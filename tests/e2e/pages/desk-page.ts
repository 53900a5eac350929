import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../../browsers/open-extension';
import { pressOn } from './press-on';
import { replaceText } from './replace-text';
import { comesToSay, shownText } from './shown-text';

/** The desk, opened at one of its sections. */
export class DeskPage {
  private constructor(readonly page: Page) {}

  static async open(extension: ExtensionBrowser, hash = '#/'): Promise<DeskPage> {
    return DeskPage.in(await extension.openPage(`desk.html${hash}`));
  }

  /** The desk in a tab that was opened by other means. */
  static async in(page: Page): Promise<DeskPage> {
    await page.waitForSelector('main h1');
    return new DeskPage(page);
  }

  /** The recipients in the list, from its top. */
  names(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('.ledger__open')].map((name) => name.textContent ?? ''),
    );
  }

  async search(text: string): Promise<void> {
    await replaceText(this.page, 'search input[type="search"]', text);
  }

  /** Presses the button that says so. */
  press(label: string): Promise<void> {
    return pressOn(this.page, `:is(button, summary, a) ::-p-text(${label})`);
  }

  /** What is handed to the browser to be saved from now on. */
  async savedTexts(): Promise<() => Promise<readonly string[]>> {
    await this.page.evaluate(keepSaved);
    return () =>
      this.page.evaluate(() =>
        Promise.all(
          (window as unknown as { saved: Blob[] }).saved.map(async (blob) =>
            new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer()),
          ),
        ),
      );
  }

  text(): Promise<string> {
    return shownText(this.page);
  }

  /** Waits until the page says it. */
  says(text: string): Promise<void> {
    return comesToSay(this.page, text);
  }

  /**
   * Waits until it says this of what is written into the order of one parcel.
   * @throws Error with what it says instead
   */
  async saysOf(parcelCode: string, text: string): Promise<void> {
    const isSaid = (parcel: string, words: string) =>
      [...document.querySelectorAll('[data-note]')].some(
        ({ textContent }) => textContent?.includes(parcel) && textContent.includes(words),
      );
    await this.page
      .waitForFunction(isSaid, { polling: 100 }, parcelCode, text)
      .catch(async (error: unknown) => {
        throw new Error(`“${text}” never came of ${parcelCode}; instead: ${await this.text()}`, {
          cause: error,
        });
      });
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

/** Runs in the page. */
function keepSaved(): void {
  const saved: Blob[] = [];
  Object.assign(window, { saved });
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return create(blob);
  };
}
