import { expect, it } from 'vitest';
import { AMBIGUOUS, PLAIN } from '../stores/orders';
import { eventually } from './eventually';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { cameTo } from './pages/came-to';
import { Keys } from './pages/keys';
import { ListPage } from './pages/list-page';
import type { PopupPage } from './pages/popup-page';
import { worldFor } from './world-for';

/** What a person presses from the popup's opening to the parcel, counted and said. */
inBothBrowsers('the popup by keyboard', (kind) => {
  const once = toldOnce(kind);
  const world = worldFor({ kind });

  async function openOver(id: number): Promise<PopupPage> {
    const order = await world.openOrder(world.store.orderUrl(id));
    await order.readBar();
    const popup = await world.openPopup(order);
    await popup.ready();
    return popup;
  }
  /** Presses the keys, each once what it begins from stands, and waits for the parcel. @returns how many they were */
  async function shipBy(popup: PopupPage, keys: readonly ['Tab' | 'Enter', RegExp][]): Promise<number> {
    const before = world.parcels().length;
    const person = await Keys.on(popup.page);
    for (const [key, place] of keys) {
      await eventually(
        () => person.place(),
        ({ name, field }) => place.test(name) || place.test(field ?? ''),
      );
      if (place.source.startsWith('^Ship')) await popup.hasBeenRead();
      await person.press(key);
    }
    await popup.says('SB');
    expect(world.parcels()).toHaveLength(before + 1);
    await popup.close();
    return keys.length;
  }

  it('ships an order of which all is sure with one key', async () => {
    const count = await shipBy(await openOver(PLAIN), [['Enter', /^Ship ·/]]);
    console.log(`${kind}: clean order in the popup, ${count} key`);
    expect(count).toBe(1);
  });

  it('ships an order that may mean two villages with three', async () => {
    const popup = await openOver(AMBIGUOUS);
    const [first] = await popup.choices();
    const count = await shipBy(popup, [
      ['Tab', /^village$/],
      ['Enter', new RegExp(first?.split('/')[0] ?? '')],
      ['Enter', /^Ship ·/],
    ]);
    console.log(`${kind}: doubtful village with candidates, ${count} keys`);
    expect(count).toBe(3);
  });

  once('leads from a parcel by keys to the next order of the list, or out', async () => {
    world.store.setOrders([madeOrder(741), madeOrder(742)]);
    const list = await ListPage.open(world.extension, world.store.listUrl());
    await list.press('#cb-select-741');
    await list.barWhere((said) => said?.includes('(1)') ?? false);
    await list.page.close();
    const order = await world.openOrder(world.store.orderUrl(741));
    await order.readBar();
    const popup = await world.openPopup(order);
    await popup.ready();
    await popup.hasBeenRead();
    await popup.ship();
    await popup.says('SB');
    await popup.says('Next order');
    const person = await Keys.on(popup.page);
    await eventually(
      () => person.place(),
      ({ name }) => name === 'Print label',
    );
    await person.to({ name: 'Done' });
    // It appears late, so it is last: it moves no other button.
    await person.press('Tab');
    expect((await person.place()).name).toBe('Next order');
    // Chromium closes it while the key goes down, which is asked below: no page is left for it to come up in.
    await person.press('Enter').catch((error: unknown) => {
      if (kind !== 'chromium') throw error;
    });
    await cameTo(order.page, '742');
    // Firefox lets a page close the toolbar's popup, and no tab that stands for it.
    if (kind === 'chromium') {
      await eventually(
        () => popup.page.isClosed(),
        (isClosed) => isClosed,
      );
    }
  });
});
