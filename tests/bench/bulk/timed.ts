import { chooseOnList } from '../../e2e/choose-on-list';
import { ReviewPage } from '../../e2e/pages/review-page';
import { World } from '../../e2e/world';
import { timeBare } from './bare';
import { AT_ONCE, LATENCY, ORDERS } from './bulk';

/** Shipping in bulk may take this many times as long as its bare requests. */
const BAR = 1.15;
/** Of each; the worst one counts. */
const ROUNDS = 3;
/** The review may look up this many recipients, four requests each, between the look at the ledger and the press. */
const RECIPIENTS_BEFORE = 10;
/** Milliseconds. */
const PATIENCE = 180_000;
/** Rarely: each look copies the whole ledger, in the process that is the service, and the longer it is the longer. */
const BETWEEN_LOOKS = 1_000;

/** Bulk and bare by turns, each round with orders of its own. */
export async function runTimed() {
  const world = await World.openReady({ kind: 'chromium' });
  try {
    world.sandbox.control.setFault({ operation: '*', kind: 'delay', delayMs: LATENCY });
    const page = await world.extension.blank();
    const rounds: { readonly bulk: number; readonly bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await timeBare(world, page, 50_000 + 1_000 * round);
      const bulk = await timeBulk(world, 10_000 + 1_000 * round, bare);
      rounds.push({ bulk, bare });
    }
    const ratio = Math.max(...rounds.map(({ bulk, bare }) => bulk / bare));
    const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
    const lines = [
      `${ORDERS} orders, ${AT_ONCE} at once, four look-ups and one creation each, at ${LATENCY} ms latency`,
      ...rounds.map(
        ({ bulk, bare }) =>
          `in bulk ${seconds(bulk)} s, the same requests bare ${seconds(bare)} s: ${(bulk / bare).toFixed(2)}`,
      ),
      `ratio ${ratio.toFixed(2)}, the worst of ${ROUNDS}, bar ≤ ${BAR}: ${ratio <= BAR ? 'ok' : 'OVER'}`,
    ];
    return { ratio, bar: BAR, rounds, orders: ORDERS, latency: LATENCY, lines };
  } finally {
    await world.close();
  }
}

/**
 * Milliseconds from the press in the review until the answer to the last creation left the service.
 * @param atLeast milliseconds that it takes in any case: until then nothing is looked at, which would hold the service up
 */
async function timeBulk(world: World, firstId: number, atLeast: number): Promise<number> {
  await chooseOnList(world, firstId, ORDERS);
  const review = await ReviewPage.of(world.extension);
  await review.page.bringToFront();
  await review.readyToShip(ORDERS);
  await review.restOnShip();
  const { ledger } = world.sandbox.control;
  const before = ledger();
  const began = Date.now();
  await review.pressShip();
  await new Promise((resolve) => setTimeout(resolve, atLeast));
  const madeSince = () => ledger().parcels.slice(before.parcels.length);
  for (const end = began + PATIENCE; madeSince().length < ORDERS; ) {
    if (Date.now() > end) throw new Error(`Only ${madeSince().length} parcels were made`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
  requireSameRequests(ledger().requests.slice(before.requests.length));
  await review.close();
  return Date.parse(madeSince().at(-1)?.createdAt ?? '') + LATENCY - began;
}

/**
 * What is compared is the same: four look-ups and one creation of each order, and nothing else. The review itself may
 * have looked up a few recipients between the look at the ledger and the press: they count against the bulk.
 */
function requireSameRequests(requests: readonly { readonly operation: string }[]): void {
  const counts = Object.entries(Object.groupBy(requests, ({ operation }) => operation));
  const made = Object.fromEntries(counts.map(([operation, own]) => [operation, own?.length]));
  const lookUps = (made['recipient/findRecipientByPhoneNumber'] ?? 0) - 4 * ORDERS;
  const same =
    counts.length === 2 &&
    made['parcels/create'] === ORDERS &&
    lookUps >= 0 &&
    lookUps <= 4 * RECIPIENTS_BEFORE;
  if (!same) throw new Error(`Other requests were made: ${JSON.stringify(made)}`);
}
