import { beforeAll, expect, it } from 'vitest';
import { newPage, untilOpen } from '../browsers/open-extension';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { madeOrder } from './made-order';
import { OrderPage } from './pages/order-page';
import { PopupPage } from './pages/popup-page';
import { worldFor } from './world-for';

/** How long the store takes to say an order once more, in milliseconds: the person is elsewhere by then. */
const LATE = 2_000;

inBothBrowsers('whoever presses and goes on at once', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() => world.store.setOrders([951, 952, 953, 954].map((id) => madeOrder(id))));

  const parcelsOf = (id: number) =>
    world.parcels().filter(({ referenceNumber }) => referenceNumber === String(id));
  const isMade = (id: number) =>
    eventually(
      () => parcelsOf(id).length,
      (made) => made > 0,
    );

  async function openOrder(id: number, window = false): Promise<OrderPage> {
    const order = window
      ? await OrderPage.open(world.extension, world.store.orderUrl(id), { type: 'window' })
      : await world.openOrder(world.store.orderUrl(id));
    await order.barWhere(({ action, lines }) => action === 'Ship' && lines.fee !== undefined);
    return order;
  }

  it('to another tab has the order shipped, though the store must be asked for it once more', async () => {
    const other = await newPage(world.extension.browser);
    const order = await openOrder(951);
    await order.page.bringToFront();
    await order.hasBeenRead();
    // What is typed into the page has the order read anew at the press.
    await order.page.$eval('#_billing_postcode', (field) => {
      (field as HTMLInputElement).value = '00972';
    });
    world.store.setRestDelay(LATE);
    const asked = world.store.timesAsked(951);
    await order.pressBar();
    await other.bringToFront();
    await eventually(
      () => world.store.timesAsked(951),
      (now) => now > asked,
    );
    expect(parcelsOf(951)).toEqual([]);
    await isMade(951);
    world.store.setRestDelay(0);
    expect(parcelsOf(951)).toHaveLength(1);
    await order.page.bringToFront();
    await order.barWhere(({ tone }) => tone === 'good');
    await other.close();
    await order.page.close();
  });

  it('in two windows, beside a popup in a window of its own, has each order shipped', async () => {
    const first = await openOrder(952);
    const second = await openOrder(953, true);
    const third = await openOrder(954);
    const tabId = await PopupPage.findTabId(world.extension, third);
    const window = await newPage(world.extension.browser, { type: 'window' });
    // In Firefox the page opens, and nothing tells of it but itself.
    const { base } = world.extension;
    window.goto(`${base}popup.html?tab=${tabId}`, { timeout: 2_000 }).catch(() => undefined);
    await untilOpen(window, base);
    const popup = PopupPage.in(window);
    await popup.ready();
    for (const [order, id] of [
      [first, 952],
      [second, 953],
    ] as const) {
      await order.page.bringToFront();
      await order.hasBeenRead();
      await order.pressBar();
      await isMade(id);
    }
    await window.bringToFront();
    await popup.hasBeenRead();
    await popup.ship();
    await isMade(954);
    expect([952, 953, 954].map((id) => parcelsOf(id).length)).toEqual([1, 1, 1]);
    await window.close();
    for (const { page } of [first, second, third]) await page.close();
  });
});
