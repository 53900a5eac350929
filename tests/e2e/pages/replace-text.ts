import type { Page } from 'puppeteer-core';

/** Types over what stands in a field, as a person does: all of it selected, then typed. */
export async function replaceText(page: Page, selector: string, text: string): Promise<void> {
  const field = await page.waitForSelector(selector);
  await field?.evaluate((element) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      element.focus();
      element.select();
    }
  });
  if (text === '') await page.keyboard.press('Backspace');
  else await field?.type(text);
}
