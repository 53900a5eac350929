import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { order, storeIdentity } from '../../../lib/messaging/inputs';
import { protocol } from '../../../lib/messaging/protocol';
import type { Pace } from '../../../lib/messaging/rate';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import { letIn } from '../../../lib/messaging/serve';
import type { StoreIdentity } from '../../../lib/order';
import { changeSettings } from '../../../lib/settings/settings';
import { callerOf } from '../background/caller';

const doors = new Map<string, Door>(
  Object.entries(protocol).flatMap(([name, { sender, door }]) =>
    sender === 'content' ? [[name, door] as const] : [],
  ),
);

type Door = (typeof protocol)[keyof typeof protocol]['door'];

/** A site of its own, in a tab of its own. */
let sites = 0;
function site(): Enabled {
  sites += 1;
  const store = { origin: `https://shop-${sites}.example`, accountId: null };
  return { store, settings: {} as Enabled['settings'], tabId: sites, active: true, askedAt: Date.now() };
}

/** How many more of these are let in now; `null`: as many as are sent. */
function leftOf(name: string, asking: Enabled): number | null {
  const door = doors.get(name);
  const pace: Pace | null = typeof door === 'object' ? door.pace : null;
  if (pace === null) return null;
  for (let count = 0; ; count += 1) {
    try {
      pace(asking);
    } catch (error) {
      expect(error).toMatchObject({ code: 'too-many-presses' });
      return count;
    }
  }
}

beforeEach(() => {
  vi.setSystemTime(1_800_000_000_000);
});

describe('what a store’s page may send', () => {
  it('is judged at the door: each is of an enabled store and comes so often a minute, or is named here', () => {
    const judged = [...doors].flatMap(([name, door]) =>
      typeof door === 'object' ? [[name, leftOf(name, site())]] : [],
    );
    expect(Object.fromEntries(judged)).toEqual({
      'order/review': 10,
      'order/account': 10,
      'order/print': 10,
      'order/next': 10,
      'notes/claim': 600,
      'follow/claim': 600,
      'follow/statuses': 10,
      'store/recognised': 10,
      'orders/listed': 300,
      'orders/collected': 20,
      // What they do is paced by itself, and the bar says so.
      'order/ship': null,
      'order/choose': null,
      // Nothing comes of sending these often.
      'order/undo': null,
      'order/covers-script': null,
      'notes/script': null,
      'notes/settle': null,
      'follow/settle': null,
      'orders/list-script': null,
      'taught/opened': null,
    });
    expect([...doors].flatMap(([name, door]) => (door === 'judged-within' ? [name] : [])).toSorted()).toEqual(
      [
        // The bar says itself why what is kept cannot be opened.
        'order/opened',
        // Nothing comes of it unless a message that is judged follows.
        'order/pressed',
        'order/unreadable',
        // Of a lesson in that very tab.
        'teach/field',
        'teach/open',
        'teach/save',
        'teach/stop',
      ],
    );
  });

  it('is not said to be open, as what our own pages may send: who forgets to judge it is found by its name', () => {
    const others = Object.entries(protocol).filter(([name]) => !doors.has(name));
    expect(new Set(others.map(([, { door }]) => door))).toEqual(new Set(['own-page']));
    expect([...doors.values()]).not.toContain('own-page');
  });

  it('names a store in one place alone, where the door looks for it', () => {
    const placesOf = (shape: object) =>
      Object.keys(shape).filter((key) => ['store', 'order', 'about'].includes(key));
    for (const name of doors.keys()) {
      const { shape } = protocol[name as keyof typeof protocol].input;
      const elsewhere = Object.entries(shape).filter(
        ([key, schema]) =>
          (schema === storeIdentity && key !== 'store') || (schema === order && key !== 'order'),
      );
      expect(elsewhere, name).toEqual([]);
      expect(placesOf(shape).length, name).toBeLessThan(2);
    }
  });

  it.each([
    ['order/ship', (store: StoreIdentity) => ({ order: { store } })],
    ['order/choose', (store: StoreIdentity) => ({ order: { store } })],
    ['order/undo', (store: StoreIdentity) => ({ order: { store } })],
    ['order/account', (store: StoreIdentity) => ({ about: { store } })],
    ['order/print', (store: StoreIdentity) => ({ store })],
    ['order/next', (store: StoreIdentity) => ({ store })],
    ['notes/claim', (store: StoreIdentity) => ({ store })],
    ['notes/settle', (store: StoreIdentity) => ({ store })],
    ['follow/claim', (store: StoreIdentity) => ({ store })],
    ['follow/settle', (store: StoreIdentity) => ({ store })],
    ['follow/statuses', (store: StoreIdentity) => ({ store })],
    ['orders/listed', (store: StoreIdentity) => ({ store })],
    ['orders/collected', (store: StoreIdentity) => ({ store })],
  ] as const)('is about its own store alone: %s', async (name, speaking) => {
    const { store } = site();
    await changeSettings((settings) => ({ ...settings, stores: [store] }));
    const spoken = { kind: 'woocommerce', origin: store.origin, basePath: '/' } as const;
    const ask = (about: StoreIdentity) => letIn(name, speaking(about) as never, callerOf(store.origin));
    await expect(ask({ ...spoken, origin: 'https://other.example' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(await ask(spoken)).toMatchObject({ store, tabId: 7 });
    await changeSettings((settings) => ({ ...settings, stores: [] }));
    await expect(ask(spoken)).rejects.toMatchObject({ code: 'store-not-enabled' });
  });

  it('came when it was sent, however long it took to look up its store: a press must have been shown before that', async () => {
    const { store } = site();
    await changeSettings((settings) => ({ ...settings, stores: [store] }));
    const sent = Date.now();
    vi.mocked(browser.permissions.contains).mockImplementationOnce((async () => {
      vi.setSystemTime(sent + 700);
      return true;
    }) as never);
    const order = { store: { kind: 'woocommerce', origin: store.origin, basePath: '/' } };
    expect(await letIn('order/ship', { order } as never, callerOf(store.origin))).toMatchObject({
      active: true,
      askedAt: sent,
    });
    expect(Date.now()).toBe(sent + 700);
  });

  it('is counted together for all that opens a page of ours, and apart for anything else', () => {
    const asking = site();
    expect(leftOf('order/print', asking)).toBe(10);
    expect([leftOf('order/next', asking), leftOf('order/account', asking)]).toEqual([0, 0]);
    for (const [name, left] of [
      ['order/review', 10],
      ['notes/claim', 600],
      ['follow/claim', 600],
      ['follow/statuses', 10],
      ['store/recognised', 10],
      ['orders/collected', 20],
    ] as const)
      expect([name, leftOf(name, asking)]).toEqual([name, left]);
  });

  it('is counted for a site, in whichever of its tabs; looks for a tab', () => {
    const asking = site();
    const beside = { ...asking, tabId: -1 };
    leftOf('order/print', asking);
    expect([leftOf('order/print', beside), leftOf('order/print', site())]).toEqual([0, 10]);
    leftOf('orders/listed', asking);
    expect([leftOf('orders/listed', asking), leftOf('orders/listed', beside)]).toEqual([0, 300]);
  });
});
