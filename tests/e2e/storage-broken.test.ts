import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BLANK } from '../browsers/open-extension';
import { eventually } from './eventually';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { comesToSay, shownText } from './pages/shown-text';
import { returnToVersion1 } from './return-to-version-1';
import { World } from './world';

inBothBrowsers('what the extension keeps', (kind) => {
  const once = toldOnce(kind);
  let world: World;
  let beside: Page;

  beforeEach(async () => {
    world = await World.openReady({ kind });
    world.store.setOrders([971, 972].map((id) => madeOrder(id)));
    // Its store is known by then, and the script that reads it is registered.
    const order = await world.openOrder(world.store.orderUrl(971));
    await order.barWhere(({ action }) => action === 'Ship');
    await order.page.close();
    beside = await world.extension.openPage(BLANK);
  });
  afterEach(() => world.close());

  const barSays = async (words: RegExp) => {
    const order = await world.openOrder(world.store.orderUrl(971));
    const bar = await order.barWhere(({ message }) => words.test(message));
    expect(bar.action).not.toBe('Ship');
    return order;
  };

  once('was upgraded by a newer version: bar, desk, settings and popup say so', async () => {
    // Every connection of ours closes, so that this one can open.
    await beside.evaluate(upgradeFurther);
    const words = 'A newer version of Shahna has used this browser profile';
    await barSays(new RegExp(words));
    for (const path of ['desk.html', 'options.html', 'popup.html?tab=-1']) {
      await comesToSay(await world.extension.openPage(path), words);
    }
  });

  it('is held by an older connection: all say so, and go on once that is gone', async () => {
    await beside.evaluate(returnToVersion1, 'practice-key', true);
    const words = 'still uses an older version of Shahna';
    const order = await barSays(new RegExp(words));
    const desk = await world.extension.openPage('desk.html');
    await comesToSay(desk, words);
    await beside.evaluate(() => (window as unknown as { letGo(): void }).letGo());
    await order.barWhere(({ action }) => action === 'Ship');
    await desk.waitForSelector('main .desk__section');
    await eventually(
      () => shownText(desk),
      (text) => !text.includes(words),
    );
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    expect(world.parcels()).toHaveLength(1);
  });

  it('is deleted while a parcel is being made: the bar says to check first', async () => {
    world.sandbox.control.setFault({ operation: 'parcels/create', kind: 'delay', delayMs: 4_000 });
    const order = await world.openOrder(world.store.orderUrl(972));
    await order.barWhere(({ action }) => action === 'Ship');
    await order.pressBar();
    await eventually(
      () => world.parcels().length,
      (made) => made === 1,
    );
    await beside.evaluate(deleteAll);
    const bar = await order.barWhere(({ message }) => /not known whether its parcel was made/.test(message));
    expect(bar.message).toMatch(/Check with the delivery company/);
    expect(bar.action).not.toBe('Ship');
    expect(world.parcels()).toHaveLength(1);
  });
});

/** Runs in a page of the extension. */
function upgradeFurther(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna', 1_000);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

/** Runs in a page of the extension. */
function deleteAll(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('shahna');
    deleting.onerror = () => reject(deleting.error);
    deleting.onsuccess = () => resolve();
  });
}
