import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { inBothBrowsers, inOneBrowser, type Part, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { OptionsPage } from './pages/options-page';
import { World } from './world';

inBothBrowsers('when the service is in trouble', (kind) => {
  const once = toldOnce(kind);
  let world: World;

  beforeAll(async () => {
    world = await World.openReady({ kind });
    world.store.setOrders([801, 802, 803, 804, 806, 807, 809].map((id) => madeOrder(id)));
  });
  afterEach(() => world.sandbox.control.clearFaults());
  afterAll(() => world.close());

  async function shipOrder(id: number) {
    const page = await world.openOrder(world.store.orderUrl(id));
    await page.barWhere(({ action }) => action === 'Ship');
    return page;
  }

  const creationsOf = (id: number) => creationsIn(world.sandbox.control.ledger(), id);

  it('waits when nobody was reached: says that nothing was sent, and sends when asked to try now', async () => {
    const page = await shipOrder(801);
    world.sandbox.control.setFault({ operation: '*', kind: 'drop-before' });
    await page.pressBar();
    const bar = await page.barWhere(({ message }) => /not sent yet/i.test(message));
    expect([bar.tone, bar.action]).toEqual(['warning', null]);
    expect(bar.message).toMatch(/does not answer/i);
    expect(world.parcels()).toHaveLength(0);

    const popup = await world.openPopup(page);
    await popup.says('Next try in');
    world.sandbox.control.clearFaults();
    await popup.tryNow();
    await page.barWhere(({ tone }) => tone === 'good');
    expect(world.parcels()).toHaveLength(1);
  });

  once('takes back what waits, when asked, and ships it on a later press', async () => {
    const page = await shipOrder(806);
    world.sandbox.control.setFault({ operation: '*', kind: 'drop-before' });
    await page.pressBar();
    await page.barWhere(({ message }) => /not sent yet/i.test(message));
    const popup = await world.openPopup(page);
    await popup.press('Cancel sending');
    world.sandbox.control.clearFaults();
    await popup.ready();
    const before = world.parcels().length;
    await popup.hasBeenRead();
    await popup.ship();
    await page.barWhere(({ tone }) => tone === 'good');
    expect(world.parcels()).toHaveLength(before + 1);
  });

  it('asks for a parcel once, though the service keeps connections open and one breaks', async () => {
    // A browser itself sends a POST again that breaks off on a connection it had used before.
    world.sandbox.control.choose({ connections: 'keep-alive' });
    const page = await shipOrder(807);
    world.sandbox.control.setFault({ operation: 'parcels/create', kind: 'drop-after', times: 1 });
    await page.pressBar();
    await page.barWhere(({ tone }) => tone === 'warning');
    expect(creationsOf(807)).toHaveLength(1);
    world.sandbox.control.choose({ connections: 'close' });
  });

  // What breaks off is each browser's own matter; what came whole is read by the same code.
  for (const [id, fault, breaksOff] of [
    [802, 'drop-after', true],
    [803, 'html', false],
    [804, 'truncated', true],
  ] as const) {
    const tell: Part = breaksOff ? it : once;
    tell(`calls an answer lost by ${fault} unknown, and does not send it again at once`, async () => {
      const page = await shipOrder(id);
      world.sandbox.control.setFault({ operation: 'parcels/create', kind: fault, times: 1 });
      await page.pressBar();
      const bar = await page.barWhere(({ tone }) => tone === 'warning');
      expect(bar.message).toMatch(/may have been made/i);
      expect([bar.action, bar.lines.code]).toEqual(['Check whether it was made', undefined]);
      expect(creationsOf(id)).toHaveLength(1);
      const reopened = await world.openOrder(world.store.orderUrl(id));
      expect(await reopened.readBar()).toMatchObject({
        tone: 'warning',
        action: 'Check whether it was made',
      });
    });
  }

  once('believes no failure that carries a parcel code, and shows the code to look for', async () => {
    const page = await shipOrder(809);
    const before = world.parcels().length;
    world.sandbox.control.setFault({ operation: 'parcels/create', kind: 'failure-with-code', times: 1 });
    await page.pressBar();
    const bar = await page.barWhere(({ tone }) => tone === 'warning');
    expect(bar.message).toMatch(/may have been made/i);
    const popup = await world.openPopup(page);
    await popup.says('holds the parcel code');
    await popup.says(world.parcels()[before]?.parcelCode ?? 'no code');
    expect(creationsOf(809)).toHaveLength(1);
  });
});

inOneBrowser('a key that is wrong', 'chromium', (kind) => {
  it('is said when the account is checked, and ships nothing', async () => {
    const world = await World.open({ kind });
    try {
      const options = await OptionsPage.open(world.extension);
      await world.extension.allow(world.sandbox.url);
      await options.fillAccount(world.sandbox.url, world.account({ key: 'not-a-key' }));
      await options.save();
      expect(await options.readCheck()).toMatch(/key/i);
      expect(world.parcels()).toEqual([]);
    } finally {
      await world.close();
    }
  });
});
