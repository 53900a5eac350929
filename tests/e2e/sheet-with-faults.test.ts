import { beforeAll, expect, it } from 'vitest';
import { ALL, COPIES, DOUBTFUL, faultySheet, GOOD, TWO_OF_A_NUMBER } from './faulty-sheet';
import { inOneBrowser } from './in-both-browsers';
import { DeskPage } from './pages/desk-page';
import { Hand } from './pages/hand';
import { ReviewPage } from './pages/review-page';
import { worldFor } from './world-for';

const hand = new Hand();

inOneBrowser('two thousand lines with every fault in a spreadsheet that is dropped', 'chromium', (kind) => {
  const world = worldFor({ kind });
  let desk: DeskPage;
  let review: ReviewPage;

  beforeAll(async () => {
    desk = await DeskPage.open(world.extension, '#/review');
  });

  const drop = () => desk.page.evaluate(dropOnSheets, Buffer.from(faultySheet()).toString('base64'));

  it('become a review of them all: what stands there twice is asked about once, and nothing is left out', async () => {
    await drop();
    await hand.press(desk.page, '.cash__columns .button--primary');
    await desk.says(`Lines that say the same as another: ${COPIES}`);
    await hand.press(desk.page, 'button ::-p-text(the same)');
    expect(hand.done('review a sheet of 2,000', { presses: 2 }).presses).toBe(2);
    review = await ReviewPage.in(desk.page);
    await review.readyToShip(GOOD, ALL - COPIES);
    const drawn = await desk.page.$$eval('.review__row', (rows) => rows.length);
    process.stdout.write(`drawn    ${drawn} rows of ${ALL - COPIES}\n`);
    expect(drawn).toBeLessThan(60);
    await review.show('needs-you');
    await desk.says(`Needs you (${DOUBTFUL})`);
  });

  it('and once more: each question is asked once, and each line may be an order', async () => {
    await drop();
    await desk.says(`Lines that say the same as another: ${COPIES}`);
    await hand.press(desk.page, 'button ::-p-text(New orders)');
    await desk.says(`${(ALL - COPIES - TWO_OF_A_NUMBER).toLocaleString('en')} were here before`);
    await hand.press(desk.page, 'button ::-p-text(the same)');
    expect(hand.done('review it again', { presses: 2 }).presses).toBe(2);
    await desk.says(`All (${ALL})`);
  });
});

/** Runs in the page: drops the file somewhere on it, as people do whose place for sheets is folded to a line. */
function dropOnSheets(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], 'طلبات.xlsx'));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}
