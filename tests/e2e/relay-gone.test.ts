import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewShop } from '../../relay/shops/shops';
import { addShop } from '../relay/add-shop';
import { RelayProcess } from '../relay/relay-process';
import { Browser } from '../relay/shop-client';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { PeopleSection } from './pages/people-section';
import { World } from './world';

inOneBrowser('two browsers of one shop, and a relay that is killed', 'chromium', (kind) => {
  const engine = { folder: mkdtempSync(join(tmpdir(), 'relay-gone-')) };
  let relay: RelayProcess;
  let one: World;
  let other: World;
  let shop: NewShop;
  /** Sees what the shop's browsers see. */
  let watcher: Browser;
  let nextId = 9_500;

  beforeAll(async () => {
    [relay, one] = await Promise.all([RelayProcess.start(engine), World.openReady({ kind })]);
    [shop, other] = await Promise.all([addShop(engine, 'Shop', relay.url), World.openBeside(one)]);
    watcher = await Browser.join(relay.url, shop, 'Watcher');
    for (const [world, name] of [
      [one, 'Rana'],
      [other, 'Sami'],
    ] as const) {
      await world.extension.allow(relay.url);
      // Stays open, so that what the relay has comes at once when it is back.
      await (await PeopleSection.open(world.extension)).join(shop.invitation, name);
    }
  });
  afterAll(async () => {
    await other.extension.close();
    await one.close();
    await relay.kill();
    rmSync(engine.folder, { recursive: true, force: true });
  });

  const parcelsOf = (id: number) =>
    one.parcels().filter(({ referenceNumber }) => referenceNumber === String(id));

  async function startAgain(): Promise<void> {
    relay = await RelayProcess.start(engine, relay.port);
  }

  /** Opens orders' pages that offer to ship. */
  async function openShippable(id: number) {
    one.store.setOrders([madeOrder(id)]);
    const pages = [
      await one.openOrder(one.store.orderUrl(id)),
      await other.openOrder(other.store.orderUrl(id)),
    ] as const;
    for (const page of pages) await page.barWhere(({ action }) => action === 'Ship');
    return pages;
  }

  /** What became of the orders that were claimed after a number, by the relay's word. */
  async function ordersAfter(after: number) {
    const changes = await watcher.allChanges(after);
    return changes.flatMap((change) => (change.kind === 'order' ? [change.order] : []));
  }

  it('between looking and pressing: it is shipped, the bar says that colleagues were not asked, and the claim follows', async () => {
    const id = nextId++;
    const [hers, his] = await openShippable(id);
    const { last } = await watcher.changes();
    await relay.kill();
    await hers.pressBar();
    const bar = await hers.barWhere(({ lines }) => lines.code !== undefined);
    expect(bar.message).toContain('Colleagues could not be asked');
    expect(parcelsOf(id)).toHaveLength(1);
    await startAgain();
    const [claimed] = await eventually(
      () => ordersAfter(last),
      (orders) => orders.some(({ state }) => state === 'created'),
    );
    expect(claimed?.member.name).toBe('Rana');
    const code = bar.lines.code ?? '';
    await his.barWhere(({ message }) => message.includes('Rana') && message.includes(code));
    await Promise.all([hers.page.close(), his.page.close()]);
  });

  it('between claiming and creating: one parcel, whoever presses meanwhile, and it is told when the relay is back', async () => {
    const id = nextId++;
    const [hers, his] = await openShippable(id);
    const { last } = await watcher.changes();
    // The look-up goes beside the claim, and the parcel is created after both.
    one.sandbox.control.setFault({
      operation: 'recipient/findRecipientByPhoneNumber',
      kind: 'delay',
      delayMs: 4_000,
    });
    await hers.pressBar();
    await eventually(
      () => ordersAfter(last),
      (orders) => orders.some(({ state }) => state === 'claimed'),
    );
    await relay.kill();
    expect(parcelsOf(id)).toHaveLength(0);
    await his.pressBar();
    const { lines } = await hers.barWhere((bar) => bar.lines.code !== undefined);
    one.sandbox.control.clearFaults();
    await his.barWhere(({ tone }) => tone !== 'busy' && tone !== 'plain');
    expect(parcelsOf(id).map(({ parcelCode }) => parcelCode)).toEqual([lines.code]);
    await startAgain();
    const orders = await eventually(
      () => ordersAfter(last),
      (seen) => seen.some(({ state }) => state === 'created'),
    );
    expect(orders.at(-1)).toMatchObject({ state: 'created', code: lines.code, member: { name: 'Rana' } });
    await Promise.all([hers.page.close(), his.page.close()]);
  });
});
