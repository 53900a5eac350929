import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { eventually } from '../e2e/eventually';
import type { World } from '../e2e/world';
import { addressOf } from './develop';

/** Milliseconds within which an edit is to be seen. */
const BAR = 2_000;

interface Edit {
  readonly what: string;
  readonly file: string;
  /** Selects what in the file's style and in the page gets a mark. */
  readonly style: string;
  readonly element: string;
  /** Where it is looked for: the page's address begins like this. */
  readonly address: string;
}

/** Edits a style of an own page and one of the bar, takes the edits back, and prints how long until each was seen. */
export async function measureEdits(world: World, orderAddress: string): Promise<void> {
  const { base } = world.extension;
  const edits: readonly Edit[] = [
    {
      what: 'own page',
      file: 'assets/styles/page.css',
      style: ':root',
      element: 'html',
      address: `${base}options.html`,
    },
    {
      what: 'bar',
      file: 'entrypoints/order/bar.css',
      style: ':host',
      element: 'shahna-bar',
      address: orderAddress,
    },
  ];
  await world.extension.openPage('options.html');
  for (const edit of edits) {
    await until(world, edit, '');
    const before = readFileSync(edit.file, 'utf8');
    try {
      const from = performance.now();
      writeFileSync(edit.file, `${before}\n${edit.style} {\n  --edit: seen;\n}\n`);
      await until(world, edit, 'seen');
      const took = performance.now() - from;
      console.log(`${edit.what}: ${Math.round(took)} ms, bar ${BAR}: ${took <= BAR ? 'ok' : 'OVER'}`);
    } finally {
      writeFileSync(edit.file, before);
    }
    await until(world, edit, '');
  }
}

/** Until the page is there and the element has this mark; a page that is being reloaded answers nothing. */
async function until({ extension }: World, { address, element }: Edit, mark: string): Promise<void> {
  await eventually(
    async () => {
      const pages = await extension.browser.pages();
      const addresses = await Promise.all(pages.map(addressOf));
      const wanted = pages.filter((_, index) => addresses[index]?.startsWith(address));
      return Promise.all(wanted.map((page) => markOf(page, element)));
    },
    (marks) => marks.includes(mark),
  );
}

function markOf(page: Page, element: string): Promise<string | null> {
  return page
    .evaluate((selector) => {
      const found = document.querySelector(selector);
      return found && getComputedStyle(found).getPropertyValue('--edit').trim();
    }, element)
    .catch(() => null);
}
