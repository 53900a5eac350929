import { beforeAll, expect, it } from 'vitest';
import { startPracticeStore } from '../stores/practice-store';
import { collectedIds, openAddresses, readCollected } from './collected';
import { eventually } from './eventually';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { cameTo } from './pages/came-to';
import { ListPage } from './pages/list-page';
import { ReviewPage } from './pages/review-page';
import { worldFor } from './world-for';

const IDS = Array.from({ length: 12 }, (_, index) => 601 + index);
const box = (id: number) => `#cb-select-${id}`;

inBothBrowsers('a store’s list of orders', (kind) => {
  const once = toldOnce(kind);
  const world = worldFor({ kind });

  beforeAll(async () => {
    world.store.setOrders(IDS.map((id) => madeOrder(id)));
    const order = await world.openOrder(world.store.orderUrl(601));
    await order.readBar();
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    await order.page.close();
  });

  once(
    'shows the code of what was shipped on its row, and nothing on the others, in either storage',
    async () => {
      const code = world.parcels()[0]?.parcelCode ?? 'none';
      for (const storage of ['new', 'classic'] as const) {
        const list = await ListPage.open(world.extension, world.store.listUrl({ storage }));
        expect(await list.badgesWhere((badges) => badges.length > 0)).toEqual([code]);
        const row = await list.page.evaluate(
          () => document.querySelector('shahna-row')?.closest('tr')?.id.replace(/\D/g, '') ?? '',
        );
        expect(row).toBe('601');
        expect(await list.bar()).toBeNull();
        await list.page.close();
      }
    },
  );

  it('badges a row at once when its order is shipped in another tab, which leads to the next one', async () => {
    const list = await ListPage.open(world.extension, world.store.listUrl());
    await list.badgesWhere((badges) => badges.length === 1);
    const order = await world.openOrder(world.store.orderUrl(602));
    await order.readBar();
    await order.holdStamp();
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    await list.page.bringToFront();
    expect(await list.badgesWhere((badges) => badges.length === 2)).toEqual(
      world.parcels().map(({ parcelCode }) => parcelCode),
    );
    await list.page.close();

    // The list was seen: what was shipped leads to its next order, in the same tab, while its code is being stamped too.
    await order.pressAside('next');
    await cameTo(order.page, '603');
    await order.barWhere(({ action }) => action === 'Ship');
    await order.page.close();
  });

  once(
    'reads what was chosen and opens its review, with each order’s own outcome; ships nothing',
    async () => {
      const made = world.parcels().length;
      const list = await ListPage.open(world.extension, world.store.listUrl());
      await list.badgesWhere((badges) => badges.length === 2);
      await list.press(box(603), box(601), box(610));
      expect(await list.barWhere((said) => said?.includes('(3)') ?? false)).toMatch(
        /Already have a parcel:? ?1/,
      );
      await list.press(box(604), box(604));
      await list.barWhere((said) => said?.includes('(3)') ?? false);
      await list.ship();
      const [collected] = await eventually(
        () => readCollected(world.extension),
        (all) => all.length === 1,
      );
      expect(collected?.store).toMatchObject({ kind: 'woocommerce', origin: world.store.url });
      expect(collectedIds(collected)).toEqual(['601', '603', '610']);
      expect(
        collected?.orders.map(({ number, reply }) => [number, reply.order?.shipping.phone]),
      ).toMatchObject([
        ['601', { known: false }],
        ['603', { known: false }],
        ['610', { known: false }],
      ]);
      expect(collected?.orders.map(({ reply }) => reply.order?.billing.phone)).toMatchObject(
        [601, 603, 610].map((id) => ({ value: `05997${String(id).padStart(5, '0')}`, from: 'store-data' })),
      );
      await eventually(
        () => openAddresses(world.extension),
        (urls) => urls.some((url) => url.startsWith(`${world.extension.base}desk.html#/review/`)),
      );
      expect(world.parcels()).toHaveLength(made);
      await list.page.close();
    },
  );

  it('takes a double click on Ship for one press: what was chosen is read once, and reading it is not cancelled', async () => {
    const before = await readCollected(world.extension);
    const list = await ListPage.open(world.extension, world.store.listUrl());
    await list.badgesWhere((badges) => badges.length > 0);
    const ids = [604, 605, 606, 607, 608, 609, 611, 612];
    await list.press(...ids.map(box));
    await list.barWhere((said) => said?.includes(`(${ids.length})`) ?? false);
    await list.shipByDoubleClick();
    // Reading has ended, however it ended.
    await list.barWhere((said) => said?.includes(`(${ids.length})`) ?? false);
    const [collected, ...others] = await eventually(
      () => readCollected(world.extension),
      (all) => all.length > before.length,
    );
    expect(collectedIds(collected)).toEqual(ids.map(String));
    expect(others).toHaveLength(before.length);
    await list.page.close();
  });

  it('leads from an order that is shipped to the next one of the list, in the same tab, with its bar', async () => {
    const list = await ListPage.open(world.extension, world.store.listUrl());
    await list.badgesWhere((badges) => badges.length === 2);
    const order = await world.openOrder(world.store.orderUrl(605));
    await order.readBar();
    await order.pressBar();
    // The note is the last that comes into the bar: what is pressed stands still from then on.
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    await order.pressAside('next');
    await eventually(
      () => order.page.evaluate(() => location.href).catch(() => 'under way'),
      (url) => url === world.store.orderUrl(606),
    );
    expect(await order.readBar()).toMatchObject({ action: 'Ship', lines: { phone: '0599700606' } });
    await order.page.close();
    await list.page.close();
  });

  once(
    'reads them off their own pages where the store blocks its interface, and says which cannot be read',
    async () => {
      const store = await startPracticeStore({
        orders: [701, 702, 703].map((id) => madeOrder(id)),
        restAvailable: false,
      });
      try {
        await world.enableStore(store.url);
        const list = await ListPage.open(world.extension, store.listUrl());
        await list.press(box(701), box(702), box(703));
        await list.barWhere((said) => said?.includes('(3)') ?? false);
        store.setOrders([701, 703].map((id) => madeOrder(id)));
        await list.ship();
        const [collected] = await eventually(
          () => readCollected(world.extension),
          (all) => all[0]?.store.origin === store.url,
        );
        expect(collected?.orders.map(({ orderId, reply }) => [orderId, reply.missing])).toEqual([
          ['701', undefined],
          ['702', 'HTTP 404'],
          ['703', undefined],
        ]);
        expect(collected?.orders[0]?.reply.order?.billing.phone).toMatchObject({ from: 'form-field' });
        await list.page.close();
        // The pages show a sign alone: what it means is said once, and counts for all of them.
        const review = await ReviewPage.open(world.extension);
        await review.statusesWhere((all) => all[701] === 'doubtful' && all[703] === 'doubtful');
        await review.confirmIn(701, 'Yes, the store sells in');
        await review.show('all');
        await review.statusesWhere(
          (all) => all[701] === 'ready' && all[702] === 'unreadable' && all[703] === 'ready',
        );
        await review.close();
      } finally {
        await store.close();
      }
    },
  );
});
