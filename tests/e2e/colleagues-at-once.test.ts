import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import type { BarReading } from './pages/order-page';
import { World } from './world';

inOneBrowser('two colleagues without a relay who press at one moment', 'chromium', (kind) => {
  const ID = 9_300;
  let one: World;
  let other: World;

  beforeAll(async () => {
    one = await World.openReady({ kind });
    other = await World.openBeside(one);
  });
  afterAll(async () => {
    await other.extension.close();
    await one.close();
  });

  it('make one parcel: the second is told that a colleague may just have made it, not that an answer was lost', async () => {
    one.store.setOrders([madeOrder(ID)]);
    const pages = [];
    for (const world of [one, other]) pages.push(await world.openOrder(world.store.orderUrl(ID)));
    for (const page of pages) await page.barWhere(({ action }) => action === 'Ship');
    const before = one.parcels().length;
    // Each asks who the recipient is before either has made anything.
    const name = 'recipient/findRecipientByPhoneNumber';
    one.sandbox.control.setFault({ operation: name, kind: 'delay', delayMs: 6_000 });
    await Promise.all(pages.map((page) => page.pressBar()));
    const isOver = ({ action, message }: BarReading) =>
      action === 'Print label' || /colleague|lost/i.test(message);
    const bars = await Promise.all(pages.map((page) => page.barWhere(isOver)));
    one.sandbox.control.clearFaults();
    const told = bars.filter(({ message }) => /colleague|lost/i.test(message)).map(({ message }) => message);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/A colleague may just have made this parcel/);
    expect(told[0]).not.toMatch(/lost/);
    expect(one.parcels().length - before).toBe(1);
  });
});
