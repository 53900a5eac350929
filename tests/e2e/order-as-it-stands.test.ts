import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { type AddressFormStore, startAddressFormStore } from '../stores/address-form-store';
import type { PracticeOrder } from '../stores/practice-order';
import { chooseOrders } from './choose-orders';
import { inOneBrowser } from './in-both-browsers';
import { madeOrderOfPhones } from './made-order';
import { World } from './world';

const TAXED = 951;
const TAXED_TOO = 952;
const SENT = 961;
const TO_SEND = [962, 963, 964];

/** Goods of 90 and a delivery of 20, with 16 % on both: 127.60. */
function taxed(id: number): PracticeOrder {
  const order = madeOrderOfPhones(id);
  return {
    ...order,
    items: order.items.map((item) => ({ ...item, tax: 14_40 })),
    delivery: order.delivery.map((line) => ({ ...line, tax: 3_20 })),
  };
}

inOneBrowser('an order as its own store has it', 'chromium', (kind) => {
  let world: World;
  /** The stores' own numbers have the id in them. */
  const created = (id: number) =>
    creationsIn(world.sandbox.control.ledger())
      .map(({ body }) => body)
      .filter((body) => String(body?.reference_number).includes(String(id)));

  beforeAll(async () => {
    world = await World.openReady({ kind });
  });
  afterAll(() => world.close());

  describe('whose taxes stand in a line of their own at PrestaShop 9.1, and in its total too', () => {
    let store: AddressFormStore;
    beforeAll(async () => {
      store = await startAddressFormStore('prestashop', [taxed(TAXED), taxed(TAXED_TOO)]);
      await world.enableStore(store.url);
    });
    afterAll(() => store.close());

    it('ships in one press, and the taxes are collected once', async () => {
      const order = await world.openOrder(store.orderUrl(TAXED));
      const bar = await order.barWhere(({ action }) => action === 'Ship');
      expect(bar).toMatchObject({ message: '', doubtful: [], lines: { amount: '₪127.60' } });
      await order.pressBar();
      await order.barWhere(({ tone }) => tone === 'good');
      expect(created(TAXED)).toMatchObject([{ total_price: 127.6, reference_number: `REF${TAXED}X` }]);
      await order.page.close();
    });

    it('ships from the list for the same amount', async () => {
      const box = (id: number) => `input.js-bulk-action-checkbox[value="${id}"]`;
      const review = await chooseOrders(world, store.listUrl, [TAXED_TOO], box);
      await review.readyToShip(1);
      await review.ship();
      await review.show('all');
      await review.statusesWhere((all) => all[TAXED_TOO] === 'created');
      expect(created(TAXED_TOO)).toMatchObject([{ total_price: 127.6 }]);
      await review.close();
    });
  });

  describe('that was sent whole at Magento, and is not invoiced', () => {
    let store: AddressFormStore;
    beforeAll(async () => {
      store = await startAddressFormStore(
        'magento',
        [SENT, ...TO_SEND].map((id) => madeOrderOfPhones(id)),
      );
      store.setSent(SENT);
      await world.enableStore(store.url);
    });
    afterAll(() => store.close());

    it('asks at the bar', async () => {
      const order = await world.openOrder(store.orderUrl(SENT));
      const bar = await order.barWhere(({ action }) => action === 'Review');
      expect(bar.message).toContain('were sent already');
      expect(created(SENT)).toEqual([]);
      await order.page.close();
    });

    it('is left out where the list is shipped together: it gets no second parcel', async () => {
      const all = [SENT, ...TO_SEND];
      const box = (id: number) => `input.admin__control-checkbox[value="${id}"]`;
      const review = await chooseOrders(world, store.listUrl, all, box);
      await review.readyToShip(TO_SEND.length, all.length);
      await review.ship();
      await review.show('all');
      const after = await review.statusesWhere((now) => TO_SEND.every((id) => now[id] === 'created'));
      expect(after[SENT]).toBe('doubtful');
      expect(await review.said(SENT)).toContain('were sent already');
      expect(all.map((id) => created(id).length)).toEqual([0, 1, 1, 1]);
      await review.close();
    });
  });
});
