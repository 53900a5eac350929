import { afterAll, beforeAll, expect, it } from 'vitest';
import { AMBIGUOUS, PLAIN } from '../stores/orders';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { Keys } from './pages/keys';
import type { PopupPage } from './pages/popup-page';
import { World } from './world';

/** What a person presses from the popup's opening to the parcel, counted and said. */
inBothBrowsers('the popup by keyboard', (kind) => {
  let world: World;

  beforeAll(async () => {
    world = await World.openReady({ kind });
  });
  afterAll(() => world.close());

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
});
