import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { build } from 'vite';
import { BLANK, type ExtensionBrowser } from '../../browsers/open-extension';
import { eventually } from '../eventually';
import type { ReadIndex, SetUpAtPress, Wanted } from './in-page';

declare global {
  var setUpAtPress: SetUpAtPress;
  var readIndex: ReadIndex;
  var setUpDone: Promise<void> | undefined;
}

/**
 * Sets up accounts with their villages, and stores, each with one press in place of all those a person makes on the
 * options page; one story keeps making those.
 */
export async function setUp(extension: ExtensionBrowser, ...wanted: readonly Wanted[]): Promise<void> {
  await extension.allow(...wanted.map((one) => (one.kind === 'account' ? one.address : one.origin)));
  const script = await findScript();
  let left = wanted;
  // Firefox may load the page once more as it moves it into the extension's own process: what was begun there is gone,
  // and the driver may hold on to what went.
  await eventually(
    async () => {
      const page = await extension.openPage(BLANK);
      left = await setUpIn(page, script, left);
      await page.close();
      return left;
    },
    ({ length }) => length === 0,
  );
}

const GONE = 'the page is another';

/** One press for each, in one page. @returns what is left when the page is another */
async function setUpIn(page: Page, script: string, wanted: readonly Wanted[]): Promise<readonly Wanted[]> {
  for (const [at, one] of wanted.entries()) {
    const said = await press(page, script, one).catch(() => GONE);
    if (said === GONE) return wanted.slice(at);
    if (said !== 'done') throw new Error(`Setting up failed: ${said}`);
  }
  return [];
}

/** The usual villages made ready for matching, as the first account of a worker has them; kept for those after it. */
let index: string | null = null;

async function press(page: Page, script: string, wanted: Wanted): Promise<string> {
  // Ends in nothing: a promise would be waited for before the press that it waits for.
  await page.evaluate(
    `${script};globalThis.setUpDone = globalThis.setUpAtPress(${JSON.stringify(wanted)}, ${JSON.stringify(index)});void 0`,
  );
  await page.mouse.click(1, 1);
  const said = await page.evaluate(
    () => globalThis.setUpDone?.then(() => 'done', String) ?? 'the page is another',
  );
  if (said === 'done' && wanted.kind === 'account' && wanted.usualVillages)
    index ??= await page.evaluate(() => globalThis.readIndex());
  return said;
}

/** Names the file of what runs in the page, for the workers that tell the stories: each would bundle it anew. */
const VARIABLE = 'SHAHNA_SET_UP_SCRIPT';

/** Bundles what runs in the page once, for all stories. */
export async function bundleSetUp(): Promise<{ remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'shahna-set-up-'));
  const file = join(folder, 'in-page.js');
  writeFileSync(file, await bundle());
  process.env[VARIABLE] = file;
  return { remove: () => rmSync(folder, { recursive: true, force: true }) };
}

let script: Promise<string> | null = null;

/** What runs in the page, bundled as the extension's own pages are. */
function findScript(): Promise<string> {
  const file = process.env[VARIABLE];
  script ??= file === undefined ? bundle() : readFile(file, 'utf8');
  return script;
}

async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { 'wxt/browser': pathOf('../../../lib/page/native-browser.ts') } },
    build: {
      write: false,
      lib: { entry: pathOf('./in-page.ts'), formats: ['iife'], name: 'inPage' },
    },
  });
  const [made] = Array.isArray(output) ? output : [];
  return made?.output[0].code ?? '';
}

/** Of a file beside this one, from wherever the story is run. */
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
