import { join } from 'node:path';
import { eventually } from '../e2e/eventually';
import { holdPresses } from '../e2e/hold-presses';
import { madeOrder } from '../e2e/made-order';
import { ListPage } from '../e2e/pages/list-page';
import type { BarReading, OrderPage } from '../e2e/pages/order-page';
import type { World } from '../e2e/world';
import { AMBIGUOUS, CLOSED_VILLAGE, PAID, PLAIN, practiceOrders } from '../stores/orders';

const [LOST, REFUSED, SENT, HELD, WAITS] = [882, 884, 885, 886, 887];

/** Each state of the bar as it stands in a store's side column, light and dark, with a little of what is around it. */
export async function photographBar(world: World, folder: string): Promise<void> {
  // The sandbox has a parcel to this phone already.
  const refused = madeOrder(REFUSED, { recipient: { phone: '0599000111' } });
  world.store.setOrders([
    ...practiceOrders,
    ...[LOST, SENT, HELD, WAITS].map((id) => madeOrder(id)),
    refused,
  ]);

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
    await eventually(() => order.drawn(), fits);
    await order.page.bringToFront();
    // The code's stamp comes down first; what turns while the bar is at work never ends. No function here has a name of its
    // own: the runner would have it named by a function that the page lacks.
    await order.page.waitForFunction(
      () =>
        document
          .querySelector('shahna-bar')
          ?.shadowRoot?.getAnimations()
          .every(
            ({ playState, effect }) =>
              playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
          ) ?? false,
    );
    for (const scheme of ['light', 'dark'] as const) {
      // The bar follows the page, as it says of itself.
      await order.page.evaluate((said) => {
        document.documentElement.style.colorScheme = said;
      }, scheme);
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
  await photographOnItsWay(world, state);
}

type PhotographState = (
  id: number,
  name: string,
  fits: (bar: BarReading) => boolean,
  act?: (order: OrderPage) => Promise<void>,
) => Promise<void>;

/** From the press to the answer, and what delays or takes it back. */
async function photographOnItsWay(world: World, state: PhotographState): Promise<void> {
  const { control } = world.sandbox;
  control.setFault({ operation: 'parcels/create', kind: 'delay', delayMs: 8_000, times: 1 });
  await state(
    SENT,
    'sending',
    ({ tone }) => tone === 'busy',
    (order) => order.pressBar(),
  );
  await holdPresses(world, 30);
  await state(
    HELD,
    'held',
    ({ action }) => action !== null,
    (order) => order.pressBar(),
  );
  await state(
    HELD,
    'undone',
    ({ message }) => message !== '',
    async (order) => {
      await order.hasBeenRead();
      await order.pressBar();
      await order.hasBeenRead();
    },
  );
  await holdPresses(world, 0);
  control.setFault({
    operation: 'recipient/findRecipientByPhoneNumber',
    kind: 'html',
    status: 429,
    times: 9,
  });
  await state(
    WAITS,
    'waiting',
    ({ tone }) => tone === 'warning',
    (order) => order.pressBar(),
  );
}
