import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { changeSettings } from '../../../lib/settings/settings';
import { soon } from '../../soon';
import { fact } from '../parcel/made-up';

const { browser } = await import('wxt/browser');
const { countForPerson } = await import('../../../entrypoints/background/badge');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { listOutbox } = await import('../../../entrypoints/background/outbox/settling');
const { nextOrder, service, stateOf } = await import('./review-orders');
const { caller, pressBar, pressForm, rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');

beforeEach(async () => {
  await setUpAskedStore();
  tabIsShown(true);
  await changeSettings((settings) => ({ ...settings, holdSeconds: 0 }));
});

function tabIsShown(active: boolean): void {
  vi.mocked(browser.tabs.get).mockResolvedValue({ active } as never);
}

const listed = async (order: Order) => {
  const row = await rowOf(order);
  return (await listOutbox()).some(({ id }) => id === row?.id);
};

describe('a press that the store’s answer takes back', () => {
  it('stands under what needs a person, where its tab was left before the answer', async () => {
    const orders = [nextOrder(), nextOrder(), nextOrder()];
    const before = await countForPerson();
    tabsSay({ 7: { signedOut: true } });
    tabIsShown(false);
    for (const order of orders) {
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
    vi.mocked(browser.tabs.get).mockRejectedValue(new Error('No tab with id: 7'));
    await pressBar(order);
    expect(await rowOf(order)).toMatchObject({ state: 'refused', refusal: { code: 'changed-since-shown' } });
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
    await pressForm(order);
    await soon(async () => expect(await stateOf(order)).toBe('created'));
    expect(service.creations()).toHaveLength(1);
  });
});
