import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages } from '../browsers/open-pages';
import { medusaAddress, medusaOrder } from '../stores/medusa/medusa-order';
import { type MedusaStore, startMedusaStore } from '../stores/medusa/medusa-store';
import { type OpencartStore, startOpencartStore } from '../stores/opencart/opencart-store';
import { collectedIds, readCollected } from './collected';
import { eventually } from './eventually';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { ListPage } from './pages/list-page';
import { ReviewPage } from './pages/review-page';
import { worldFor } from './world-for';

inBothBrowsers('an admin', (kind) => {
  const once = toldOnce(kind);
  const world = worldFor({ kind });

  /** The orders' numbers of all parcels but the first so many: two stores are told of in one world. */
  const numbersSince = (before: number) =>
    world
      .parcels()
      .slice(before)
      .map(({ referenceNumber }) => referenceNumber);

  describe('whose pages come in parts', () => {
    let store: OpencartStore;
    const orders = [801, 802, 803, 804, 805, 806, 807].map((id) => madeOrder(id));

    beforeAll(async () => {
      store = await startOpencartStore(orders);
      await world.enableStore(store.url);
    });
    afterAll(() => store.close());

    it('has its bar below the heading; what comes later is read when it has come, and the order ships', async () => {
      const before = world.parcels().length;
      const order = await world.openOrder(store.orderUrl(801));
      await order.barWhere(({ action, lines }) => action === 'Ship' && lines.amount === '₪110');
      expect(
        await order.page.evaluate(
          () => document.querySelector('shahna-bar')?.previousElementSibling?.className,
        ),
      ).toBe('page-header');
      orders[0] = madeOrder(801, { recipient: { firstName: 'ليلى' } });
      await (await order.page.waitForSelector('#reload'))?.click();
      await order.barWhere(({ action, lines }) => action === 'Ship' && lines.recipient === 'ليلى عودة');
      expect(await order.page.evaluate(() => document.querySelectorAll('shahna-bar').length)).toBe(1);
      await order.pressBar();
      await order.barWhere(({ tone }) => tone === 'good');
      expect(numbersSince(before)).toEqual(['801']);
      await order.page.close();
    });

    once('has badges and choosing on every part of its list', async () => {
      const list = await ListPage.open(world.extension, store.listUrl);
      await list.badgesWhere((badges) => badges.length === 1);
      await list.press('[data-page="2"]');
      await list.badgesWhere((badges) => badges.length === 0);
      await list.press('input[value="806"]', 'input[value="807"]');
      await list.barWhere((said) => said?.includes('(2)') ?? false);
      await list.press('[data-page="1"]');
      await list.barWhere((said) => said === null);
      await list.badgesWhere((badges) => badges.length === 1);
      await list.press('input[value="802"]', 'input[value="803"]', 'input[value="805"]');
      await list.barWhere((said) => said?.includes('(3)') ?? false);
      const { length } = await readCollected(world.extension);
      await list.ship();
      const [collected] = await eventually(
        () => readCollected(world.extension),
        (all) => all.length === length + 1,
      );
      expect(collected?.store).toMatchObject({ kind: 'opencart', origin: store.url });
      expect(collectedIds(collected)).toEqual(['802', '803', '805']);
      expect(collected?.orders.every(({ reply }) => reply.order?.total.known)).toBe(true);
      expect(JSON.stringify(collected)).not.toContain('user_token');

      // Without the session's token, which the open list alone knows, the store shows its sign-in.
      const review = await ReviewPage.open(world.extension);
      await review.show('all');
      await review.openInStore(803);
      const opened = await eventually(
        async () => {
          const pages = await openPages(world.extension.browser);
          return pages.find((page) => page.url().includes('order_id=803')) ?? null;
        },
        (page) => page !== null,
      );
      await opened?.waitForSelector('shahna-bar');
      await opened?.close();
      await review.close();
      await list.page.close();
    });
  });

  describe('that is one page', () => {
    let store: MedusaStore;
    const idOf = (number: number) => `order_01PRACTICE${String(number).padStart(16, '0')}`;

    beforeAll(async () => {
      store = await startMedusaStore(
        [1, 2, 3, 4].map((number) => {
          const person = medusaAddress({
            phone: `05990010${String(number).padStart(2, '0')}`,
            city: 'بيت فوريك',
          });
          const shipping_address = { ...person, first_name: `نور${number}` };
          return medusaOrder({
            id: idOf(number),
            display_id: number,
            shipping_address,
            billing_address: person,
          });
        }),
      );
      await world.enableStore(store.url);
    });
    afterAll(() => store.close());

    it('is followed from list to order to order without loading, and ships', async () => {
      const before = world.parcels().length;
      const order = await world.openOrder(store.listUrl);
      await order.page.waitForSelector('shahna-row');
      expect(await order.hasBar()).toBe(false);
      for (const number of [1, 2]) {
        await (await order.page.waitForSelector(`a[href$="${idOf(number)}"]`))?.click();
        await order.barWhere(({ lines }) => lines.recipient === `نور${number} الشامي`);
        expect(await order.page.evaluate(() => document.querySelectorAll('shahna-bar').length)).toBe(1);
        if (number === 2) break;
        await (await order.page.waitForSelector('a[href="/app/orders"]'))?.click();
        await eventually(
          () => order.hasBar(),
          (there) => !there,
        );
      }
      const bar = await order.readBar();
      expect([bar.action, bar.message]).toEqual(['Ship', '']);
      await order.pressBar();
      await order.barWhere(({ tone }) => tone === 'good');
      expect(numbersSince(before)).toEqual(['2']);
      await order.page.goBack();
      await order.page.waitForSelector('shahna-row >>> .badge');
      expect(await order.hasBar()).toBe(false);
      await order.page.close();
    });

    once('has boxes of ours on its list, which has none, and they open no order', async () => {
      const list = await ListPage.open(world.extension, store.listUrl);
      await list.badgesWhere((badges) => badges.length === 1);
      const boxes = await list.page.$$('shahna-row >>> .box');
      expect(boxes).toHaveLength(4);
      await list.page.bringToFront();
      for (const box of [boxes[3], boxes[0], boxes[2]]) await box?.click();
      await list.barWhere((said) => said?.includes('(3)') ?? false);
      await boxes[0]?.click();
      await list.barWhere((said) => said?.includes('(2)') ?? false);
      const { length } = await readCollected(world.extension);
      await list.ship();
      const [collected] = await eventually(
        () => readCollected(world.extension),
        (all) => all.length === length + 1,
      );
      expect(collectedIds(collected)).toEqual([idOf(3), idOf(4)]);
      expect(list.page.url()).toBe(store.listUrl);
      await list.page.close();
    });
  });
});
