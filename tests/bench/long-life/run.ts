import { loadavg } from 'node:os';
import type { Page } from 'puppeteer-core';
import { buildQuietly } from '../../e2e/build';
import { madeOrder } from '../../e2e/made-order';
import { DeskPage } from '../../e2e/pages/desk-page';
import type { OrderPage } from '../../e2e/pages/order-page';
import { World } from '../../e2e/world';
import { codeOf, writeColleagues, writeNotes, writeRelay, writeRows } from '../../practice/made-rows';
import { usedByTree } from './used-by-tree';

const SIZES = [1_000, 15_000, 100_000];
type Step = 'today' | 'parcels' | 'search' | 'digit' | 'old' | 'cash' | 'popup' | 'bar' | 'press';
/** The longest time in which the page answered nothing, by the clock. */
type Block = 'search-blocks' | 'digit-blocks';
type Figures = Partial<Record<Step | Block, number>>;
/** Rows that are handed to the page at once. */
const AT_ONCE = 5_000;
/** Milliseconds in which nothing more is asked, so that what a step leaves to be done counts with it. */
const REST = 1_500;
const ROUNDS = 3;
const FIRST_ORDER = 81_000;

/** The least of some rounds of each step, in milliseconds, by the number of parcels. */
const figures: Record<number, Figures> = {};

/**
 * `npm run bench -- long-life [--json] [--joined] [SIZE…]`: what a person does with so many parcels kept, in milliseconds of
 * processor time of the whole browser (Chromium), each the least of three rounds, with a written note for each of
 * them; with `--joined` in a shop's browser, whose colleagues made as many, after as many forms that were typed into.
 * `search` is the first digit, which goes through the newest parcels; `digit` one more; `old` the whole code of the oldest
 * parcel; `…-blocks` is for how long the page answered nothing meanwhile, by the clock, so that a busy machine makes it
 * longer. It says where it stands and how busy the machine is while it runs, and prints what it has when it is ended.
 */
export async function run(args: string[]): Promise<void> {
  const asJson = args.includes('--json');
  const print = () => (asJson ? console.log(JSON.stringify(figures)) : console.table(figures));
  const asked = args.map(Number).filter((size) => size > 0);
  const end = () => {
    print();
    process.exit(1);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  buildQuietly('chromium', 'e2e');
  for (const size of asked.length > 0 ? asked : SIZES) await measure(size, args.includes('--joined'));
  print();
}

async function measure(size: number, isJoined: boolean): Promise<void> {
  const say = (text: string) => console.error(`${size} parcels: ${text} (load ${loadavg()[0]?.toFixed(1)})`);
  const own: Figures = {};
  figures[size] = own;
  const world = await World.openReady({ kind: 'chromium' });
  try {
    const ids = Array.from({ length: ROUNDS }, (_, nth) => FIRST_ORDER + nth);
    world.store.setOrders(ids.map((id) => madeOrder(id)));
    await keepParcels(world, size, isJoined, say);
    const browser = world.extension.browser.process()?.pid;
    if (browser === undefined) throw new Error('The browser has no process');
    const time = async (step: Step, act: () => Promise<unknown>) => {
      const before = usedByTree(browser);
      await act();
      await new Promise((resolve) => setTimeout(resolve, REST));
      const used = usedByTree(browser) - before;
      own[step] = Math.min(used, own[step] ?? used);
      say(`${step} ${used} ms`);
    };
    const least = (block: Block, milliseconds: number) => {
      own[block] = Math.min(milliseconds, own[block] ?? milliseconds);
      say(`${block} ${milliseconds} ms`);
    };
    for (const id of ids) await doAll(world, { id, size }, time, least);
  } finally {
    await world.close();
  }
}

async function keepParcels(
  world: World,
  size: number,
  isJoined: boolean,
  say: (text: string) => void,
): Promise<void> {
  const page = await world.extension.openPage('desk.html#/quotes');
  const now = Date.now();
  if (isJoined) await writeRelay(page, now);
  for (let first = 0; first < size; first += AT_ONCE) {
    const count = Math.min(AT_ONCE, size - first);
    await writeRows(page, count, now, { states: [], first });
    await writeNotes(page, { store: `${world.store.url}/wp-admin/`, first, count, now });
    if (isJoined) await writeColleagues(page, { first, count, now });
    say(`${Math.min(first + AT_ONCE, size)} kept`);
  }
  await page.close();
}

/** A person's day, once; the press is made with the desk open. */
async function doAll(
  world: World,
  { id, size }: { readonly id: number; readonly size: number },
  time: (step: Step, act: () => Promise<unknown>) => Promise<void>,
  least: (block: Block, milliseconds: number) => void,
): Promise<void> {
  const open = (hash: string) => DeskPage.open(world.extension, hash);
  let desk: DeskPage | undefined;
  await time('today', async () => {
    desk = await open('#/');
    await isRead(desk.page);
  });
  let order: OrderPage | undefined;
  await time('bar', async () => {
    order = await world.openOrder(world.store.orderUrl(id));
    await order.barWhere(({ action, lines }) => action === 'Ship' && lines.fee !== undefined);
  });
  await time('press', async () => {
    await order?.pressBar();
    await order?.barWhere(({ tone }) => tone === 'good');
  });
  await order?.page.close();
  await desk?.close();
  let parcels: DeskPage | undefined;
  await time('parcels', async () => {
    parcels = await open('#/parcels');
    await isRead(parcels.page);
  });
  await parcels?.page.evaluate(watchBlocks);
  await time('search', () => typeDigit(parcels, '0'));
  least('search-blocks', await longestBlock(parcels));
  await time('digit', () => typeDigit(parcels, '5'));
  least('digit-blocks', await longestBlock(parcels));
  await parcels?.close();
  await time('old', async () => {
    const oldest = await open(`#/parcels?find=${codeOf(size - 1)}`);
    await isRead(oldest.page);
    await oldest.page.waitForSelector('.ledger__row');
    await oldest.close();
  });
  await time('cash', async () => {
    const cash = await open('#/cash');
    await cash.page.waitForSelector('.cash h2');
    await isRead(cash.page);
    await cash.close();
  });
  await time('popup', async () => {
    const popup = await world.extension.openPage('popup.html');
    await popup.waitForSelector('main');
    await popup.close();
  });
}

/** A section stands where it is no longer being read. */
async function isRead(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main .desk__section') !== null &&
      document.querySelector('main .desk__waiting') === null,
    { timeout: 120_000 },
  );
}

async function typeDigit(desk: DeskPage | undefined, digit: string): Promise<void> {
  if (desk === undefined) throw new Error('The parcels are not open');
  await desk.page.focus('.finder input');
  await desk.page.keyboard.type(digit);
  await isRead(desk.page);
}

/** Runs in a page, which then knows its longest task; below 50 ms a browser tells of none (Long Tasks). */
function watchBlocks(): void {
  const kept = window as unknown as { longest: number };
  kept.longest = 0;
  new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries()) kept.longest = Math.max(kept.longest, duration);
  }).observe({ type: 'longtask' });
}

/** Milliseconds of the longest task since it was asked last. */
async function longestBlock(desk: DeskPage | undefined): Promise<number> {
  if (desk === undefined) throw new Error('The parcels are not open');
  return desk.page.evaluate(() => {
    const kept = window as unknown as { longest: number };
    const { longest } = kept;
    kept.longest = 0;
    return Math.round(longest);
  });
}
