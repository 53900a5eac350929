import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { localDay } from '../../../lib/local-day';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { changeSettings } from '../../../lib/settings/settings';
import { addEdits } from '../../../lib/typed/saved-edits';

const { nextOrder, service } = await import('./review-orders');
const { cancelled, dearer, pressAgain, pressAndLeave, rowOf, SAID_OTHERWISE, setUpAskedStore, tabsSay } =
  await import('./asked-store');
const { pressBar } = await import('./presses');

beforeEach(async () => {
  await setUpAskedStore();
  await changeSettings((settings) => ({ ...settings, holdSeconds: 0 }));
});

describe('a kept press whose order is not as it was', () => {
  it.each([
    ['costs more', dearer],
    ['was cancelled', cancelled],
  ])('ships nothing as it was before, where the order %s', async (_, now) => {
    const order = nextOrder();
    const says = { order: now(order), notes: true };
    await pressAndLeave(order, says);
    tabsSay({ 7: says });
    await expect(pressAgain(order)).rejects.toMatchObject(SAID_OTHERWISE);
    expect(service.creations()).toEqual([]);
  });

  it('ships nothing either where the store was signed out of before, and signed in to since', async () => {
    const order = nextOrder();
    await pressAndLeave(order, { signedOut: true });
    tabsSay({ 7: { order: dearer(order), notes: true } });
    await expect(pressAgain(order)).rejects.toMatchObject(SAID_OTHERWISE);
    expect(service.creations()).toEqual([]);
  });

  it.each([
    ['has no page open', {}],
    ['has signed the person out', { 7: { signedOut: true } }],
  ])('ships nothing while the store %s: that it changed is known', async (_, tabs) => {
    const order = nextOrder();
    await pressAndLeave(order, { order: dearer(order), notes: true });
    tabsSay(tabs);
    await expect(pressAgain(order)).rejects.toMatchObject(SAID_OTHERWISE);
    expect(service.creations()).toEqual([]);
  });

  it('ships once the person has typed what the store holds', async () => {
    const order = nextOrder();
    const says = { order: dearer(order), notes: true };
    await pressAndLeave(order, says);
    tabsSay({ 7: says });
    expect(await pressAgain(order, { totalPrice: '150', actualPrice: '' })).toMatchObject({
      state: 'created',
    });
    expect(service.creations()).toMatchObject([{ total_price: 150 }]);
    expect(await rowOf(order)).toMatchObject({ storeAsked: 'as-shown' });
  });
});

describe('a kept press whose order is as it was', () => {
  it('ships with what is typed over it', async () => {
    const order = nextOrder();
    await pressAndLeave(order, { signedOut: true });
    tabsSay({ 7: { order, notes: true } });
    expect(await pressAgain(order, { note: 'Ring twice' })).toMatchObject({ state: 'created' });
    expect(await rowOf(order)).toMatchObject({ storeAsked: 'as-shown' });
  });
});

describe('a parcel that the service refused', () => {
  async function refused(order: Order): Promise<void> {
    tabsSay({ 7: { order, notes: true } });
    service.answer = () => Response.json({ success: false, errors: ['failed to add'] });
    await pressBar(order);
    expect(await rowOf(order)).toMatchObject({ state: 'refused', refusal: { code: 'parcel-not-added' } });
    service.answer = null;
  }

  it('is not sent again as it was where the order has changed in the meantime', async () => {
    const order = nextOrder();
    await refused(order);
    tabsSay({ 7: { order: dearer(order), notes: true } });
    await expect(pressAgain(order, { note: 'Ring twice' })).rejects.toMatchObject(SAID_OTHERWISE);
  });

  it('goes with what was mended, a phone too, where the order stands as it was', async () => {
    const order = nextOrder();
    // The day that was planned is past by then, and left out.
    await addEdits({ key: draftKeyOf(order), orderId: order.id, edits: { plannedDate: localDay() } });
    await refused(order);
    tabsSay({ 7: { order, notes: true } });
    expect(await pressAgain(order, { phone: '0599777666' })).toMatchObject({ state: 'created' });
    expect(await rowOf(order)).toMatchObject({ storeAsked: 'as-shown' });
  });
});
