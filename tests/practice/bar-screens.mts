import { join } from 'node:path';
import { madeOrder } from '../e2e/made-order';
import { ListPage } from '../e2e/pages/list-page';
import type { BarReading, OrderPage } from '../e2e/pages/order-page';
import type { World } from '../e2e/world';
import { AMBIGUOUS, CLOSED_VILLAGE, PAID, PLAIN, practiceOrders } from '../stores/orders';

const [LOST, REFUSED] = [882, 884];

/** Each state of the bar as it stands in a store's side column, light and dark, with a little of what is around it. */
export async function photographBar(world: World, folder: string): Promise<void> {
  // The sandbox has a parcel to this phone already.
  const refused = madeOrder(REFUSED, { recipient: { phone: '0599000111' } });
  world.store.setOrders([...practiceOrders, madeOrder(LOST), refused]);

  async function state(
    id: number,
    name: string,
    fits: (bar: BarReading) => boolean,
    act?: (order: OrderPage) => Promise<void>,
  ): Promise<void> {
    const order = await world.openOrder(
      world.store.orderUrl(id, { lang: world.language === 'en' ? 'en' : 'ar' }),
    );
    await order.barWhere(({ action }) => action !== null);
    await act?.(order);
    await order.barWhere(fits);
    await order.page.bringToFront();
    // The code's stamp comes down first.
    await order.page.waitForFunction(() => {
      const bar = document.querySelector('shahna-bar')?.shadowRoot;
      return bar?.getAnimations().every(({ playState }) => playState !== 'running') ?? false;
    });
    for (const scheme of world.extension.kind === 'chromium' ? (['light', 'dark'] as const) : [null]) {
      if (scheme !== null) {
        await order.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        // The bar follows the page, as it says of itself.
        await order.page.evaluate((said) => {
          document.documentElement.style.colorScheme = said;
        }, scheme);
      }
      const bar = await order.page.$('shahna-bar');
      await bar?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = await bar?.boundingBox();
      if (box == null) throw new Error(`No bar on order ${id}`);
      const path = join(folder, `bar-${name}${scheme === 'dark' ? '-dark' : ''}.png`) as `${string}.png`;
      const clip = { x: box.x - 20, y: box.y - 20, width: box.width + 40, height: box.height + 60 };
      await order.page.screenshot({ path, clip });
    }
    await order.page.close();
  }

  await state(PLAIN, 'clean', ({ lines }) => lines.fee !== undefined);
  // Who has seen the list is led to its next order.
  const list = await ListPage.open(world.extension, world.store.listUrl());
  await list.badgesWhere(() => true);
  await state(
    PLAIN,
    'shipped',
    ({ tone }) => tone === 'good',
    (order) => order.pressBar(),
  );
  await list.page.close();
  await state(AMBIGUOUS, 'doubt', ({ tone }) => tone === 'warning');
  await state(CLOSED_VILLAGE, 'closed', ({ tone }) => tone === 'warning');
  await state(PAID, 'paid', ({ tone }) => tone === 'warning');
  await state(
    REFUSED,
    'refused',
    ({ tone }) => tone === 'bad',
    (order) => order.pressBar(),
  );
  await state(
    LOST,
    'lost',
    ({ tone }) => tone === 'warning',
    async (order) => {
      world.sandbox.control.setFault({ operation: 'parcels/create', kind: 'html', status: 502, times: 1 });
      await order.pressBar();
    },
  );
}
