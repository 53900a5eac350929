import { buildQuietly } from '../../e2e/build';
import { DeskPage } from '../../e2e/pages/desk-page';
import { pressOn } from '../../e2e/pages/press-on';
import { ReviewPage } from '../../e2e/pages/review-page';
import { World } from '../../e2e/world';

const SIZES = [200, 2_000];
const HEADING = ['order number', 'customer name', 'phone', 'town', 'city', 'address', 'amount', 'items'];
/** Milliseconds. */
const PATIENCE = 600_000;
/** Rarely: each look copies the whole ledger, in the process that is the service. */
const BETWEEN_LOOKS = 1_000;

/**
 * `npm run bench -- sheet [--json]`: sheets of 200 and of 2,000 orders shipped by one press, four look-ups and one creation each,
 * to a service that answers at once.
 */
export async function run(args: string[]): Promise<void> {
  buildQuietly('chromium', 'e2e');
  const world = await World.openReady({ kind: 'chromium' });
  try {
    const desk = await DeskPage.open(world.extension, '#/review');
    const figures = [];
    for (const size of SIZES) figures.push(await timeSheet(world, desk, size));
    if (args.includes('--json')) return console.log(JSON.stringify(figures));
    for (const { size, review, ship } of figures) {
      const each = (ship / size).toFixed(1);
      console.log(
        `${size} orders of a sheet: ready to ship ${seconds(review)} s after it was given, made in ${seconds(ship)} s, ${each} ms each`,
      );
    }
  } finally {
    await world.close();
  }
}

async function timeSheet(world: World, desk: DeskPage, size: number) {
  const given = Date.now();
  await desk.page.evaluate(paste, sheetOf(size));
  // A heading is asked about once.
  if (size === SIZES[0]) await pressOn(desk.page, '.cash__columns .button--primary');
  const review = await ReviewPage.in(desk.page);
  await review.readyToShip(size);
  const shown = Date.now();
  await review.restOnShip();
  const began = Date.now();
  const made = () => world.sandbox.control.ledger().parcels;
  const before = made().length;
  await review.pressShip();
  while (made().length - before < size) {
    if (Date.now() > began + PATIENCE) throw new Error(`Only ${made().length - before} parcels were made`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
  const ended = Math.max(...made().map(({ createdAt }) => Date.parse(createdAt)));
  return { size, review: shown - given, ship: ended - began };
}

function sheetOf(size: number): string {
  const lines = Array.from({ length: size }, (_, nth) => {
    const number = size * 10 + nth;
    return [
      number,
      `زبون ${number}`,
      `059${1_000_000 + number}`,
      'قباطية',
      'جنين',
      'شارع البلدية',
      50,
      'كوب',
    ];
  });
  return [HEADING, ...lines].map((cells) => cells.join('\t')).join('\n');
}

/** Runs in the page. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1);
}
