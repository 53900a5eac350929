import type { Browser } from 'puppeteer-core';
import { eventually } from './eventually';
import type { World } from './world';

/** A tab by the address that it was to lead to, whether anything answers there or not. */
interface Tab {
  readonly address: string;
  close(): Promise<unknown>;
}

/** A chat that a press opened in a tab of its own: to whom, and with which text. The tab is closed; nothing is sent. */
export async function openedChat(world: World): Promise<{ readonly phone: string; readonly text: string }> {
  const { kind, browser } = world.extension;
  const [chat] = await eventually(
    async () => {
      const tabs = await (kind === 'chromium' ? tabsOfChromium(browser) : tabsOfFirefox(browser));
      return tabs.filter(({ address }) => address.startsWith('https://wa.me/'));
    },
    ({ length }) => length > 0,
  );
  await chat?.close();
  const { pathname, searchParams } = new URL(chat?.address ?? '');
  return { phone: pathname.slice(1), text: searchParams.get('text') ?? '' };
}

async function tabsOfChromium(browser: Browser): Promise<readonly Tab[]> {
  const targets = browser.targets().filter((target) => target.type() === 'page');
  return targets.map((target) => ({
    address: target.url(),
    close: async () => (await target.page())?.close(),
  }));
}

/** As the browser itself lists them: the driver hears of no tab in which nothing answered. */
async function tabsOfFirefox(browser: Browser): Promise<readonly Tab[]> {
  const { connection } = browser as unknown as WithConnection;
  const { result } = await connection.send('browsingContext.getTree', {});
  return result.contexts.map(({ context, url }) => ({
    address: url,
    close: () => connection.send('browsingContext.close', { context }),
  }));
}

interface WithConnection {
  readonly connection: {
    send(
      method: string,
      params: object,
    ): Promise<{
      readonly result: { readonly contexts: readonly { readonly context: string; readonly url: string }[] };
    }>;
  };
}
