import { Inside } from '../faults/inside';
import { chooseOnList } from './choose-on-list';
import { OptionsPage } from './pages/options-page';
import { ReviewPage } from './pages/review-page';
import type { World } from './world';

/** Milliseconds; what takes minutes in what ships. */
const SHORT_TIMES = { repeatAfter: 500, firstBackoff: 500, longestBackoff: 2_000, watchdog: 1_000 } as const;
const PATIENCE = 60_000;
const BETWEEN_LOOKS = 60;

export interface Ended {
  /** Parcels that were made when the background was ended; `null` where nobody can end it. */
  readonly beforeEnd: number | null;
  /** Parcels that were made when the browser was closed. */
  readonly beforeClose: number;
  /** Parcels that were made at the end, and for how many orders. */
  readonly parcels: number;
  readonly orders: number;
  /** How many rows ended how. */
  readonly states: Readonly<Record<string, number>>;
}

/**
 * Ships so many orders from their review by one press; ends the background after about a quarter of them, and closes
 * the whole browser after about the half. Opened again, nobody presses anything.
 */
export async function shipAndEnd(world: World, firstId: number, count: number): Promise<Ended> {
  await keepShortTimes(world);
  const ids = await chooseOnList(world, firstId, count);
  const review = await ReviewPage.open(world.extension);
  await review.readyToShip(count);
  const made = () => world.parcels().filter(({ referenceNumber }) => ids.includes(referenceNumber ?? ''));
  await review.ship();

  await until(
    () => made().length,
    (parcels) => parcels >= count / 4,
  );
  const canEnd = world.extension.kind === 'chromium';
  if (canEnd) await world.extension.stopBackground();
  const beforeEnd = canEnd ? made().length : null;
  await until(
    () => made().length,
    (parcels) => parcels >= count / 2,
  );
  await world.restartBrowser();
  const beforeClose = made().length;
  if (world.extension.kind === 'chromium') await giveAccessAgain(world);

  const inside = await Inside.open(world.extension);
  const rows = async () => (await inside.rows()).filter(({ orderId }) => ids.includes(orderId));
  await until(
    async () => (await rows()).map(({ state, waiting }) => ({ state, waits: waiting?.reason })),
    (all) => all.length === count && all.every(({ state }) => ENDED.includes(state)),
  );
  await world.sandbox.control.idle();
  const states = Object.entries(Object.groupBy(await rows(), ({ state }) => state));
  return {
    beforeEnd,
    beforeClose,
    parcels: made().length,
    orders: new Set(made().map(({ referenceNumber }) => referenceNumber)).size,
    states: Object.fromEntries(states.map(([state, own]) => [state, own.length])),
  };
}

/** States in which nothing happens any more by itself; a person enters a code that is not known. */
const ENDED: readonly string[] = ['created', 'made-code-unknown'];

/** What is put into Chromium for a test comes back without the access it was given. */
export async function giveAccessAgain({ extension, sandbox }: World): Promise<void> {
  await extension.allow(sandbox.url);
  const options = await OptionsPage.open(extension);
  await options.checkAccount();
  await options.page.click('[data-testid="check-result"] button');
  await options.page.waitForSelector('[data-testid="check-result"][data-outcome="received"]');
  await options.close();
}

async function keepShortTimes({ extension }: World): Promise<void> {
  const inside = await Inside.open(extension);
  await inside.keep({ 'test-times': SHORT_TIMES });
  await inside.close();
}

/** @throws Error with what was seen last */
async function until<Seen>(look: () => Seen | Promise<Seen>, fits: (seen: Seen) => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE; ; ) {
    const seen = await look();
    if (fits(seen)) return;
    if (Date.now() > end) throw new Error(`It never came; seen last: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
}
