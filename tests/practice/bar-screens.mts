import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { buildQuietly } from '../e2e/build';
import { madeOrder } from '../e2e/made-order';
import type { BarReading, OrderPage } from '../e2e/pages/order-page';
import { World } from '../e2e/world';
import { AMBIGUOUS, CLOSED_VILLAGE, PAID, PLAIN, practiceOrders } from '../stores/orders';

/**
 * Every state of the bar, to be looked at: `npx tsx tests/practice/bar-screens.mts <folder> [browsers] [languages]`.
 */
const [folder = '.shahna/bar', browsers = 'chromium,firefox', languages = 'ar,en'] = process.argv.slice(2);
const [LOST, REFUSED, BLOCKED, LIVE] = [882, 883, 884, 885];

for (const kind of (['chromium', 'firefox'] as const).filter((each) => browsers.includes(each))) {
  buildQuietly(kind, 'e2e');
  for (const language of (['ar', 'en', 'he'] as const).filter((each) => languages.includes(each))) {
    const world = await World.openReady({
      kind,
      language,
      account: { environment: 'live' },
    });
    mkdirSync(folder, { recursive: true });
    world.store.setOrders([...practiceOrders, ...[LOST, REFUSED, BLOCKED, LIVE].map((id) => madeOrder(id))]);
    const take = async (page: Page, name: string) => {
      await page.bringToFront();
      for (const scheme of kind === 'chromium' ? (['light', 'dark'] as const) : (['light'] as const)) {
        if (kind === 'chromium')
          await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await new Promise((resolve) => setTimeout(resolve, 300));
        const bar = await page.$('shahna-bar');
        await bar?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const box = await bar?.boundingBox();
        if (box == null) throw new Error('no bar');
        await page.screenshot({
          path: join(folder, `${name}-${kind}-${language}-${scheme}.png`) as `${string}.png`,
          clip: { x: box.x - 20, y: box.y - 20, width: box.width + 40, height: box.height + 60 },
        });
      }
    };
    const open = (id: number) =>
      world.openOrder(world.store.orderUrl(id, { lang: language === 'en' ? 'en' : 'ar' }));
    const state = async (
      id: number,
      name: string,
      fits: (bar: BarReading) => boolean,
      act?: (order: OrderPage) => Promise<unknown>,
    ) => {
      const order = await open(id);
      await order.barWhere(({ action }) => action !== null);
      await act?.(order);
      await order.barWhere(fits);
      await take(order.page, name);
      await order.page.close();
    };
    await state(PLAIN, 'clean', ({ lines }) => lines.fee !== undefined);
    await state(
      PLAIN,
      'shipped',
      ({ tone }) => tone === 'good',
      (order) => order.pressBar(),
    );
    await state(AMBIGUOUS, 'doubt', ({ tone }) => tone === 'warning');
    await state(CLOSED_VILLAGE, 'closed', ({ tone }) => tone === 'warning');
    await state(PAID, 'paid', ({ tone }) => tone === 'warning');
    await state(
      LOST,
      'lost',
      ({ tone }) => tone === 'warning',
      async (order) => {
        world.sandbox.control.setFault({ operation: 'parcels/create', kind: 'html', status: 502 });
        await order.pressBar();
      },
    );
    world.sandbox.control.clearFaults();
    await state(
      REFUSED,
      'refused',
      ({ tone }) => tone === 'bad',
      (order) => order.pressBar(),
    );
    await world.close();
  }
}
