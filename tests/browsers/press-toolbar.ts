import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from './open-extension';
import { FIREFOX_ID } from './start-browser';

/** What Firefox's driver speaks; Puppeteer has it without a type. */
interface Bidi {
  send(method: string, params: object): Promise<{ readonly result: Record<string, unknown> }>;
}

/** Presses the extension in the toolbar over the page in front, as a person does: the browser gives it that tab. */
export async function pressToolbar(extension: ExtensionBrowser, page: Page): Promise<void> {
  await page.bringToFront();
  if (extension.kind === 'chromium') {
    const installed = (await extension.browser.extensions()).get(new URL(extension.base).host);
    if (installed === undefined) throw new Error('The extension is not installed');
    await page.triggerExtensionAction(installed);
    return;
  }
  const { connection } = extension.browser as unknown as { readonly connection: Bidi };
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const [top] = tree.result.contexts as readonly { readonly context: string }[];
  const { result } = await connection.send('script.evaluate', {
    expression: `(${pressInFirefox})(${JSON.stringify(FIREFOX_ID)})`,
    target: { context: top?.context },
    awaitPromise: true,
  });
  if (result.type !== 'success') throw new Error(`Firefox's toolbar: ${JSON.stringify(result)}`);
}

/** Runs in Firefox's own window. */
function pressInFirefox(id: string): void {
  const { ChromeUtils, WebExtensionPolicy } = globalThis as unknown as FirefoxWindow;
  const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
  const { extension } = WebExtensionPolicy.getByID(id);
  ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(globalThis);
}

interface FirefoxWindow {
  readonly WebExtensionPolicy: { getByID(id: string): { readonly extension: unknown } };
  readonly ChromeUtils: {
    importESModule(address: string): {
      readonly ExtensionParent: {
        readonly apiManager: {
          readonly global: {
            browserActionFor(extension: unknown): { triggerAction(window: unknown): void };
          };
        };
      };
    };
  };
}
