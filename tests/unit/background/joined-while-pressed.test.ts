import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { meanwhile } from './drafted-meanwhile';

vi.mock(import('../../../entrypoints/background/drafting/draft-order'), async (importOriginal) =>
  (await import('./drafted-meanwhile')).draftingWithMeanwhile(importOriginal),
);

const { browser } = await import('wxt/browser');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { decideTogether } = await import('../../../entrypoints/background/review/decide-together');
const { restWatchdog } = await import('../../../entrypoints/background/shipping/sending');
const { caller, collect, formOf, nextOrder, service } = await import('./review-orders');
const { rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');
const { pressForm } = await import('./presses');
const { shipOrder } = await import('./at-door');

beforeEach(async () => {
  await setUpAskedStore();
  // The store cannot be asked for anything.
  tabsSay({});
});

/** Two orders of 140 each to one phone, in a review. */
async function twoOrders(phone: string) {
  const [first, second] = [nextOrder({}, phone), nextOrder({}, phone)];
  const collectionId = await collect(first, second);
  const decide = (choice: 'merged' | 'undecided') =>
    decideTogether({ collectionId, orderId: second.id, choice, with: first.id });
  return {
    first,
    second,
    join: () => decide('merged'),
    part: () => decide('undecided'),
    formOf: (order: Order) => formOf(order, collectionId),
  };
}

describe('two orders that are put into one parcel', () => {
  it.each(['first', 'second'] as const)(
    'while the %s one is pressed on its page: nothing is sent of the press',
    async (which) => {
      const orders = await twoOrders('0599300071');
      const order = orders[which];
      const { digest } = await openOrder(order, caller);
      meanwhile.work = orders.join;
      const bar = await shipOrder(order, digest ?? '', caller);
      expect(bar.tone).toBe('warning');
      expect(await rowOf(order)).toBeNull();
      expect(service.creations()).toEqual([]);
    },
  );

  it.each(['first', 'second'] as const)(
    'while the form of the %s one stands open: nothing is sent by it until it shows that',
    async (which) => {
      const orders = await twoOrders('0599300072');
      const order = orders[which];
      const form = await orders.formOf(order);
      await orders.join();
      await expect(pressForm(form)).rejects.toMatchObject({ code: 'changed-since-shown' });
      expect(service.creations()).toEqual([]);
    },
  );

  it('and are sent as one by the form that shows it', async () => {
    const { first, join, formOf } = await twoOrders('0599300073');
    await join();
    await pressForm(await formOf(first));
    expect(service.creations()).toMatchObject([{ total_price: 280 }]);
  });

  it('and parted again while the form shows the sum: it is not collected for one of them', async () => {
    const { first, join, part, formOf } = await twoOrders('0599300074');
    await join();
    const form = await formOf(first);
    await part();
    await expect(pressForm(form)).rejects.toMatchObject({ code: 'changed-since-shown' });
    expect(service.creations()).toEqual([]);
  });
});

it('an order is put into no parcel that is being written down by a press on its page', async () => {
  const { first, join } = await twoOrders('0599300075');
  const { digest } = await openOrder(first, caller);
  const joinings: Promise<string>[] = [];
  // The watchdog rests, so that it is renewed just before the row is written down.
  await restWatchdog();
  vi.mocked(browser.alarms.create).mockImplementationOnce(async () => {
    joinings.push(
      join().then(
        () => 'joined',
        (error: { readonly code: string }) => error.code,
      ),
    );
    // As long as a decision takes where nothing is in its way.
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await shipOrder(first, digest ?? '', caller);
  expect(await joinings[0]).toBe('already-shipped');
  expect(service.creations()).toMatchObject([{ total_price: 140 }]);
});
