import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressFormStore, startAddressFormStore } from '../stores/address-form-store';
import { readCollected } from './collected';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { madeOrder } from './made-order';
import { ListPage } from './pages/list-page';
import { ReviewPage } from './pages/review-page';
import { World } from './world';

const AT_ONCE = 901;
const LATE = 902;
const REFUSED = 903;
const CHANGED = 904;
const BULK = [911, 912, 913, 914, 915, 916, 917, 918, 919, 920];

/** What is delivered to has its own phone, as both stores have it. */
const orders = [AT_ONCE, LATE, REFUSED, CHANGED, ...BULK].map((id) => {
  const order = madeOrder(id);
  return { ...order, shipping: { ...order.shipping, phone: order.billing.phone } };
});

inBothBrowsers('an order whose address stands in a form of its own', (browser) => {
  describe.each(['prestashop', 'magento'] as const)('at %s', (kind) => {
    let world: World;
    let store: AddressFormStore;
    const box = (id: number) =>
      kind === 'prestashop'
        ? `input.js-bulk-action-checkbox[value="${id}"]`
        : `input.admin__control-checkbox[value="${id}"]`;

    beforeAll(async () => {
      world = await World.openReady({ kind: browser });
      store = await startAddressFormStore(kind, orders);
      await world.enableStore(store.url);
    });
    afterAll(async () => {
      await world.close();
      await store.close();
    });

    it.each([
      [AT_ONCE, 'served'],
      [LATE, 'slow'],
    ] as const)('%i ships in one press, its form %s', async (id, answer) => {
      store.setForm(answer);
      const before = world.parcels().length;
      const order = await world.openOrder(store.orderUrl(id));
      await order.barWhere(({ action, lines }) => action === 'Ship' && lines.amount === '₪\u00a0110');
      await order.pressBar();
      await order.barWhere(({ tone }) => tone === 'good');
      expect(world.parcels()).toHaveLength(before + 1);
      await order.page.close();
    });

    it.each([
      [REFUSED, 'refused'],
      [CHANGED, 'changed'],
    ] as const)('%i is reviewed, its form %s', async (id, answer) => {
      store.setForm(answer);
      const before = world.parcels().length;
      const order = await world.openOrder(store.orderUrl(id));
      const bar = await order.barWhere(({ action }) => action === 'Review');
      expect(bar.tone).not.toBe('good');
      expect(world.parcels()).toHaveLength(before);
      await order.page.close();
    });

    it('ten of a list ship together, each read from its own form, and nothing is submitted', async () => {
      store.setForm('served');
      const [asked, before] = [store.asked(), world.parcels().length];
      const list = await ListPage.open(world.extension, store.listUrl);
      await list.press(...BULK.map(box));
      await list.barWhere((said) => said?.includes('(10)') ?? false);
      await list.ship();
      await eventually(
        () => readCollected(world.extension),
        (all) => all[0]?.orders.length === BULK.length,
      );
      await list.page.close();
      const review = await ReviewPage.open(world.extension);
      await review.readyToShip(BULK.length);
      await review.ship();
      await eventually(
        async () => world.parcels().length,
        (made) => made === before + BULK.length,
      );
      await review.close();
      expect(store.asked() - asked).toBe(BULK.length);
      expect(store.changed()).toBe(false);
    });
  });
});
