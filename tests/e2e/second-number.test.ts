import { beforeAll, expect, it } from 'vitest';
import { Inside } from '../faults/inside';
import { divideInTwo, partsMade } from './divide-in-two';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { keepFollow } from './keep-follow';
import { madeOrder } from './made-order';
import { DeskPage } from './pages/desk-page';
import { worldFor } from './world-for';

const ORDER = 1_011;

inOneBrowser('the numbers of an order that goes in two parcels', 'firefox', (kind) => {
  const world = worldFor({ kind });

  beforeAll(async () => {
    world.store.setOrders([madeOrder(ORDER)]);
    const page = await world.extension.blank();
    const on = { kind: 'woocommerce', follow: { tracking: 'seen' } } as const;
    await page.evaluate(keepFollow, { origin: world.store.url, store: on, delivered: 26, returned: 33 });
  });

  const becomes = (number: string) =>
    eventually(
      () => world.store.tracking.of(ORDER),
      (stands) => stands === number,
    );

  it('the first stands in the order, the second is said and copied, and takes its place where the first is wrong', async () => {
    const { page, popup } = await divideInTwo(world, ORDER);
    await popup.ship();
    await page.barWhere(({ tone }) => tone === 'good');
    await popup.close();
    const [first = '', second = ''] = partsMade(world, ORDER).map(({ parcelCode }) => parcelCode);
    await becomes(first);
    const desk = await DeskPage.open(world.extension, '#/');
    await desk.says(`Tracking number: the order keeps ${first}; ${second} was not written.`);
    await desk.page.waitForSelector(`[data-note="changed"] button[aria-label*="${second}"]`);
    expect(world.store.tracking.sent()).toBe(1);
    const inside = await Inside.open(world.extension);
    const rowId = (await inside.rows()).find(({ parcelCode }) => parcelCode === first)?.id ?? '';
    await inside.send('row/mark-wrong', { rowId, wrong: true });
    await becomes(second);
    await desk.says(`Tracking number: – → ${second}`);
    // The first one's was taken out, and the second's written, once each.
    expect(world.store.tracking.sent()).toBe(3);
    for (const one of [inside, desk]) await one.close();
    await page.page.close();
  });
});
