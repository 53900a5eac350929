import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { newPage } from '../../browsers/open-extension';
import { buildQuietly } from '../../e2e/build';
import { madeOrder } from '../../e2e/made-order';
import { World } from '../../e2e/world';
import { writeDeliveries, writeRows } from '../../practice/made-rows';
import { noteStoreRequests } from '../order/moments';

const SMALL = 1_000;
const LARGE = 100_000;
/** Among the large number over among the small one, each of bar and form. */
const BAR = 1.5;
const ROUNDS = 25;
/** Earlier parcels of the order's phone, as many among few as among many. */
const EARLIER = 12;
/** Rows that are handed to the page at once. */
const AT_ONCE = 5_000;
/** Milliseconds that the store takes for its order, so that its page has been painted by then. */
const STORE_LATENCY = 300;
/** Milliseconds between two looks, in which what the one before left to be done ends. */
const BETWEEN = 300;
const ORDER = 83_000;
const PHONE = '0599383000';

interface Shop {
  readonly world: World;
  readonly form: string;
  readonly times: { readonly bar: number[]; readonly form: number[] };
}

/**
 * `npm run bench -- history [--json]`: an order whose phone had twelve parcels, six of them delivered, among 1,000 and
 * among 100,000 parcels, half of them with a status: from the store's answer to the bar that says so, and from opening
 * the popup to the form that says so. Two browsers (Chromium) side by side take turns, so that a busy machine slows both;
 * medians, the large number's over the small one's.
 */
export async function run(args: string[]): Promise<void> {
  buildQuietly('chromium', 'e2e');
  const shops: Shop[] = [];
  try {
    for (const size of [SMALL, LARGE]) shops.push(await openShop(size));
    // Nothing is compiled and no database is open in the first round, which counts in neither.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const shop of shops) await look(shop, round > 0);
    }
    report(shops, args.includes('--json'));
  } finally {
    for (const { world } of shops) await world.close();
  }
}

async function openShop(size: number): Promise<Shop> {
  const world = await World.openReady({ kind: 'chromium' });
  world.store.setOrders([madeOrder(ORDER, { recipient: { phone: PHONE } })]);
  world.store.setRestDelay(STORE_LATENCY);
  const page = await world.extension.openPage('desk.html#/quotes');
  const now = Date.now();
  await writeRows(page, EARLIER, now, { states: [], phone: PHONE });
  for (let first = EARLIER; first < size; first += AT_ONCE) {
    await writeRows(page, Math.min(AT_ONCE, size - first), now, { states: [], first });
  }
  await writeDeliveries(page, size, now);
  await page.close();
  const order = await world.openOrder(world.store.orderUrl(ORDER));
  const form = `${world.extension.base}popup.html?tab=${await world.findTabId(order)}`;
  return { world, form, times: { bar: [], form: [] } };
}

async function look({ world, form, times }: Shop, counts: boolean): Promise<void> {
  const bar = await timeBar(world);
  await setTimeout(BETWEEN);
  const page = await newPage(world.extension.browser);
  await page.evaluateOnNewDocument(noteWhenSaid);
  await page.goto(form);
  const opened = await readSaid(page);
  await page.close();
  await setTimeout(BETWEEN);
  if (!counts) return;
  times.bar.push(bar);
  times.form.push(opened.at - opened.from);
}

async function timeBar(world: World): Promise<number> {
  const { page } = await world.openOrder('about:blank');
  const asked = await noteStoreRequests(page);
  await page.evaluateOnNewDocument(noteWhenSaid);
  await page.goto(world.store.orderUrl(ORDER), { waitUntil: 'domcontentloaded' });
  const { at } = await readSaid(page);
  await page.close();
  const [answer] = asked;
  if (answer === undefined) throw new Error('The store was not asked');
  return at - answer.end;
}

/** In milliseconds since 1970: when the page began, and when it said what was shipped to the phone before. */
interface Said {
  readonly from: number;
  readonly at: number;
}

type Noting = Window & { said?: Said };

/**
 * Runs in a page before its own scripts. It names no function inside: what runs scripts here marks named functions in a
 * way that the page does not know.
 */
function noteWhenSaid(): void {
  const looking = setInterval(() => {
    const bar = document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.line.phone');
    const form = document.querySelector('.parcel-form');
    const says = `${bar?.textContent} ${form?.textContent}`.replace(/[\u2066-\u2069]/g, '');
    if (!says.includes('Earlier parcels from here: 12, delivered 6')) return;
    clearInterval(looking);
    (window as Noting).said = {
      from: performance.timeOrigin,
      at: performance.timeOrigin + performance.now(),
    };
  }, 1);
}

async function readSaid(page: Page): Promise<Said> {
  const said = await page.waitForFunction(() => (window as Noting).said ?? null, { polling: 100 });
  return (await said.jsonValue()) as Said;
}

function report([few, many]: readonly Shop[], asJson: boolean): void {
  if (few === undefined || many === undefined) throw new Error('A shop is missing');
  const figures = (['bar', 'form'] as const).map((where) => {
    const small = median(few.times[where]);
    const large = median(many.times[where]);
    return { where, small, large, ratio: large / small, bar: BAR };
  });
  if (asJson) {
    console.log(JSON.stringify({ rounds: ROUNDS, sizes: [SMALL, LARGE], figures }));
    return;
  }
  console.log(`a phone’s history, medians of ${ROUNDS}, among ${SMALL} and among ${LARGE} parcels`);
  for (const { where, small, large, ratio } of figures) {
    const verdict = ratio <= BAR ? 'ok' : 'OVER';
    console.log(
      `${where.padEnd(4)} ${small.toFixed(1)} ms, ${large.toFixed(1)} ms: ratio ${ratio.toFixed(2)}, bar ${BAR}: ${verdict}`,
    );
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
