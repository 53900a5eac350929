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

/** The answer to `browsingContext.create`. */
const createAnswer = z.object({ result: z.object({ context: z.string() }) });

/**
 * Tells Puppeteer of each new page before it gets the answer to its command. Firefox also answers for one of which it
 * never tells, for the reason above (its `#onContextDiscarded` ends the wait for the event that `#onContextAttached`
 * drops), and Puppeteer takes that for a fault of Firefox's.
 */
export function tellOfNew(browser: Browser): void {
  if (!('connection' in browser)) return;
  const connection = browser.connection as Connection;
  const send = connection.send.bind(connection);
  connection.send = async (command, params) => {
    const answer = await send(command, params);
    if (command === 'browsingContext.create') {
      await tellOfMissed(browser, connection, createAnswer.parse(answer).result.context);
    }
    return answer;
  };
}

/** @param answered is told of now or never, empty or not */
async function tellOfMissed(browser: Browser, connection: Connection, answered?: string): Promise<void> {
  const answer = await connection.send('browsingContext.getTree', { maxDepth: 0 });
  const known = new Set((await browser.pages()).map(contextOf));
  for (const context of treeAnswer.parse(answer).result.contexts) {
    // Another that is empty may still be told of.
    const isEarly = context.url === 'about:blank' && context.context !== answered;
    if (known.has(context.context) || isEarly) continue;
    connection.emit('browsingContext.contextCreated', context);
  }
}

/** Puppeteer's frames keep what Firefox calls them. */
function contextOf(page: Page): unknown {
  const frame = page.mainFrame();
  return '_id' in frame ? frame._id : null;
}
