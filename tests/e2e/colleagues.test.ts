import { afterAll, beforeAll, expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { PLAIN } from '../stores/orders';
import { readCollected } from './collected';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { readKeptSettings } from './kept-settings';
import { madeOrder } from './made-order';
import { ListPage } from './pages/list-page';
import { OptionsPage } from './pages/options-page';
import type { OrderPage } from './pages/order-page';
import { pressOn } from './pages/press-on';
import { ReviewPage } from './pages/review-page';
import { World } from './world';

type Place = 'bar' | 'form' | 'review';
const PLACES: readonly Place[] = ['bar', 'form', 'review'];

/** A colleague's own computer, with everything of theirs open and pressed no button yet. */
interface Ready {
  press(): Promise<void>;
  /** Resolves with what they are told once it is known. */
  told(): Promise<string>;
  close(): Promise<void>;
}

inOneBrowser('two colleagues on two computers, and one order', 'chromium', (kind) => {
  let one: World;
  let other: World;
  let nextId = 9_100;

  beforeAll(async () => {
    one = await World.openReady({ kind });
    other = await World.openBeside(one);
    for (const world of [one, other]) await takeNotes(world);
  });
  afterAll(async () => {
    await other.extension.close();
    await one.close();
  });

  const creationsOf = (id: number) => creationsIn(one.sandbox.control.ledger(), id).length;

  // Each place once first and once second, beside another: what the service and the store answer the second is the same.
  for (const [at, first] of PLACES.entries()) {
    const second = PLACES[(at + 1) % PLACES.length] ?? first;
    it(`shipped in the ${first} by one is not shipped in the ${second}, open all the while, by the other`, async () => {
      const id = nextId++;
      one.store.setOrders([madeOrder(id)]);
      // Both have it before them; the first corrects nothing and ships, the second has not looked away.
      const [hers, his] = [await READY[first](one, id), await READY[second](other, id)];
      await hers.press();
      await eventually(
        () => one.store.notes(id),
        ({ length }) => length === 1,
      );
      const code = one.parcels().at(-1)?.parcelCode ?? '';
      expect(one.store.notes(id)[0]?.note).toContain(code);
      // Its recipient's phone was corrected, say: the service knows of no duplicate, and the note alone stands.
      one.sandbox.control.deleteParcel(code);
      await his.press();
      const told = await his.told();
      expect(told).toMatch(/colleague|for this order already/i);
      expect(creationsOf(id)).toBe(1);
      for (const ready of [hers, his]) await ready.close();
    });
  }
});

const READY: Readonly<Record<Place, (world: World, id: number) => Promise<Ready>>> = {
  async bar(world, id) {
    const order = await openShippable(world, id);
    return {
      press: () => order.pressBar(),
      told: async () => (await order.barWhere(({ message }) => /colleague/i.test(message))).message,
      close: () => order.page.close(),
    };
  },
  async form(world, id) {
    const order = await openShippable(world, id);
    const popup = await world.openPopup(order);
    await popup.ready();
    return {
      // The order is read anew behind the form, which may tell it before the press.
      press: () => popup.pressFoot(),
      told: () =>
        eventually(
          () => popup.text(),
          (text) => /for this order already/i.test(text),
        ),
      async close() {
        await popup.close();
        await order.page.close();
      },
    };
  },
  async review(world, id) {
    const list = await ListPage.open(world.extension, world.store.listUrl());
    await list.press(`#cb-select-${id}`);
    await list.barWhere((said) => said?.includes('(1)') ?? false);
    await list.ship();
    await eventually(
      () => readCollected(world.extension),
      ([newest]) => newest?.orders[0]?.orderId === String(id),
    );
    const review = await ReviewPage.open(world.extension);
    await review.readyToShip(1);
    return {
      press: () => review.ship(),
      told: async () => {
        await review.show('all');
        return eventually(
          () => review.said(id),
          (said) => /for this order already/i.test(said),
        );
      },
      async close() {
        await review.close();
        await list.page.close();
      },
    };
  },
};

async function openShippable(world: World, id: number): Promise<OrderPage> {
  const order = await world.openOrder(world.store.orderUrl(id));
  await order.barWhere(({ action }) => action === 'Ship');
  return order;
}

async function takeNotes(world: World): Promise<void> {
  // The kind of the store is known once an order of it was opened.
  const order = await openShippable(world, PLAIN);
  await order.page.close();
  const options = await OptionsPage.open(world.extension, 'stores');
  const read = async () => JSON.stringify(await options.page.evaluate(readKeptSettings));
  if (!(await read()).includes('"noteOrders":true'))
    await pressOn(options.page, '.store input[type="checkbox"]');
  await eventually(read, (text) => text.includes('"noteOrders":true'));
  await options.close();
}
