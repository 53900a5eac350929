import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../../browsers/open-extension';
import { pressOn } from './press-on';
import { replaceText } from './replace-text';

/** Options → People and statuses, used as a person uses it. */
export class PeopleSection {
  private constructor(readonly page: Page) {}

  static async open(extension: ExtensionBrowser): Promise<PeopleSection> {
    const page = await extension.openPage('options.html#/people');
    await page.waitForSelector('#people-section:not([hidden])');
    return new PeopleSection(page);
  }

  /** Pastes an invitation and connects; resolves once the browser is one of the shop's. */
  async join(invitation: string, name: string): Promise<void> {
    await replaceText(this.page, '#relay-invitation', invitation);
    await replaceText(this.page, '#relay-name', name);
    await pressOn(this.page, '[data-testid="relay-join"]');
    await this.page.waitForSelector('[data-testid="relay"][data-state="joined"]');
  }

  /** Has the service send its events to the shop's server. */
  async setWebhook(): Promise<void> {
    await pressOn(this.page, '[data-testid="relay-webhook"][data-webhook="not-set"] button');
    await this.page.waitForSelector('[data-testid="relay-webhook"][data-webhook="set"]');
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
