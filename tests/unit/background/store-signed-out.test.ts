import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { soon } from '../../soon';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { caller, collect, nextOrder, service, shipShown, stateOf } = await import('./review-orders');
const { rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');
const { pressBar } = await import('./presses');

beforeEach(setUpAskedStore);

describe('a store that has signed its person out', () => {
  it('makes no parcel: the bar says so, offers to sign in, and ships by one more press', async () => {
    const order = nextOrder();
    tabsSay({ 7: { signedOut: true } });
    const told = await pressBar(order);
    expect(await rowOf(order)).toMatchObject({ state: 'withdrawn', refusal: { code: 'store-signed-out' } });
    expect(service.creations()).toEqual([]);
    expect(told).toMatchObject({ tone: 'warning', action: { kind: 'ship' } });
    expect(told.message).toMatch(/signed you out/);
    expect(told.asides.map(({ kind }) => kind)).toContain('sign-in');
    // Looked at anew, the bar says the same.
    expect((await openOrder(order, caller)).message).toMatch(/signed you out/);
    await pressBar(order);
    expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'not-asked' });
  });

  it('makes none of many either', async () => {
    const orders = [nextOrder(), nextOrder()];
    tabsSay({ 7: { signedOut: true } });
    const id = await collect(...orders);
    await shipShown(
      id,
      orders.map((order) => order.id),
    );
    for (const order of orders) await soon(async () => expect(await stateOf(order)).toBe('withdrawn'));
    expect(service.creations()).toEqual([]);
  });

  it('is believed only where no other tab of it can still ask', async () => {
    const order = nextOrder();
    tabsSay({ 7: { signedOut: true }, 8: { order, notes: true } });
    await pressBar(order);
    expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'as-shown' });
  });

  it('is said, with the way to sign in, where the order’s page was read without the store', async () => {
    const order = nextOrder();
    const open = { known: false, why: 'ambiguous', text: 'رام الله' } as const;
    const shipping = { ...order.shipping, address1: open, city: open };
    const bar = await openOrder({ ...order, shipping, silence: 'signed-out' }, caller);
    expect(bar.message).toMatch(/signed you out/);
    expect(bar.asides.map(({ kind }) => kind)).toEqual(['sign-in']);
    expect(bar.action?.kind).toBe('review');
  });
});
