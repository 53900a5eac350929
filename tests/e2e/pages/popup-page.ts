import type { Page } from 'puppeteer-core';
import { STOOD } from '../../../lib/press/press-rule';
import type { ExtensionBrowser } from '../../browsers/open-extension';
import { eventually } from '../eventually';
import { lasts } from './lasts';
import type { OrderPage } from './order-page';
import { pressOn, restAndPressOn } from './press-on';
import { replaceText } from './replace-text';
import { comesToSay, shownText } from './shown-text';
import { isToldToPressAgain } from './told-why';

/** The toolbar's popup, opened in a tab of its own over an order's tab. */
export class PopupPage {
  /** How often a person pressed here what ships; what they were told to press again counts once. */
  presses = 0;

  private constructor(readonly page: Page) {}

  static async open(extension: ExtensionBrowser, over?: OrderPage): Promise<PopupPage> {
    if (over === undefined) return new PopupPage(await extension.openPage('popup.html?tab=-1'));
    const tabId = await PopupPage.findTabId(extension, over);
    return new PopupPage(await extension.openPage(`popup.html?tab=${tabId}`));
  }

  /**
   * The panel that stays beside a page, in a tab of its own: no driver opens the browser's own side.
   * @param over the tab that it stays with; left out: it follows whichever comes to the front, but for its own
   */
  static async beside(extension: ExtensionBrowser, over?: OrderPage): Promise<PopupPage> {
    const tab = over === undefined ? '' : `?tab=${await PopupPage.findTabId(extension, over)}`;
    return new PopupPage(await extension.openPage(`sidepanel.html${tab}`));
  }

  /** The popup in a window of its own that the extension has opened. */
  static in(page: Page): PopupPage {
    return new PopupPage(page);
  }

  /** Another page of ours, spoken to in the same words. */
  static async at(extension: ExtensionBrowser, path: string): Promise<PopupPage> {
    return new PopupPage(await extension.openPage(path));
  }

  /** The browser's own number of a tab. */
  static async findTabId(extension: ExtensionBrowser, over: OrderPage): Promise<number> {
    return (await extension.blank()).evaluate(findTab, over.page.url());
  }

  /** Waits for the form, filled. @throws Error with what the popup says instead */
  async ready(): Promise<void> {
    await this.page
      .waitForSelector(':is(.form-footer .button, .parcel-form .button--caution)')
      .catch(async (error: unknown) => {
        throw new Error(`the form never came; instead: ${await this.text()}`, { cause: error });
      });
  }

  /** As long as a person reads what they ship. */
  hasBeenRead(): Promise<void> {
    return lasts(this.page, 2 * STOOD);
  }

  /** Opens a field that is a line or stands on the label. */
  async #open(field: string): Promise<void> {
    const control = `[data-field="${field}"] :is(input, textarea, select)`;
    const closed = `:is(button[data-edit="${field}"], [data-edit="${field}"] button)`;
    await this.page.waitForSelector(`${control}, ${closed}`);
    if ((await this.page.$(control)) === null) await pressOn(this.page, closed);
  }

  async value(field: string): Promise<string> {
    const read = async () => {
      await this.#open(field);
      return this.page.evaluate(
        (selector) => document.querySelector<HTMLInputElement>(selector)?.value ?? null,
        `[data-field="${field}"] :is(input, textarea, select)`,
      );
    };
    // A field that stood open a moment ago is a line once an order fills the form.
    return (await eventually(read, (value) => value !== null)) ?? '';
  }

  async type(field: string, text: string): Promise<void> {
    await this.#open(field);
    await replaceText(this.page, `[data-field="${field}"] :is(input, textarea)`, text);
  }

  /** Which field the keyboard is in. */
  focusedField(): Promise<string | null> {
    return this.page.evaluate(
      () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? null,
    );
  }

  /** What is said beside a field. */
  messages(field: string): Promise<string> {
    return this.page.evaluate(
      (selector) => [...document.querySelectorAll(selector)].map((said) => said.textContent).join(' '),
      `[data-field="${field}"] .field__message`,
    );
  }

  /** Searches for a village and picks the first of the results that fits. */
  async pickVillage(query: string, wanted: string): Promise<void> {
    const input = ':is([data-field="village"], .picker) input';
    const closed = 'button[data-edit="village"]';
    await this.page.waitForSelector(`${input}, ${closed}`);
    if ((await this.page.$(input)) === null) await pressOn(this.page, closed);
    await replaceText(this.page, input, query);
    await pressOn(this.page, `[role="option"]:not([aria-disabled="true"]) ::-p-text(${wanted})`);
  }

  /** The few villages an order may mean, each as `name/city`. */
  choices(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('.village-choice')].map((choice) =>
        [...choice.querySelectorAll('bdi')].map((part) => part.textContent).join('/'),
      ),
    );
  }

  /** One press on one of them, by the village's number. */
  choose(villageId: number): Promise<void> {
    return pressOn(this.page, `.village-choice[data-village="${villageId}"]`);
  }

  /** The press that ships, once nothing is left to do before. */
  ship(): Promise<void> {
    return this.#pressOwn('.form-footer .button--primary:not([aria-disabled="true"])');
  }

  /** Presses an answer to a question that ships too, as it says. */
  answer(words: string): Promise<void> {
    return this.#pressOwn(`.parcel-form .field__message .button ::-p-text(${words})`);
  }

  /** A parcel whose answer was lost, once more. */
  sendAgain(): Promise<void> {
    return this.#pressOwn('.settle__choice .button ::-p-text(Send it again)');
  }

  /** The same button, whatever it says by now. */
  pressFoot(): Promise<void> {
    return this.#pressOwn('.form-footer .button:not([aria-disabled="true"])');
  }

  /** A further parcel, of which it was told before. */
  shipAnother(): Promise<void> {
    return this.#pressOwn('.button--caution:not([aria-disabled="true"])');
  }

  /** Sends a parcel that waits. */
  tryNow(): Promise<void> {
    return this.#pressOwn('button ::-p-text(Try again)');
  }

  /** A press that ships or teaches, again where it was told to come too soon. */
  async #pressOwn(selector: string): Promise<void> {
    this.presses += 1;
    await eventually(
      async () => {
        await restAndPressOn(this.page, selector);
        return this.page.evaluate(
          () => document.querySelector('.form-footer__changed, .outbox__failure')?.textContent ?? '',
        );
      },
      (said) => !isToldToPressAgain(said),
    );
  }

  /** The same button while something is left to do: it names that and leads there. */
  next(): Promise<void> {
    return pressOn(this.page, '.form-footer .button--doubt');
  }

  /** What that button says. */
  shipText(): Promise<string> {
    return this.page.$eval('.form-footer .button', (button) => button.textContent ?? '');
  }

  /** Presses the button that says so. */
  press(label: string): Promise<void> {
    return pressOn(this.page, `:is(button:not(:disabled), summary) ::-p-text(${label})`);
  }

  /** Where the button stands that says so, by its two sides. */
  placeOf(label: string): Promise<readonly [left: number, top: number]> {
    return this.page
      .locator(`button ::-p-text(${label})`)
      .map((button) => [button.getBoundingClientRect().left, button.getBoundingClientRect().top] as const)
      .wait();
  }

  text(): Promise<string> {
    return shownText(this.page);
  }

  /** Waits until the popup says it. @throws Error with what it says instead */
  says(text: string): Promise<void> {
    return comesToSay(this.page, text);
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

/** Runs in a page of the extension. Of several at one address the newest: a story that failed leaves its tab open. */
async function findTab(address: string): Promise<number> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi | undefined>;
  const tabs = await (browser ?? chrome)?.tabs.query({});
  return tabs?.findLast((tab) => tab.url === address)?.id ?? -1;
}

interface ExtensionApi {
  readonly tabs: {
    query(filter: object): Promise<readonly { readonly id?: number; readonly url?: string }[]>;
  };
}
