import type { Page } from 'puppeteer-core';
import { eventually } from '../eventually';
import type { World } from '../world';
import { OptionsPage } from './options-page';
import { pressOn } from './press-on';

/** The options page's part on villages, used as a person uses it. */
export class VillagesSection {
  private constructor(readonly page: Page) {}

  static async open({ extension }: Pick<World, 'extension'>): Promise<VillagesSection> {
    const { page } = await OptionsPage.open(extension, 'villages');
    await page.waitForSelector('#villages-section .directory');
    return new VillagesSection(page);
  }

  /** What it says, without the marks that keep directions apart. */
  async text(): Promise<string> {
    const said = await this.page.evaluate(
      () => document.querySelector<HTMLElement>('#villages-section')?.innerText ?? '',
    );
    return said.replace(/[\u2066-\u2069]/g, '');
  }

  async says(wanted: string): Promise<void> {
    await eventually(
      () => this.text(),
      (said) => said.includes(wanted),
    );
  }

  press(label: string): Promise<void> {
    return pressOn(this.page, `#villages-section button ::-p-text(${label})`);
  }

  /** Takes back what was taught of a text; resolves when it is gone from the list. */
  async removeLearned(text: string): Promise<void> {
    await this.says(text);
    await this.page.evaluate((wanted) => {
      const rows = [...document.querySelectorAll('.learned tbody tr')];
      rows
        .find((row) => row.textContent?.includes(wanted))
        ?.querySelector('button')
        ?.click();
    }, text);
    await eventually(
      () => this.text(),
      (said) => !said.includes(text),
    );
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
