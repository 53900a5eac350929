import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { countLook } from '../../../lib/messaging/rate';
import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { reviewOrders } from '../../../lib/review/review-status';
import { countWaitingOrders } from '../../../lib/review/waiting-orders';
import { changeSettings } from '../../../lib/settings/settings';
import { need } from '../../need';
import { soon } from '../../soon';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { markWrong, tryNow } = await import('../../../entrypoints/background/outbox/settling');
const { rereadReview } = await import('../../../entrypoints/background/review/view-review');
const { handlers } = await import('../../../entrypoints/background/handlers');
const { drainDue } = await import('../../../entrypoints/background/shipping/sending');
const { caller, collect, ended, nextOrder, service, setUpStore, shipShown, stateOf } = await import(
  './review-orders'
);

const { pressBar } = await import('./presses');
const { shipOrder, undoOrder } = await import('./at-door');

const undecided = () => handlers['hold/undecided']({}, { from: 'page' });
const decide = (seconds: number) => handlers['hold/decide']({ seconds }, { from: 'page' });
const hold = (holdSeconds: number) => changeSettings((settings) => ({ ...settings, holdSeconds }));

beforeEach(async () => {
  await setUpStore();
  await hold(60);
});

const lastRow = async (order: Order) => need((await rowsOfOrder(orderKeyOf(order))).at(-1), 'row');

describe('a press that is held', () => {
  it('is written down at once, sent by nobody meanwhile, and undone by one press', async () => {
    const order = nextOrder();
    expect(await pressBar(order)).toMatchObject({ tone: 'plain', action: { kind: 'undo' } });
    // Whatever wakes the background meanwhile.
    await drainDue();
    expect(await stateOf(order)).toBe('queued');
    const undone = await undoOrder(order, caller);
    expect(await stateOf(order)).toBe('withdrawn');
    await drainDue();
    expect(service.creations()).toEqual([]);
    // The order is as if it had never been pressed, and the bar says what became of the press.
    expect(undone).toMatchObject({
      message: 'Sending cancelled',
      action: { kind: 'ship' },
    });
    await hold(0);
    expect(await shipOrder(order, undone.digest ?? '', caller)).toMatchObject({ tone: 'good' });
    expect(service.creations()).toHaveLength(1);
    await undoOrder(order, caller);
    expect(await stateOf(order)).toBe('created');
  });

  it('is offered while nobody has decided for how long', async () => {
    expect(await undecided()).toBe(false);
    await changeSettings(({ holdSeconds: _, ...settings }) => settings);
    expect(await undecided()).toBe(true);
    await decide(0);
    expect(await undecided()).toBe(false);
    await decide(10);
    const order = nextOrder();
    expect(await pressBar(order)).toMatchObject({ action: { kind: 'undo' } });
  });

  it('is sent by itself when its time is over', async () => {
    await hold(1);
    const order = nextOrder();
    await pressBar(order);
    expect(service.creations()).toEqual([]);
    await soon(async () => expect(await stateOf(order)).toBe('created'));
    expect(service.creations()).toHaveLength(1);
    // Too late: what became of it is shown.
    expect(await undoOrder(order, caller)).toMatchObject({ tone: 'good' });
    expect(await stateOf(order)).toBe('created');
  });

  it('is sent at once where a person says so', async () => {
    const order = nextOrder();
    await pressBar(order);
    await tryNow((await lastRow(order)).id);
    expect(await stateOf(order)).toBe('created');
  });

  it('is held among many too', async () => {
    const orders = [nextOrder(), nextOrder()];
    const id = await collect(...orders);
    await shipShown(
      id,
      orders.map((order) => order.id),
    );
    await drainDue();
    expect(await Promise.all(orders.map(stateOf))).toEqual(['queued', 'queued']);
    expect(service.creations()).toEqual([]);
  });

  it('is what is undone from a page: not what waits for the service', async () => {
    await hold(0);
    const order = nextOrder();
    service.down = true;
    await pressBar(order);
    expect(await stateOf(order)).toBe('queued');
    await undoOrder(order, caller);
    expect(await stateOf(order)).toBe('queued');
  });

  it('is a look like any other where it is undone: a page that looks too often is told so, and sees no order', async () => {
    const order = nextOrder();
    await pressBar(order);
    const often = { ...caller, tabId: 909 };
    for (let look = 0; look < 300; look += 1) countLook(often as never);
    expect(await undoOrder(order, often)).toMatchObject({ tone: 'warning', lines: [] });
    expect(await stateOf(order)).toBe('queued');
    expect(await undoOrder(order, caller)).toMatchObject({ message: 'Sending cancelled' });
  });

  it('is undone by its own store alone', async () => {
    const order = nextOrder();
    await pressBar(order);
    const other = { ...caller, origin: 'https://other.example' };
    await expect(undoOrder(order, other)).rejects.toMatchObject({ code: 'store-not-enabled' });
    expect(await stateOf(order)).toBe('queued');
  });
});

describe('a parcel that should not have been made', () => {
  it('is marked, told of, and another is made in its place by a deliberate act alone', async () => {
    await hold(0);
    const order = nextOrder();
    await pressBar(order);
    await ended([order]);
    const { id } = await lastRow(order);
    await markWrong(id, true);
    const view = await openOrder(order, caller);
    expect(view).toMatchObject({ digest: null, action: { kind: 'review' } });
    expect(view.message).toMatch(/Marked as wrong/);
    // The bar alone ships no second one.
    const fresh = await openOrder(nextOrder(), caller);
    await shipOrder(order, fresh.digest ?? '', caller);
    expect(await rowsOfOrder(orderKeyOf(order))).toHaveLength(1);
  });

  it('is not among what a review ships, and no press among many makes another in its place', async () => {
    await hold(0);
    const [wrong, fresh] = [nextOrder(), nextOrder()];
    const id = await collect(wrong, fresh);
    await shipShown(id, [wrong.id]);
    await ended([wrong]);
    await markWrong((await lastRow(wrong)).id, true);
    const statuses = reviewOrders(await rereadReview(id), new Map(), new Map()).map(({ status }) => status);
    expect(statuses).toEqual(['wrong', 'ready']);
    expect(await countWaitingOrders()).toBe(1);
    expect(await shipShown(id, [wrong.id, fresh.id])).toEqual([
      { orderId: wrong.id, failure: 'already-shipped' },
      { orderId: fresh.id, failure: null },
    ]);
  });

  it('stands again when that is taken back', async () => {
    await hold(0);
    const order = nextOrder();
    await pressBar(order);
    await ended([order]);
    const { id } = await lastRow(order);
    await markWrong(id, true);
    await markWrong(id, false);
    expect(await openOrder(order, caller)).toMatchObject({ tone: 'good', action: { kind: 'print' } });
    await expect(markWrong(id, false)).rejects.toMatchObject({ code: 'being-sent' });
  });
});
