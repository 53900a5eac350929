import { beforeAll, expect, it } from 'vitest';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { worldFor } from './world-for';

/** The seed has a parcel for this phone. */
const KNOWN_PHONE = '0599000111';

inOneBrowser('a second parcel is a deliberate act', 'chromium', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() =>
    world.store.setOrders([madeOrder(701, { recipient: { phone: KNOWN_PHONE } }), madeOrder(702)]),
  );

  it('for a recipient who has one: told first, then forced by a press of its own', async () => {
    const page = await world.openOrder(world.store.orderUrl(701));
    await page.barWhere(({ action }) => action === 'Ship');
    await page.pressBar();
    await page.barWhere(({ tone }) => tone === 'bad');
    expect(world.parcels()).toHaveLength(0);

    const popup = await world.openPopup(page);
    await popup.ready();
    expect(await popup.text()).toMatch(/already has a parcel/i);
    await popup.shipAnother();
    const [parcel] = await eventually(
      () => world.parcels(),
      ({ length }) => length > 0,
    );
    await popup.says(parcel?.parcelCode ?? '');
    const parcels = world.parcels();
    expect(parcels.map(({ forced, phone }) => [forced, phone])).toEqual([[true, KNOWN_PHONE]]);
    // The page behind hears of it by itself.
    const bar = await page.barWhere(({ tone }) => tone === 'good');
    expect(bar.lines.code).toBe(parcels[0]?.parcelCode);
    await popup.close();
  });

  it('for an order that has one: asked for in words, then sent', async () => {
    const page = await world.openOrder(world.store.orderUrl(702));
    await page.barWhere(({ action }) => action === 'Ship');
    await page.pressBar();
    await page.barWhere(({ tone }) => tone === 'good');
    const before = world.parcels().length;

    const popup = await world.openPopup(page);
    await popup.press('Another parcel for this order');
    await popup.ready();
    expect(world.parcels()).toHaveLength(before);
    // Both parcels would collect the order's amount: that is said before, and let stand here.
    await popup.says('Check that the same is not collected twice');
    await popup.press('Collect');
    await popup.shipAnother();
    // The service knows the phone by now: the second step is asked of the person here too.
    await popup.says('already has a parcel from you');
    expect(world.parcels()).toHaveLength(before);
    await popup.shipAnother();
    await popup.says('Parcel number 2');
    expect(world.parcels()).toHaveLength(before + 1);
    await popup.close();
  });
});
