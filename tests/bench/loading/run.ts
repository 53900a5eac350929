import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { buildQuietly } from '../../e2e/build';
import { madeOrder } from '../../e2e/made-order';
import { World } from '../../e2e/world';

/** Milliseconds that an order's page of a real shop took (WooCommerce 10.5, without the extension). */
const REAL_SHOP = 922;
/** What the extension may add to that. */
const BAR = 0.05;
const ROUNDS = 40;
/** Milliseconds in which the pages before come to rest. */
const REST = 400;
const ORDER = 71_000;

interface Round {
  readonly with: number;
  readonly without: number;
}

/**
 * `npm run bench -- loading [--json]`: how many milliseconds longer an order's page takes until its content is loaded
 * (`DOMContentLoaded`), in one Chromium with the extension, in turns at an address of the practice store where it is
 * enabled and at another address of the same store where it is not, each in a tab of its own. The page is as long as an
 * order of a real shop, but has none of a shop's own scripts, so what is added is judged by a real shop's time.
 */
export async function run(args: string[]): Promise<void> {
  buildQuietly('chromium', 'e2e');
  const world = await World.openReady({ kind: 'chromium' });
  try {
    world.store.setOrders([longOrder()]);
    const address = world.store.orderUrl(ORDER);
    const elsewhere = address.replace('127.0.0.1', 'localhost');
    const served = (await world.openOrder('about:blank')).page;
    const bare = (await world.openOrder('about:blank')).page;
    const timeServed = () => timeLoading(served, address);
    const timeBare = () => timeLoading(bare, elsewhere);
    const rounds: Round[] = [];
    // The first loads fill caches.
    for (let round = -3; round < ROUNDS; round += 1) {
      const isServedFirst = round % 2 === 0;
      const early = isServedFirst ? await timeServed() : await timeBare();
      const late = isServedFirst ? await timeBare() : await timeServed();
      if (round >= 0)
        rounds.push(isServedFirst ? { with: early, without: late } : { with: late, without: early });
    }
    report(rounds, args.includes('--json'));
  } finally {
    await world.close();
  }
}

/** An order of two hundred lines. */
function longOrder() {
  const order = madeOrder(ORDER);
  const [item] = order.items;
  if (item === undefined) throw new Error('The made order has no line');
  return {
    ...order,
    items: Array.from({ length: 200 }, (_, at) => ({ ...item, name: `${item.name} ${at}` })),
  };
}

/** Milliseconds from the answer's beginning to the end of all that listens for `DOMContentLoaded`. */
async function timeLoading(page: Page, address: string): Promise<number> {
  await page.bringToFront();
  // The page that is left looks at its order again as its tab comes to the front.
  await setTimeout(REST);
  await page.goto(address, { waitUntil: 'load' });
  const loading = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation === undefined) throw new Error('The page says nothing of its loading');
    return navigation.domContentLoadedEventEnd - navigation.responseStart;
  });
  return loading;
}

function report(rounds: readonly Round[], asJson: boolean): void {
  const withIt = median(rounds.map((round) => round.with));
  const without = median(rounds.map((round) => round.without));
  const share = (withIt - without) / REAL_SHOP;
  if (asJson) {
    console.log(JSON.stringify({ share, bar: BAR, with: withIt, without, rounds: rounds.length }));
    return;
  }
  console.log(`medians of ${rounds.length} loads in turns, until DOMContentLoaded`);
  console.log(`with the extension ${withIt.toFixed(1)} ms, without ${without.toFixed(1)} ms`);
  console.log(
    `${(withIt - without).toFixed(1)} ms more, ${percent(share)} of a real shop's ${REAL_SHOP} ms, ` +
      `bar ${percent(BAR)}: ${share <= BAR ? 'ok' : 'OVER'}`,
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
