import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewShop } from '../../relay/shops/shops';
import { openInMemory } from '../relay/in-memory';
import { Scene } from '../relay/scene';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { PeopleSection } from './pages/people-section';
import { World } from './world';

const ID = 9_601;
/** Without the marks that keep names of another direction together. */
const plain = (text: string) => text.replace(/\p{Cf}/gu, '');

inOneBrowser('an order whose browser is gone', 'chromium', (kind) => {
  const scene = new Scene();
  const profile = mkdtempSync(join(tmpdir(), 'shahna-gone-'));
  let hers: World;
  let his: World;
  let shop: NewShop;

  beforeAll(async () => {
    await scene.start(await openInMemory());
    [{ shop }, hers] = await Promise.all([scene.newShop(), World.openReady({ kind, profile })]);
    his = await World.openBeside(hers);
    for (const [world, name] of [
      [hers, 'Rana'],
      [his, 'Sami'],
    ] as const) {
      await world.extension.allow(scene.url);
      const people = await PeopleSection.open(world.extension);
      await people.join(shop.invitation, name);
      // One page of his stays open, so that what she does is told at once.
      if (world === hers) await people.close();
    }
  });
  afterAll(async () => {
    await his.extension.close();
    await hers.close();
    await scene.close();
    rmSync(profile, { recursive: true, force: true });
  });

  it('is taken over by a colleague who was told whose it is, and its first browser is told by whom', async () => {
    hers.store.setOrders([madeOrder(ID)]);
    const order = await hers.openOrder(hers.store.orderUrl(ID));
    await order.barWhere(({ action }) => action === 'Ship');
    // Nothing was made, and nobody can know that.
    hers.sandbox.control.setFault({ operation: 'parcels/create', kind: 'drop-before', times: 1 });
    await order.pressBar();
    await order.barWhere(({ action }) => action === 'Check whether it was made');
    await hers.extension.close();

    const found = await his.openOrder(his.store.orderUrl(ID));
    await found.barWhere(({ action, tone }) => action !== 'Ship' && tone !== 'plain');
    const form = await his.openPopup(found);
    await eventually(
      () => form.text(),
      (text) => plain(text).includes('Rana is shipping this order'),
    );
    await form.hasBeenRead();
    await form.answer('Ship anyway');
    const { lines } = await found.barWhere((bar) => bar.lines.code !== undefined);
    expect(hers.parcels().map(({ parcelCode }) => parcelCode)).toEqual([lines.code]);

    await hers.restartBrowser();
    await hers.extension.allow(scene.url, hers.sandbox.url, hers.store.url);
    // What is put into Chromium for a test comes back without the access it was given.
    await hers.enableStore();
    const again = await hers.openOrder(hers.store.orderUrl(ID));
    await again.barWhere(({ message }) => plain(message).includes('Sami has this order now'));
    expect(hers.parcels()).toHaveLength(1);
  });
});
