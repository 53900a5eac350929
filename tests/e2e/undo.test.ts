import { beforeAll, expect } from 'vitest';
import { holdPresses } from './hold-presses';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { markWrong } from './mark-wrong';
import { worldFor } from './world-for';

inBothBrowsers('a press that should not have been', (kind) => {
  const once = toldOnce(kind);
  const world = worldFor({ kind });

  beforeAll(() => world.store.setOrders([madeOrder(731), madeOrder(732)]));

  const parcelsOf = (id: number) =>
    world.parcels().filter(({ referenceNumber }) => referenceNumber === String(id));

  once('is held and undone in the bar: nothing is sent', async () => {
    await holdPresses(world, 30);
    const order = await world.openOrder(world.store.orderUrl(731));
    await order.barWhere(({ action }) => action === 'Ship');
    await order.pressBar();
    await order.barWhere(({ action }) => action === 'Undo');
    await order.hasBeenRead();
    await order.pressBar();
    await order.barWhere(({ message, action }) => message.includes('cancelled') && action === 'Ship');
    expect(parcelsOf(731)).toEqual([]);
    await order.page.close();
  });

  toldOnce(kind, 'firefox')(
    'goes by itself where nobody undoes it, and is marked as wrong afterwards, so that another may be made',
    async () => {
      await holdPresses(world, 5);
      const order = await world.openOrder(world.store.orderUrl(732));
      await order.barWhere(({ action }) => action === 'Ship');
      await order.pressBar();
      await order.barWhere(({ tone }) => tone === 'good');
      expect(parcelsOf(732)).toHaveLength(1);
      await markWrong(world, order);
      await order.barWhere(({ action }) => action === 'Another parcel for this order');
      expect(parcelsOf(732)).toHaveLength(1);
      await order.page.close();
    },
  );
});
