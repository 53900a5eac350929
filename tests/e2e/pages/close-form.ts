import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../../browsers/open-extension';
import { eventually } from '../eventually';

/** What a page of the extension may ask the browser for. */
interface ExtensionViews {
  readonly extension: { getViews(of: { readonly type: 'popup' }): readonly Window[] };
}

/**
 * Gives the page the window's focus back. A refused press opens our form over it, and Firefox keeps that in front of a
 * click that the driver places; a person's click beside it closes it.
 */
export async function closeForm(extension: ExtensionBrowser, page: Page): Promise<void> {
  await page.bringToFront();
  if (await page.evaluate(() => document.hasFocus())) return;
  const blank = await extension.blank();
  await eventually(
    async () => {
      // It takes the focus before it is a view that can be closed: one look would miss it.
      await blank.evaluate(() => {
        const { chrome } = globalThis as unknown as { chrome: ExtensionViews };
        for (const view of chrome.extension.getViews({ type: 'popup' })) view.close();
      });
      // The form that closes gives the focus to no page; the page that comes to the front takes it.
      await blank.bringToFront();
      await page.bringToFront();
      return page.evaluate(() => document.hasFocus());
    },
    (hasFocus) => hasFocus,
  );
}
