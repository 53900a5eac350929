import type { Browser, Page } from 'puppeteer-core';
import { z } from 'zod/mini';

/** How Puppeteer speaks with Firefox, and is told by it. */
interface Connection {
  send(command: string, params: object): Promise<unknown>;
  emit(event: string, params: object): void;
}

/** The answer to `browsingContext.getTree` (WebDriver BiDi), as far as it is needed here. */
const treeAnswer = z.object({
  result: z.object({ contexts: z.array(z.looseObject({ context: z.string(), url: z.string() })) }),
});

/**
 * The pages that are open, those among them that somebody else than the test opened.
 *
 * Firefox does not tell of a tab whose first, empty document gives way to another process's before it is ready
 * (`#onContextAttached` in its `webdriver-bidi/modules/root/browsingContext.sys.mjs` drops both): about one tab in fifty
 * on a busy machine. The tab stands in the tree of what is open, so Puppeteer is told of it from there.
 */
export async function openPages(browser: Browser): Promise<readonly Page[]> {
  if ('connection' in browser) await tellOfMissed(browser, browser.connection as Connection);
  return browser.pages();
}

async function tellOfMissed(browser: Browser, connection: Connection): Promise<void> {
  const answer = await connection.send('browsingContext.getTree', { maxDepth: 0 });
  const known = new Set((await browser.pages()).map(contextOf));
  for (const context of treeAnswer.parse(answer).result.contexts) {
    // An empty one may still be told of.
    if (known.has(context.context) || context.url === 'about:blank') continue;
    connection.emit('browsingContext.contextCreated', context);
  }
}

/** Puppeteer's frames keep what Firefox calls them. */
function contextOf(page: Page): unknown {
  const frame = page.mainFrame();
  return '_id' in frame ? frame._id : null;
}
