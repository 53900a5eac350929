import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { chooseOnList } from './choose-on-list';
import { inBothBrowsers } from './in-both-browsers';
import { DeskPage } from './pages/desk-page';
import { Hand } from './pages/hand';
import { pressOn } from './pages/press-on';
import { ReviewPage } from './pages/review-page';
import { worldFor } from './world-for';

const hand = new Hand();

inBothBrowsers('labels follow what was shipped', (kind) => {
  const world = worldFor({ kind });

  it('are printed by the press after the one that ships, and are kept as printed', async () => {
    const ids = await chooseOnList(world, 901, 3);
    const review = await ReviewPage.open(world.extension);
    await review.readyToShip(3);
    await review.ship();
    await review.statusesWhere((statuses) => ids.every((id) => statuses[id] === 'created'));
    const printed = await watchPrinter(review.page);
    await hand.press(review.page, 'button ::-p-text(Print)');
    const desk = await DeskPage.in(review.page);
    await desk.says('Marked: 3');
    expect(hand.done('print the labels of a bulk', { presses: 1 }).presses).toBe(1);
    expect(await printed()).toEqual([3]);
    await desk.says('Selected (3)');
    await desk.says('To print (0)');

    await desk.press('To print');
    await desk.says('No label waits to be printed here');
    await desk.close();
    const later = await DeskPage.open(world.extension, '#/labels');
    await later.says('No label waits to be printed here');
    expect(await later.page.$$('.paper')).toHaveLength(0);
    await later.close();
  });

  it('wait again when a person says that nothing came out', async () => {
    const desk = await DeskPage.open(world.extension, '#/labels/today');
    await desk.says('Print 3 labels');
    const printed = await watchPrinter(desk.page);
    await pressOn(desk.page, '.labels__head .button--primary');
    await desk.press('Undo');
    await desk.says('To print (3)');
    expect(await printed()).toEqual([3]);
    await desk.close();
  });
});

/** How many labels stood on the page each time it was handed to the printer from now on. */
async function watchPrinter(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const printed: number[] = [];
    Object.assign(window, { printed });
    window.print = () => void printed.push(document.querySelectorAll('.label').length);
  });
  return () => page.evaluate(() => (window as unknown as { printed: number[] }).printed);
}
