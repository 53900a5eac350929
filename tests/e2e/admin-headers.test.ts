import { expect, it } from 'vitest';
import { startAddressFormStore } from '../stores/address-form-store';
import { startOpencartStore } from '../stores/opencart/opencart-store';
import { inBothBrowsers, type Part, toldOnce } from './in-both-browsers';
import { madeOrderOfPhones } from './made-order';
import { worldFor } from './world-for';

const STORES = {
  prestashop: (orders: Orders) => startAddressFormStore('prestashop', orders),
  magento: (orders: Orders) => startAddressFormStore('magento', orders),
  opencart: startOpencartStore,
} as const;
type Orders = Parameters<typeof startOpencartStore>[0];

/** Each person gets one parcel. */
const made = (ids: readonly number[]) => ids.map((id) => madeOrderOfPhones(id));
const ORDERS = { prestashop: made([981, 982]), magento: made([983, 984]), opencart: made([985, 986]) };

inBothBrowsers('the heads, icons and lines of a store’s own admin', (browser) => {
  const world = worldFor({ kind: browser });

  for (const kind of ['prestashop', 'magento', 'opencart'] as const) {
    // What lies over the bar is looked for in one way: `hostile-order` tells of it in both.
    const tell: Part = kind === 'magento' ? it : toldOnce(browser);
    tell(`keep no press on the bar from counting, at ${kind}, at the page’s top and scrolled`, async () => {
      const before = world.parcels().length;
      const orders = ORDERS[kind];
      const store = await STORES[kind](orders);
      await world.enableStore(store.url);
      for (const { id } of orders) {
        const order = await world.openOrder(store.orderUrl(id));
        await order.barWhere(({ action }) => action === 'Ship');
        if (id % 2 === 0)
          await order.page.evaluate(() => document.body.style.setProperty('padding-block-end', '900px'));
        await order.pressBar();
        await order.barWhere(({ tone, message }) => {
          expect(message).not.toMatch(/lies over this/i);
          return tone === 'good';
        });
        await order.page.close();
      }
      expect(world.parcels()).toHaveLength(before + orders.length);
      await store.close();
    });
  }
});
