import { beforeAll, expect, it } from 'vitest';
import { readCollected } from './collected';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { Hand } from './pages/hand';
import { ListPage } from './pages/list-page';
import { ReviewPage } from './pages/review-page';
import { worldFor } from './world-for';

const DOUBTFUL = [951, 952, 953];
const IDS = Array.from({ length: 20 }, (_, index) => 951 + index);
const hand = new Hand();

inOneBrowser('twenty orders of which three are in doubt', 'chromium', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() => {
    world.store.setOrders(
      // There is a جبع near Jenin and one near Jerusalem.
      IDS.map((id) => madeOrder(id, DOUBTFUL.includes(id) ? { recipient: { city: 'جبع', state: '' } } : {})),
    );
  });

  it('are shipped in seven presses at most, and printed by one', async () => {
    const list = await ListPage.open(world.extension, world.store.listUrl());
    await hand.press(list.page, '#cb-select-all-1');
    await list.barWhere((said) => said?.includes('(20)') ?? false);
    await list.page.bringToFront();
    await hand.press(list.page, 'shahna-list >>> .primary');
    await eventually(
      () => readCollected(world.extension),
      ([newest]) => newest?.orders.length === IDS.length,
    );
    const review = await ReviewPage.open(world.extension);
    await review.statusesWhere((statuses) => DOUBTFUL.every((id) => statuses[id] === 'doubtful'));
    expect(await review.page.$eval('.desk__head .button--primary', (button) => button.textContent)).toMatch(
      /17.*20/,
    );
    for (const id of DOUBTFUL) {
      await hand.press(review.page, `[data-order="${id}"] .review__question .button`);
      await review.statusesWhere((statuses) => statuses[id] === undefined || statuses[id] === 'ready');
    }
    await review.restOnShip();
    await hand.press(review.page, '.desk__head .button--primary');
    // Only rows near the window's are drawn: its first are looked at, then, from the end, its last.
    await review.statusesWhere((statuses) => IDS.slice(0, 10).every((id) => statuses[id] === 'created'));
    await review.page.$eval('.review__scroller', (rows) => rows.scrollTo(0, rows.scrollHeight));
    await review.statusesWhere((statuses) => IDS.slice(10).every((id) => statuses[id] === 'created'));
    expect(world.parcels()).toHaveLength(IDS.length);
    expect(hand.done('bulk of 20, 3 in doubt', { presses: 7 }).presses).toBeLessThanOrEqual(7);

    const labels = () => document.querySelectorAll('.label').length;
    await review.page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await hand.press(review.page, '.desk__head .button--primary');
    await review.page.waitForSelector('.notice--good');
    expect(hand.done('print its labels', { presses: 1 }).presses).toBe(1);
    expect(await review.page.evaluate(labels)).toBe(IDS.length);
    await review.close();
  });
});
