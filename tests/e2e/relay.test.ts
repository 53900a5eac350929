import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewShop } from '../../relay/shops/shops';
import { openInMemory } from '../relay/in-memory';
import { Scene } from '../relay/scene';
import { eventBody, send } from '../relay/shop-client';
import { creationsIn } from '../sandbox/ledger';
import { eventually } from './eventually';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { PeopleSection } from './pages/people-section';
import { World } from './world';

inBothBrowsers('two browsers of one shop, and its relay', (kind) => {
  const once = toldOnce(kind);
  const scene = new Scene();
  let one: World;
  let other: World;
  let shop: NewShop;
  let nextId = 9_400;

  beforeAll(async () => {
    await scene.start(await openInMemory());
    [{ shop }, one] = await Promise.all([scene.newShop(), World.openReady({ kind })]);
    other = await World.openBeside(one);
  });
  afterAll(async () => {
    await other.extension.close();
    await one.close();
    await scene.close();
  });

  async function join(world: World, name: string): Promise<PeopleSection> {
    await world.extension.allow(scene.url);
    const people = await PeopleSection.open(world.extension);
    await people.join(shop.invitation, name);
    return people;
  }

  const creationsOf = (id: number) => creationsIn(one.sandbox.control.ledger(), id).length;

  it('connect by an invitation, and the service is told in one press where its events go', async () => {
    const [hers, his] = [await join(one, 'Rana'), await join(other, 'Sami')];
    await hers.setWebhook();
    // One page of hers stays open.
    await his.close();
    expect(
      one.sandbox.control.ledger().requests.some(({ operation }) => operation === 'customer/webhookURL'),
    ).toBe(true);
  });

  it('what the service reports of a parcel comes to its order’s page without a press', async () => {
    const id = nextId++;
    one.store.setOrders([madeOrder(id)]);
    const order = await one.openOrder(one.store.orderUrl(id));
    await order.barWhere(({ action }) => action === 'Ship');
    await order.pressBar();
    await eventually(
      () => one.parcels(),
      ({ length }) => length === 1,
    );
    const code = one.parcels().at(-1)?.parcelCode ?? '';
    await order.barWhere(({ lines }) => lines.code === code);
    one.sandbox.control.moveParcel(code, 17, 105);
    const { lines } = await order.barWhere((bar) => bar.lines.status !== undefined);
    expect(lines.status?.replace(/\p{Cf}/gu, '')).toContain('Status 17');
    await order.page.close();
  });

  once(
    'one order pressed in both at the same time makes one parcel, and who comes second is told who has it',
    async () => {
      const id = nextId++;
      one.store.setOrders([madeOrder(id)]);
      const [hers, his] = [
        await one.openOrder(one.store.orderUrl(id)),
        await other.openOrder(other.store.orderUrl(id)),
      ];
      for (const bar of [hers, his]) await bar.barWhere(({ action }) => action === 'Ship');
      // Whoever is first is still being answered when the other presses: no note in the store tells of it yet.
      one.sandbox.control.setFault({ operation: 'parcels/create', kind: 'delay', delayMs: 4000, times: 1 });
      await Promise.all([hers.pressBar(), his.pressBar()]);
      const told = /is shipping this order|for this order already/;
      const bars = await eventually(
        () => Promise.all([hers.readBar(), his.readBar()]),
        (both) =>
          both.some(({ message }) => told.test(message)) &&
          both.some(({ lines }) => lines.code !== undefined),
      );
      expect(bars.find(({ message }) => told.test(message))?.message).toMatch(/Rana|Sami/);
      expect(creationsOf(id)).toBe(1);
      await Promise.all([hers.page.close(), his.page.close()]);
    },
  );

  once(
    'a lost answer is settled by the event that names its parcel, on the order’s page and without a press',
    async () => {
      const id = nextId++;
      one.store.setOrders([madeOrder(id)]);
      const order = await one.openOrder(one.store.orderUrl(id));
      await order.barWhere(({ action }) => action === 'Ship');
      one.sandbox.control.setFault({ operation: 'parcels/create', kind: 'drop-after', times: 1 });
      await order.pressBar();
      await order.barWhere(
        ({ tone, action }) => tone === 'warning' && action === 'Check whether it was made',
      );
      const made = one.parcels().find(({ referenceNumber }) => referenceNumber === String(id));
      const code = made?.parcelCode ?? '';
      one.sandbox.control.moveParcel(code, 17, 105);
      const bar = await order.barWhere(({ lines }) => lines.code === code);
      expect(bar.message).toContain('a status of this parcel came');
      expect(creationsOf(id)).toBe(1);
      await order.page.close();
    },
  );

  once('a forged event changes what is shown, and sends nothing', async () => {
    const id = nextId++;
    one.store.setOrders([madeOrder(id)]);
    const order = await one.openOrder(one.store.orderUrl(id));
    await order.barWhere(({ action }) => action === 'Ship');
    one.sandbox.control.setFault({ operation: 'parcels/create', kind: 'drop-before', times: 1 });
    await order.pressBar();
    await order.barWhere(({ tone, action }) => tone === 'warning' && action === 'Check whether it was made');
    const before = one.sandbox.control.ledger().requests.length;
    // Whoever has the webhook's address can say so; the service never did.
    const forged = { parcel_code: 'FORGED-1', parcel_status_id: 17, reference_number: String(id) };
    await send(shop.webhook, eventBody(forged));
    const bar = await order.barWhere(({ lines }) => lines.code === 'FORGED-1');
    expect(bar.message).toContain('a status of this parcel came');
    expect(creationsOf(id)).toBe(1);
    expect(one.sandbox.control.ledger().requests).toHaveLength(before);
    await order.page.close();
  });
});
