import { expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { HEBREW, LATIN, PLAIN } from '../stores/orders';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { worldFor } from './world-for';

inBothBrowsers('an order on its page becomes one parcel in one press', (kind) => {
  const once = toldOnce(kind);
  const world = worldFor({ kind }, (world) => world.setUpByPresses());

  it('shows who, where and how much, ships it, and shows the code', async () => {
    const order = await world.openOrder(world.store.orderUrl(PLAIN));
    const before = await order.barWhere((bar) => bar.lines.fee !== undefined);
    expect(before).toMatchObject({
      tone: 'plain',
      action: 'Ship',
      doubtful: [],
      lines: {
        recipient: 'سلمى عودة',
        phone: '0599200101',
        village: 'بيت فوريك، نابلس',
        amount: '₪110',
      },
    });

    await order.hasBeenRead();
    await order.pressBar();
    const after = await order.barWhere((bar) => bar.tone === 'good');
    const [parcel, ...more] = world.parcels();
    expect(more).toEqual([]);
    expect(after.lines.code).toBe(parcel?.parcelCode);
    expect(after.action).toBe('Print label');
    console.info(`presses for a clean order in ${kind}: ${order.presses}`);
    expect(order.presses).toBe(1);

    const creations = creationsIn(world.sandbox.control.ledger());
    expect(creations.map((each) => each.body)).toEqual([
      {
        recipient: { first_name: 'سلمى عودة', phone: '0599200101' },
        address: { city_id: 2, village_id: 310, street_name: 'شارع المدرسة، بناية 4' },
        total_price: 110,
        actual_price: 90,
        description: '2 × كوب خزف أزرق',
        note: 'الرجاء الاتصال قبل الوصول.\nالباب الخلفي',
        reference_number: String(PLAIN),
        Service_API_KEY: 'practice-key',
      },
    ]);
  });

  it('says so when the page is opened again, in whichever tab, and does not offer to ship', async () => {
    const [parcel] = world.parcels();
    const again = await world.openOrder(world.store.orderUrl(PLAIN, { storage: 'classic', lang: 'en' }));
    const bar = await again.readBar();
    expect(bar).toMatchObject({ tone: 'good', action: 'Print label', lines: { code: parcel?.parcelCode } });
  });

  once('ships orders written in Latin and in Hebrew letters, from either storage', async () => {
    for (const [id, storage] of [
      [LATIN, 'classic'],
      [HEBREW, 'new'],
    ] as const) {
      const order = await world.openOrder(world.store.orderUrl(id, { storage, lang: 'en' }));
      const bar = await order.readBar();
      expect([bar.action, bar.message]).toEqual(['Ship', '']);
      await order.pressBar();
      await order.barWhere(({ tone }) => tone === 'good');
    }
    expect(world.parcels().map((parcel) => parcel.referenceNumber)).toEqual([
      String(PLAIN),
      String(LATIN),
      String(HEBREW),
    ]);
  });

  it('makes one parcel however often it is pressed', async () => {
    const { length } = world.parcels();
    world.store.setOrders([madeOrder(501)]);
    const order = await world.openOrder(world.store.orderUrl(501));
    await order.readBar();
    await order.page.evaluate(() => {
      const button = document.querySelector('shahna-bar')?.shadowRoot?.querySelector<HTMLElement>('.primary');
      for (let press = 0; press < 5; press += 1) button?.click();
    });
    // A page's own presses are not a person's: nothing has happened.
    expect(world.parcels()).toHaveLength(length);
    const [one, two] = [order, await world.openOrder(world.store.orderUrl(501))];
    await two.readBar();
    await one.pressBar();
    // What it says by now is pressed where it still says Ship.
    if ((await two.readBar()).action === 'Ship') await two.pressBar();
    for (const tab of [one, two]) await tab.barWhere(({ tone }) => tone === 'good');
    expect(world.parcels()).toHaveLength(length + 1);
  });
});
