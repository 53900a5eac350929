import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import type { SectionName } from '../../../entrypoints/options/use-section';
import type { ExtensionBrowser } from '../../browsers/open-extension';
import type { PracticeAccount } from '../world';
import { pressOn } from './press-on';
import { replaceText } from './replace-text';
import { comesToSay } from './shown-text';

/** The options page, used as a person uses it. */
export class OptionsPage {
  private constructor(readonly page: Page) {}

  static async open(extension: ExtensionBrowser, section: SectionName = 'accounts'): Promise<OptionsPage> {
    return OptionsPage.#at(extension, `options.html#/${section}`);
  }

  /** As it opens by itself after an install. */
  static installed(extension: ExtensionBrowser): Promise<OptionsPage> {
    return OptionsPage.#at(extension, 'options.html');
  }

  static async #at(extension: ExtensionBrowser, address: string): Promise<OptionsPage> {
    const page = await extension.openPage(address);
    await page.waitForSelector('main');
    return new OptionsPage(page);
  }

  /** To a section of the settings; in the guide, which shows what it needs itself, this moves nothing. */
  async goTo(section: SectionName): Promise<void> {
    await this.page.evaluate((name) => {
      location.hash = `#/${name}`;
    }, section);
  }

  /** Fills the account form and saves it; resolves once the service has answered the check. */
  async addAccount(address: string, account: PracticeAccount): Promise<void> {
    await this.fillAccount(address, account);
    await this.save();
    await this.readCheck();
  }

  save(): Promise<void> {
    return pressOn(this.page, '[data-testid="account-save"]');
  }

  async checkAccount(): Promise<string> {
    await pressOn(this.page, '[data-testid="account-check"]');
    return this.readCheck();
  }

  async fillAccount(address: string, account: PracticeAccount): Promise<void> {
    await this.typeAccess(address, account.key, account.name);
    await pressOn(this.page, '.account-form > details > summary');
    await pressOn(this.page, `#account-environment-${account.environment}`);
    await pressOn(this.page, `#account-number-rule-${account.numberRule}`);
    await this.page.select('#account-currency', account.currency);
    await pressOn(this.page, `#account-delivery-paid-by-${account.deliveryPaidBy}`);
    await pressOn(
      this.page,
      `#account-total-includes-delivery-${account.totalIncludesDelivery ? 'yes' : 'no'}`,
    );
    await pressOn(this.page, `#account-paid-orders-${account.paidOrders}`);
    await pressOn(this.page, `#account-must-confirm-${account.mustConfirm}`);
  }

  /** The three things that a new account is asked for; the rest stands above its button, a line each. */
  async typeAccess(address: string, key: string, name: string): Promise<void> {
    await this.goTo('accounts');
    await this.page.waitForSelector('#account-address, .button--primary');
    if ((await this.page.$('#account-address')) === null) await pressOn(this.page, '.button--primary');
    await this.page.waitForSelector('#account-address');
    await replaceText(this.page, '#account-address', address);
    await replaceText(this.page, '#account-key', key);
    await replaceText(this.page, '#account-name', name);
  }

  /** What the check said. */
  async readCheck(): Promise<string> {
    const said = await this.page.waitForSelector(
      '[data-testid="check-result"]:is([data-outcome="received"], [data-outcome="failed"])',
    );
    return (await said?.evaluate((element) => element.textContent ?? '')) ?? '';
  }

  /** Enables a store by its address; resolves once the page names it among what is reachable. */
  async enableStore(origin: string, notes = true): Promise<void> {
    await this.goTo('stores');
    if (!notes) await pressOn(this.page, '.enable-store input[type="checkbox"]');
    await replaceText(this.page, '#store-address', origin);
    await pressOn(this.page, '[data-testid="store-enable"]');
    const { host } = new URL(origin);
    await comesToSay(this.page, host);
  }

  async chooseLanguage(language: string): Promise<void> {
    await this.goTo('general');
    // The guide has it closed in its first step.
    const closed = '.step[data-step="language"]:not([data-state="open"]) button';
    await this.page.waitForSelector(`#language-${language}, ${closed}`);
    if ((await this.page.$(`#language-${language}`)) === null) await pressOn(this.page, closed);
    await pressOn(this.page, `#language-${language}`);
    await this.page.waitForFunction((wanted) => document.documentElement.lang === wanted, {}, language);
  }

  /** Opens a file of taught stores, whose text this is; resolves once it is kept. */
  async openFile(text: string): Promise<void> {
    await this.goTo('taught');
    const folder = mkdtempSync(join(tmpdir(), 'shahna-'));
    const path = join(folder, 'stores.json');
    writeFileSync(path, text);
    const input = await this.page.waitForSelector('#taught-section input[type="file"]');
    await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(path);
    await this.page.waitForSelector('[data-state="imported"]');
    rmSync(folder, { recursive: true });
  }

  /** Presses the button inside an element that says so. */
  pressIn(selector: string, label: string): Promise<void> {
    return pressOn(this.page, `${selector} button ::-p-text(${label})`);
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
