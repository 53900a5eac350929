import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderKeyOf } from '../../../lib/order-key';
import { rowsInState, rowsOfOrder } from '../../../lib/outbox/read-rows';
import { keepCollection } from '../../../lib/review/collected-orders';
import { soon } from '../../soon';
import {
  attack,
  endBackground,
  handlers,
  lookAndPress,
  nextOrder,
  sent,
  setUpPages,
  wait,
} from './store-pages';

beforeEach(setUpPages);

const waiting = async () => (await rowsInState('queued')).map(({ id }) => id);

describe('the presses of a store’s pages', () => {
  it('make ten parcels at once, then fifteen a minute, whatever ends the background meanwhile', async () => {
    await attack(30);
    expect(sent()).toBe(10);
    await endBackground();
    await attack(5);
    expect(sent()).toBe(10);
    // What was refused or waits takes nothing from what comes.
    for (let minute = 1; minute <= 3; minute += 1) {
      const before = sent();
      for (let second = 0; second < 60; second += 2) {
        wait(2_000 - 700);
        await attack(1);
      }
      expect(sent() - before).toBeGreaterThanOrEqual(14);
      expect(sent() - before).toBeLessThanOrEqual(16);
    }
  });

  it('never stop a person, who presses an order each four seconds all day', async () => {
    for (let order = 0; order < 100; order += 1) {
      wait(3_000);
      expect(await lookAndPress(nextOrder())).toMatchObject({ tone: 'good' });
    }
    expect(sent()).toBe(100);
  });

  it('lock no store out after its clock was set back', async () => {
    await attack(12);
    wait(-86_400_000);
    expect(await lookAndPress(nextOrder())).toMatchObject({ tone: 'good' });
  });

  it('wait beyond that for one press in a page of ours, which sends them all or none', async () => {
    await attack(18);
    expect(sent()).toBe(10);
    const rows = await handlers['outbox/list']({}, { from: 'page' });
    const late = rows.filter((row) => row.waiting?.reason === 'pressed-too-fast');
    expect(late).toHaveLength(8);
    expect(late.every(({ nextTryAt }) => nextTryAt === null)).toBe(true);
    // Nothing sends them by itself: neither time nor the end of the background.
    const { drainDue } = await import('../../../entrypoints/background/shipping/sending');
    wait(3_600_000);
    await drainDue();
    expect(sent()).toBe(10);
    const ids = late.map(({ id }) => id);
    await handlers['rows/decide']({ rowIds: ids.slice(0, 5), choice: 'send' }, { from: 'page' });
    await soon(() => expect(sent()).toBe(15));
    await handlers['rows/decide']({ rowIds: ids.slice(5), choice: 'leave' }, { from: 'page' });
    await soon(async () => expect(await waiting()).toEqual([]));
    expect(sent()).toBe(15);
  });

  it('say on the bar why the parcel waits, and make no second one there', async () => {
    await attack(10);
    const order = nextOrder();
    const bar = await lookAndPress(order);
    expect(bar).toMatchObject({ tone: 'warning', digest: null });
    expect(bar.message).toMatch(/faster than a person presses/);
    expect(await rowsOfOrder(orderKeyOf(order))).toHaveLength(1);
    await lookAndPress(order);
    expect(await rowsOfOrder(orderKeyOf(order))).toHaveLength(1);
  });

  it('leave fifty waiting, and those that came at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      await attack(40);
      wait(60_000);
    }
    expect((await waiting()).length).toBeLessThanOrEqual(50 + 30);
  });

  it('are no measure for a bulk from our own review', async () => {
    await attack(15);
    expect(sent()).toBe(10);
    const orders = Array.from({ length: 40 }, () => nextOrder());
    const chosen = orders.map((order) => ({
      orderId: order.id,
      number: null,
      link: order.link,
      reply: { order },
    }));
    const first = orders[0] ?? nextOrder();
    const collectionId = await keepCollection({ store: first.store, orders: chosen });
    const rows = [];
    for (const { id } of orders) {
      const { digest } = await handlers['review/read']({ collectionId, orderId: id }, { from: 'page' });
      rows.push({ orderId: id, digest: digest ?? '' });
    }
    await handlers['review/ship']({ collectionId, rows }, { from: 'page' });
    await soon(() => expect(sent()).toBe(50));
  });
});
