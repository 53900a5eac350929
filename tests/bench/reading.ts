import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Page } from 'puppeteer-core';
import { build } from 'vite';
import { requireBrowser } from '../browsers/find-browser';

const PAGES = fileURLToPath(new URL('../../../shared/pages/', import.meta.url));
/** Milliseconds that reading an order off the largest captured page may take. */
const BAR = 5;
const ROUNDS = 40;

interface CapturedPage {
  readonly kind: string;
  readonly file: string;
  readonly html: string;
  readonly address: string;
}

interface Figure {
  readonly kind: string;
  readonly file: string;
  readonly kilobytes: number;
  /** The page's first reading, with nothing compiled yet. */
  readonly first: number;
  readonly median: number;
  readonly worst: number;
}

/**
 * `npm run bench -- reading`: how long the built readers take for captured order pages in a real browser, as its own
 * clock has it; the bar is for the median, and the first reading, with nothing compiled yet, stands beside it. The
 * pages' programs do not run.
 */
export async function run(args: string[]): Promise<void> {
  if (!existsSync(PAGES)) {
    console.log('There are no captured pages here (../shared/pages).');
    return;
  }
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: requireBrowser('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setRequestInterception(true);
    const figures: Figure[] = [];
    for (const captured of capturedOrders()) figures.push(await measure(page, captured));
    report(figures, args.includes('--json'));
  } finally {
    await browser.close();
  }
}

async function measure(page: Page, { kind, file, html, address }: CapturedPage): Promise<Figure> {
  page.removeAllListeners('request');
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.url() === address;
    void (isPage
      ? request.respond({ contentType: 'text/html; charset=utf-8', body: html })
      : request.abort());
  });
  await page.goto(address);
  await page.evaluate(await readerScript(kind));
  const times = await page.evaluate(timeReadings, ROUNDS);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    kind,
    file,
    kilobytes: html.length / 1000,
    first: times[0] ?? Number.NaN,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    worst: sorted.at(-1) ?? Number.NaN,
  };
}

const scripts = new Map<string, string>();

/** A store's reader alone, built as it ships, as a script that leaves it in a global variable. */
async function readerScript(kind: string): Promise<string> {
  const built = scripts.get(kind);
  if (built !== undefined) return built;
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: `lib/stores/${kind}/reader.ts`, formats: ['iife'], name: 'reader' },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [];
  const code = `${bundle?.output[0].code ?? ''}; globalThis.reader = reader.${kind};`;
  scripts.set(kind, code);
  return code;
}

interface WithReader {
  readonly reader: { readDocument(document: Document, url: URL): unknown };
}

/** Runs in the page. @returns milliseconds of each reading */
function timeReadings(rounds: number): number[] {
  const { reader } = globalThis as unknown as WithReader;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    reader.readDocument(document, new URL(location.href));
    times.push(performance.now() - from);
  }
  return times;
}

function report(figures: readonly Figure[], asJson: boolean): void {
  const largest = [...new Set(figures.map(({ kind }) => kind))].flatMap((kind) => {
    const own = figures.filter((figure) => figure.kind === kind);
    return own.toSorted((a, b) => b.kilobytes - a.kilobytes)[0] ?? [];
  });
  const worst = figures.toSorted((a, b) => b.median - a.median)[0];
  const over = figures.some(({ median }) => median > BAR);
  if (asJson) console.log(JSON.stringify({ bar: BAR, largest, worst, pages: figures.length }));
  else {
    console.log(
      `Reading an order off its page, milliseconds, ${ROUNDS} readings of each of ${figures.length} pages`,
    );
    for (const figure of largest) console.log(`largest of ${figure.kind.padEnd(12)} ${lineOf(figure)}`);
    if (worst !== undefined) console.log(`slowest of all            ${lineOf(worst)}`);
    console.log(`bar ${BAR.toFixed(1)} for the median: ${over ? 'OVER' : 'ok'}`);
  }
  if (over) process.exitCode = 1;
}

function lineOf({ file, kilobytes, first, median, worst }: Figure): string {
  const [a, b, c] = [first, median, worst].map((time) => time.toFixed(1).padStart(5));
  return `first ${a}  median ${b}  worst ${c}  ${kilobytes.toFixed(0).padStart(4)} kB  ${file}`;
}

/** Each at an address like the one it was captured at: readers hold page and address against each other. */
function capturedOrders(): readonly CapturedPage[] {
  return globSync('{woocommerce,opencart,medusa}/*/order-*.html', { cwd: PAGES })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => {
      const html = readFileSync(PAGES + file, 'utf8');
      const [kind = '', version = '', name = ''] = file.split('/');
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(html)?.[0] ?? 'http://127.0.0.1:9000';
      const id = /\d+/.exec(name)?.[0] ?? '';
      return { kind, file, html, address: origin + pathOf(kind, version, id, html) };
    });
}

function pathOf(kind: string, version: string, id: string, html: string): string {
  if (kind === 'medusa') return `/app/orders/${/order_[0-9A-Z]{26}/.exec(html)?.[0] ?? ''}`;
  if (kind === 'opencart') {
    const route = version.startsWith('3') ? 'sale/order/info' : 'sale/order.info';
    return `/admin/index.php?route=${route}&user_token=0&order_id=${id}`;
  }
  return version.endsWith('posts')
    ? `/wp-admin/post.php?post=${id}&action=edit`
    : `/wp-admin/admin.php?page=wc-orders&action=edit&id=${id}`;
}
