import { beforeAll, expect, it } from 'vitest';
import { AMBIGUOUS, practiceOrders } from '../stores/orders';
import { inBothBrowsers } from './in-both-browsers';
import { madeOrder } from './made-order';
import type { OrderPage } from './pages/order-page';
import { worldFor } from './world-for';

/** No driver presses a browser's own keys: what the browser's command asks of the tab is asked here. */
inBothBrowsers('the browser’s command ships the order before the person', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() => world.store.setOrders([...practiceOrders, madeOrder(721), madeOrder(722)]));

  const parcelsOf = (id: number) =>
    world.parcels().filter(({ referenceNumber }) => referenceNumber === String(id));

  async function command(order: OrderPage): Promise<void> {
    const tabId = await world.findTabId(order);
    await order.page.bringToFront();
    // What is asked from time to time whether it is seen is asked of the tab before the person.
    await order.hasBeenRead();
    await (await world.extension.blank()).evaluate(askTab, tabId);
  }

  it('where it is clean, in one keystroke, which the button names', async () => {
    const order = await world.openOrder(world.store.orderUrl(721));
    await order.barWhere(({ action }) => action === 'Ship');
    expect(await order.keys()).toBe('Alt+K');
    await command(order);
    const bar = await order.barWhere(({ tone }) => tone === 'good');
    expect(parcelsOf(721).map(({ parcelCode }) => parcelCode)).toEqual([bar.lines.code]);
    await command(order);
    expect(parcelsOf(721)).toHaveLength(1);
    await order.page.close();
  });

  it('not where anything lies over this, nor where a village is in doubt', async () => {
    const covered = await world.openOrder(world.store.orderUrl(722));
    await covered.barWhere(({ action }) => action === 'Ship');
    await covered.page.evaluate(() => {
      const over = document.createElement('div');
      over.style.cssText =
        'position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; background: white';
      document.body.append(over);
    });
    await command(covered);
    await covered.barWhere(({ message }) => message !== '');
    const doubtful = await world.openOrder(world.store.orderUrl(AMBIGUOUS));
    await doubtful.barWhere(({ action }) => action === 'Review');
    await command(doubtful);
    expect([parcelsOf(722), parcelsOf(AMBIGUOUS)]).toEqual([[], []]);
    for (const { page } of [covered, doubtful]) await page.close();
  });
});

/** Runs in a page of the extension. */
async function askTab(tabId: number): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi>;
  const { tabs } = browser ?? chrome;
  const { url } = await tabs.get(tabId);
  await tabs.sendMessage(tabId, `ship-shown ${url}`, { frameId: 0 }).catch(() => undefined);
}

interface ExtensionApi {
  readonly tabs: {
    get(tabId: number): Promise<{ readonly url?: string }>;
    sendMessage(tabId: number, message: string, options: { readonly frameId: number }): Promise<unknown>;
  };
}
