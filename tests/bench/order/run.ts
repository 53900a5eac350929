import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { buildQuietly } from '../../e2e/build';
import { madeOrder } from '../../e2e/made-order';
import { World } from '../../e2e/world';
import { type BarePlan, sendBare } from './bare';
import { noteMoments, noteStoreRequests, readMoments } from './moments';

/** From the press to the code, over the same requests sent bare. */
const BAR = 1.2;
/** Milliseconds from the store's answer to the bar drawn with it, at the median. */
const DRAWN_BAR = 35;
const ROUNDS = 25;
/** Milliseconds between two presses: a store's page may make fifteen parcels a minute. */
const BETWEEN_PRESSES = 4_000;
/** Milliseconds that the service takes for each answer. */
const LATENCY = 50;
/**
 * Milliseconds that the store takes for its order: its page has been painted by then, as in a shop, and what is timed
 * is the bar alone.
 */
const STORE_LATENCY = 300;
const FIRST_ORDER = 70_000;

interface Round {
  readonly drawn: number;
  readonly press: number;
  readonly bare: number;
}

/**
 * `npm run bench -- order [--json]`: an order page of the practice store in Chromium, the service at 50 ms an answer.
 * From the press of Ship to the parcel's code on the bar, over the same requests sent bare in the same run: the
 * look-ups and the store's, side by side, then the creation; the store answers both at once. And from the store's
 * answer for its order, which comes after its page, to the bar drawn with it.
 */
export async function run(args: string[]): Promise<void> {
  buildQuietly('chromium', 'e2e');
  const world = await World.openReady({ kind: 'chromium' });
  try {
    world.sandbox.control.setFault({ operation: '*', kind: 'delay', delayMs: LATENCY });
    const ids = Array.from({ length: 2 * ROUNDS }, (_, index) => FIRST_ORDER + index);
    world.store.setOrders(ids.map((id) => madeOrder(id)));
    const servicePage = await world.extension.blank();
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const shipped = await timePress(world, FIRST_ORDER + 2 * round);
      const bare = await timeBare(world, servicePage, FIRST_ORDER + 2 * round + 1, shipped.storeRequests);
      rounds.push({ ...shipped, bare });
      await setTimeout(BETWEEN_PRESSES);
    }
    report(rounds, args.includes('--json'));
  } finally {
    await world.close();
  }
}

/** Ships one order by a press on its bar. */
async function timePress(world: World, id: number) {
  const order = await world.openOrder('about:blank');
  const asked = await noteStoreRequests(order.page);
  await order.page.evaluateOnNewDocument(noteMoments);
  world.store.setRestDelay(STORE_LATENCY);
  await order.page.goto(world.store.orderUrl(id), { waitUntil: 'domcontentloaded' });
  await order.barWhere(({ tone, lines }) => tone === 'plain' && lines.fee !== undefined);
  const [opened] = asked;
  const before = asked.length;
  world.store.setRestDelay(0);
  await order.pressBar();
  const { drawn, pressed, coded } = await readMoments(order.page);
  await order.page.close();
  if (opened === undefined || asked.length === before) throw new Error('The store was not asked');
  return {
    drawn: drawn - opened.end,
    press: coded - pressed,
    storeRequests: asked.slice(before).map(({ url }) => url),
  };
}

/** The requests of one press, sent by nothing but `fetch`: the store's from its own page, the service's from ours. */
async function timeBare(
  world: World,
  servicePage: Page,
  id: number,
  storeRequests: readonly string[],
): Promise<number> {
  const order = await world.openOrder(world.store.orderUrl(id));
  const plan: BarePlan = {
    base: world.sandbox.url,
    key: world.account().key,
    phone: madeOrder(id).billing.phone,
    storeRequests,
  };
  const time = await sendBare(servicePage, order.page, plan);
  await order.page.close();
  return time;
}

function report(rounds: readonly Round[], asJson: boolean): void {
  const drawn = median(rounds.map((round) => round.drawn));
  const press = median(rounds.map((round) => round.press));
  const bare = median(rounds.map((round) => round.bare));
  const ratio = press / bare;
  if (asJson) {
    console.log(JSON.stringify({ ratio, bar: BAR, press, bare, drawn, drawnBar: DRAWN_BAR, rounds: ROUNDS }));
    return;
  }
  const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;
  console.log(`medians of ${ROUNDS} orders, the service at ${LATENCY} ms an answer`);
  console.log(`press to code ${ms(press)}, the same requests bare ${ms(bare)}`);
  console.log(`ratio ${ratio.toFixed(2)}, bar ${BAR.toFixed(1)}: ${ratio <= BAR ? 'ok' : 'OVER'}`);
  const verdict = drawn <= DRAWN_BAR ? 'ok' : 'OVER';
  console.log(`the store’s answer to the bar drawn ${ms(drawn)}, bar ${ms(DRAWN_BAR)}: ${verdict}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
