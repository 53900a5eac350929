import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { build } from 'vite';
import { newPage } from '../../browsers/open-extension';
import { buildQuietly } from '../../e2e/build';
import { World } from '../../e2e/world';
import { PLAIN } from '../../stores/orders';

/** The popup may take this many times as long as a Preact page of the same extension with one message round trip. */
const BAR = 1.6;
const ROUNDS = 25;
/** Milliseconds in which all has ended that a popup begins once its form stands: its villages, its order read anew. */
const REST = 1_000;

/**
 * `npm run bench -- popup [--json]`: from opening the popup over an order to its form being filled and usable, against
 * a Preact page of the same extension with one message round trip, in turns, in one run of Chromium; villages fetched,
 * the order read. An empty page is measured beside them.
 */
export async function run(args: string[]): Promise<void> {
  buildQuietly('chromium', 'e2e');
  const extension = mkdtempSync(join(tmpdir(), 'shahna-bench-'));
  cpSync(resolve('.output/chrome-mv3-e2e'), extension, { recursive: true });
  writeFileSync(join(extension, 'empty.html'), '<!doctype html><title>Empty</title><body></body>');
  await addBaseline(extension);
  const world = await World.openReady({ kind: 'chromium', extension });
  try {
    const order = await world.openOrder(world.store.orderUrl(PLAIN));
    await order.readBar();
    const { base, browser } = world.extension;
    const tabId = await world.findTabId(order);
    const page = await newPage(browser);
    await page.evaluateOnNewDocument(noteWhenUsable);
    const empty: number[] = [];
    const baseline: number[] = [];
    const popup: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await setTimeout(REST);
      empty.push(await timeOf(page, `${base}empty.html`));
      baseline.push(await timeOf(page, `${base}baseline.html`));
      popup.push(await timeOf(page, `${base}popup.html?tab=${tabId}`));
    }
    const ratio = median(popup) / median(baseline);
    const figures = {
      ratio,
      bar: BAR,
      popup: median(popup),
      baseline: median(baseline),
      empty: median(empty),
      rounds: ROUNDS,
    };
    if (args.includes('--json')) console.log(JSON.stringify(figures));
    else {
      console.log(`popup, opened to filled: ${figures.popup.toFixed(1)} ms (median of ${ROUNDS})`);
      console.log(`Preact page with one message round trip: ${figures.baseline.toFixed(1)} ms`);
      console.log(`empty page of the same extension: ${figures.empty.toFixed(1)} ms`);
      console.log(`ratio ${ratio.toFixed(2)}, bar ${BAR.toFixed(1)}: ${ratio <= BAR ? 'ok' : 'OVER'}`);
    }
  } finally {
    await world.close();
    rmSync(extension, { recursive: true });
  }
}

/** Puts the page to compare with into the extension's folder, bundled as the extension's own pages are. */
async function addBaseline(extension: string): Promise<void> {
  writeFileSync(
    join(extension, 'baseline.html'),
    '<!doctype html><title>Baseline</title><body></body><script type="module" src="/baseline.js"></script>',
  );
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { 'wxt/browser': resolve('lib/page/native-browser.ts') } },
    build: {
      outDir: extension,
      emptyOutDir: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('./baseline.ts')),
        formats: ['es'],
        fileName: () => 'baseline.js',
      },
    },
  });
}

type Noting = Window & { usableAt?: number };

/** Milliseconds from a page's being asked for until it is what it is opened for, by the page's own clock. */
async function timeOf(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address);
  const usable = await page.waitForFunction(() => (window as Noting).usableAt);
  return (await usable.jsonValue()) ?? Number.NaN;
}

/**
 * Runs in every page before its own scripts; looks as often in both kinds. It names no function inside: what
 * runs scripts here marks named functions in a way that the page does not know.
 */
function noteWhenUsable(): void {
  const looking = setInterval(() => {
    const village = document.querySelector('.parcel-label__village');
    const ship = document.querySelector('.form-footer .button--primary');
    const isFilled = Boolean(village?.textContent) && ship !== null;
    const isAnswered = document.getElementById('answered') !== null;
    const isLoaded = document.readyState === 'complete';
    const { pathname } = location;
    const isUsable =
      pathname === '/popup.html' ? isFilled : pathname === '/baseline.html' ? isAnswered : isLoaded;
    if (!isUsable) return;
    clearInterval(looking);
    (window as Noting).usableAt = performance.now();
  }, 1);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
