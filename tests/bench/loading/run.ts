import type { Page } from 'puppeteer-core';
import { buildQuietly } from '../../e2e/build';
import { madeOrder } from '../../e2e/made-order';
import { World } from '../../e2e/world';

/** With the extension over without it. */
const BAR = 1.05;
const ROUNDS = 40;
const ORDER = 71_000;

/**
 * `npm run bench -- loading [--json]`: how long an order's page takes until its content is loaded
 * (`DOMContentLoaded`), in one Chromium with the extension, in turns at an address of the practice store where it is
 * enabled and at another address of the same store where it is not. The page is as long as an order of a real shop.
 */
export async function run(args: string[]): Promise<void> {
  buildQuietly('chromium', 'e2e');
  const world = await World.openReady({ kind: 'chromium' });
  try {
    world.store.setOrders([longOrder()]);
    const address = world.store.orderUrl(ORDER);
    const elsewhere = address.replace('127.0.0.1', 'localhost');
    const { page } = await world.openOrder('about:blank');
    const rounds: { readonly with: number; readonly without: number }[] = [];
    // The first loads fill caches.
    for (let round = -3; round < ROUNDS; round += 1) {
      const isFirst = round % 2 === 0;
      const first = await timeLoading(page, isFirst ? address : elsewhere);
      const second = await timeLoading(page, isFirst ? elsewhere : address);
      if (round >= 0)
        rounds.push(isFirst ? { with: first, without: second } : { with: second, without: first });
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

/** Milliseconds from the answer's end to the end of all that listens for `DOMContentLoaded`. */
async function timeLoading(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' });
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation === undefined) throw new Error('The page says nothing of its loading');
    return navigation.domContentLoadedEventEnd - navigation.responseStart;
  });
}

function report(
  rounds: readonly { readonly with: number; readonly without: number }[],
  asJson: boolean,
): void {
  const withIt = median(rounds.map((round) => round.with));
  const without = median(rounds.map((round) => round.without));
  const ratio = withIt / without;
  if (asJson) {
    console.log(JSON.stringify({ ratio, bar: BAR, with: withIt, without, rounds: rounds.length }));
    return;
  }
  console.log(`medians of ${rounds.length} loads in turns, until DOMContentLoaded`);
  console.log(`with the extension ${withIt.toFixed(1)} ms, without ${without.toFixed(1)} ms`);
  console.log(`ratio ${ratio.toFixed(3)}, bar ${BAR.toFixed(2)}: ${ratio <= BAR ? 'ok' : 'OVER'}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
