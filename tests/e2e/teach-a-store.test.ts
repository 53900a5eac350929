import { afterAll, beforeAll, expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { BY_CARD, FIRST, MORE, SECOND, THIRD } from '../stores/strange/strange-order';
import { type StrangeStore, startStrangeStore } from '../stores/strange/strange-store';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { OptionsPage } from './pages/options-page';
import { TeachPanel } from './pages/teach-panel';
import { World } from './world';

inBothBrowsers('a store that no reader knows is taught by pointing', (kind) => {
  const once = toldOnce(kind);
  let world: World;
  let store: StrangeStore;

  beforeAll(async () => {
    world = await World.open({ kind });
    store = await startStrangeStore();
    await world.setUpAccount();
  });
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  it('on two orders, from nothing', async () => {
    await world.enableStore(store.url);
    const order = await world.openOrder(store.orderUrl(FIRST));
    const popup = await world.openPopup(order);
    await popup.says('Not an order page of a store Shahna knows');
    await popup.press('Teach this page');
    await popup.says('The panel is on the page');
    await popup.close();

    const panel = new TeachPanel(order.page);
    for (const [heading, selector, reads] of [
      ['Order number', 'h1', '4021'],
      ['Recipient', '.customer-name', 'رنا الخطيب'],
      ['Phone', '#customer-phone a', '0599310207'],
      ['City or village', '#ship-city', 'بيت فوريك'],
      ['Street and place', '#ship-street', 'شارع العين، قرب البقالة'],
      ['Governorate or region', '#ship-region', 'نابلس'],
      ['Amount to collect', '[data-sum=due]', '1250.00'],
    ] as const) {
      await panel.says(heading);
      await panel.point(selector);
      expect([heading, await panel.reads()]).toEqual([heading, reads]);
      await panel.press('That is right, next');
    }
    await panel.says('Which currency is it?');
    await panel.choose('ILS');
    await panel.press('That is right, next');
    for (const [heading, selector] of [
      ['Delivery fee', '[data-sum=delivery]'],
      ['Content', '.goods-name'],
      ['Note', '.customer-note'],
      ['How it is paid', '.pay-method'],
    ] as const) {
      await panel.says(heading);
      await panel.point(selector);
      await panel.reads();
      if (heading === 'How it is paid') await panel.choose('unpaid');
      await panel.press('That is right, next');
    }
    await panel.says('This is what will be read');
    await panel.press('Save, then another order');
    await panel.says('Now open another order of this store');

    await order.page.goto(store.orderUrl(SECOND));
    await panel.says('Is this right?');
    expect(await panel.rows()).toMatchObject({
      'Order number': '4022',
      Phone: '0568 441 903',
      'Amount to collect': '115.50',
      Currency: 'ILS',
      Content: 'إبريق نحاسي',
    });
    await panel.confirmAll('Right', 'This order has none');
    await panel.press('Finish');
    await panel.says('From now on Shahna reads the orders of this store.');
  });

  once('and ships: the first three by a person, the next in one press from the bar', async () => {
    const order = await world.openOrder(store.orderUrl(THIRD));
    expect(await order.readBar()).toMatchObject({
      action: 'Review',
      lines: {
        recipient: 'هبة عودة',
        phone: '0597612340',
        village: 'بيت فوريك، نابلس',
        amount: '₪140',
      },
    });
    for (const id of [THIRD, MORE[0], MORE[1]]) await review(id);
    const next = await world.openOrder(store.orderUrl(MORE[2]));
    await next.barWhere(({ action }) => action === 'Ship');
    await next.pressBar();
    await next.barWhere(({ tone }) => tone === 'good');
    const creations = creationsIn(world.sandbox.control.ledger());
    expect(creations.map(({ body }) => body)).toMatchObject([
      {
        recipient: { first_name: 'هبة عودة', phone: '0597612340' },
        address: { city_id: 2, village_id: 310, street_name: 'شارع المدرسة، الطابق الثاني' },
        total_price: 140,
        description: 'صحن زيتون, سلة قش',
        note: 'هدية، من دون فاتورة',
        reference_number: '4057',
      },
      { reference_number: '4061' },
      { reference_number: '4062' },
      { reference_number: '4063', total_price: 100 },
    ]);
  });

  async function review(id: number): Promise<void> {
    const popup = await world.openPopup(await world.openOrder(store.orderUrl(id)));
    await popup.ready();
    // What was never held against the running store is looked at, and let stand.
    await popup.press('Looks right');
    await popup.ship();
    await popup.says('The parcel is made');
    await popup.close();
  }

  once('stops where nobody said what a payment means, and where the page has changed', async () => {
    const byCard = await world.openOrder(store.orderUrl(BY_CARD));
    expect(await byCard.readBar()).toMatchObject({ action: 'Review', doubtful: ['amount'] });
    store.change('phone-label-moved');
    const moved = await world.openOrder(store.orderUrl(MORE[3]));
    expect(await moved.readBar()).toMatchObject({
      action: 'Review',
      doubtful: ['recipient'],
      lines: { recipient: 'وفاء صبري', phone: '0597444064' },
    });
    store.change(null);
    const emptied = await world.openOrder(store.orderUrl(MORE[3]));
    await emptied.readBar();
    await emptied.page.evaluate(() => {
      const taught = document.querySelectorAll('#customer, .sum');
      for (const shown of taught) shown.remove();
    });
    // The reader, a script of its own, says what is missing; the bar's script tells it from a mishap.
    await emptied.barWhere(({ message }) => message.includes('name, phone, total'));
  });

  once('travels as a file to another person, who confirms it on their first order', async () => {
    const file = await saveAsFile();
    const other = await World.open({ kind });
    try {
      await other.setUpAccount();
      await other.extension.allow(store.url);
      const options = await OptionsPage.open(other.extension);
      await options.pressIn('main', 'Skip the guide');
      await options.openFile(file);
      await options.pressIn('[data-state="imported"]', 'Give access');
      await options.page.waitForFunction(
        () => document.querySelector('[data-origin][data-granted]') !== null,
      );
      await options.close();

      const order = await other.openOrder(store.orderUrl(MORE[0]));
      const popup = await other.openPopup(order);
      await popup.says('This store was taught elsewhere');
      await popup.press('Go on on this page');
      await popup.says('The panel is on the page');
      await popup.close();
      const panel = new TeachPanel(order.page);
      await panel.says('Is this right?');
      await panel.confirmAll('Right', 'This order has none');
      await panel.press('Finish');
      await panel.says('From now on Shahna reads the orders of this store.');
      await Promise.all([order.page.waitForNavigation(), panel.press('Show me')]);
      expect(await order.readBar()).toMatchObject({ lines: { phone: '0597444061', amount: '₪100' } });
    } finally {
      await other.close();
    }
  });

  /** The file's text, as the button of the options page makes it. */
  async function saveAsFile(): Promise<string> {
    const { page } = await OptionsPage.open(world.extension);
    await page.waitForSelector('[data-state="confirmed"]');
    const text = await page.evaluate(askExport);
    await page.close();
    return text;
  }

  it('asks no page anything where nobody teaches', async () => {
    const order = await world.openOrder(store.orderUrl(FIRST));
    await order.readBar();
    expect(await new TeachPanel(order.page).isThere()).toBe(false);
  });
});

/** Runs in a page of the extension. */
async function askExport(): Promise<string> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi>;
  return (await (browser ?? chrome).runtime.sendMessage({ name: 'taught/export', input: {} })).value;
}

interface ExtensionApi {
  readonly runtime: { sendMessage(message: object): Promise<{ readonly value: string }> };
}
