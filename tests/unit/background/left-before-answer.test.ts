import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { changeSettings } from '../../../lib/settings/settings';
import { soon } from '../../soon';
import { fact } from '../parcel/made-up';

const { countForPerson } = await import('../../../entrypoints/background/badge');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { listOutbox } = await import('../../../entrypoints/background/outbox/settling');
const { caller, nextOrder, STORE, service, stateOf } = await import('./review-orders');
const { personSees, pressAndClose, pressFormOf, rowOf, setUpAskedStore, tabsSay } = await import(
  './asked-store'
);
const { pressBar } = await import('./presses');

beforeEach(async () => {
  await setUpAskedStore();
  await changeSettings((settings) => ({ ...settings, holdSeconds: 0 }));
});

/** A tab of this window or of another. */
const ELSEWHERE = { id: 8 };

const listed = async (order: Order) => {
  const row = await rowOf(order);
  return (await listOutbox()).some(({ id }) => id === row?.id);
};

describe('a press that the store’s answer takes back', () => {
  it('stands under what needs a person, where its tab was left before the answer', async () => {
    const orders = [nextOrder(), nextOrder(), nextOrder()];
    const before = await countForPerson();
    tabsSay({ 7: { signedOut: true } });
    for (const order of orders) {
      personSees({}, ELSEWHERE);
      await pressBar(order);
      expect(await rowOf(order)).toMatchObject({ state: 'refused', refusal: { code: 'store-signed-out' } });
      expect(await listed(order)).toBe(true);
    }
    expect(await countForPerson()).toBe(before + 3);
    expect(service.creations()).toEqual([]);
  });

  it('does so where its tab was closed', async () => {
    const order = nextOrder();
    tabsSay({ 7: { order: { ...order, total: fact('150.00') }, notes: true } });
    personSees({}, ELSEWHERE);
    await pressBar(order);
    expect(await rowOf(order)).toMatchObject({ state: 'refused', refusal: { code: 'changed-since-shown' } });
  });

  it('does so where its tab shows another page by then: the list, or the next order', async () => {
    const order = nextOrder();
    tabsSay({ 7: { signedOut: true } });
    personSees({}, { url: `${STORE.origin}${STORE.basePath}edit.php` });
    await pressBar(order);
    expect(await rowOf(order)).toMatchObject({ state: 'refused', refusal: { code: 'store-signed-out' } });
    expect(await listed(order)).toBe(true);
  });

  it('does so where the person was gone before it could be looked for', async () => {
    const order = nextOrder();
    tabsSay({ 7: { signedOut: true } });
    personSees(ELSEWHERE);
    await pressBar(order);
    expect(await stateOf(order)).toBe('refused');
  });

  it('does so where it was held, and went when nobody waited for it any more', async () => {
    await changeSettings((settings) => ({ ...settings, holdSeconds: 1 }));
    const order = nextOrder();
    tabsSay({ 7: { signedOut: true } });
    await pressBar(order);
    await soon(async () => expect(await stateOf(order)).toBe('refused'));
    expect(await listed(order)).toBe(true);
    expect(service.creations()).toEqual([]);
  });

  it('does so where it was pressed in a form whose window was closed', async () => {
    const order = nextOrder();
    tabsSay({ 7: { signedOut: true } });
    expect(await pressAndClose(order)).toMatchObject({ state: 'refused' });
    expect(await listed(order)).toBe(true);
    expect(service.creations()).toEqual([]);
  });

  it('is told in its form alone, while that stays open', async () => {
    const order = nextOrder();
    tabsSay({ 7: { signedOut: true } });
    await expect(pressFormOf(order)).rejects.toMatchObject({ code: 'store-signed-out' });
    expect(await stateOf(order)).toBe('withdrawn');
    expect(await listed(order)).toBe(false);
  });

  it('is told in its bar alone, where that is before the person', async () => {
    const order = nextOrder();
    tabsSay({ 7: { signedOut: true } });
    expect((await pressBar(order)).message).toMatch(/signed you out/);
    expect(await stateOf(order)).toBe('withdrawn');
    expect(await listed(order)).toBe(false);
  });

  it('goes by one more press once that was read, also where every press is held', async () => {
    await changeSettings((settings) => ({ ...settings, holdSeconds: 1 }));
    const order = nextOrder();
    tabsSay({ 7: { signedOut: true } });
    await pressBar(order);
    await soon(async () => expect(await stateOf(order)).toBe('refused'));
    expect((await openOrder(order, caller)).message).toMatch(/signed you out/);
    await pressFormOf(order);
    await soon(async () => expect(await stateOf(order)).toBe('created'));
    expect(service.creations()).toHaveLength(1);
  });
});
