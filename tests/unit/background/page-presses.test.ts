import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../lib/messaging/caller';
import type { Order } from '../../../lib/order';
import { draftKeyOf, orderKeyOf } from '../../../lib/order-key';
import { rowsInState, rowsOfOrder } from '../../../lib/outbox/read-rows';
import { keepCollection } from '../../../lib/review/collected-orders';
import { openDatabase } from '../../../lib/storage/db';
import { findEdits } from '../../../lib/typed/saved-edits';
import { replaceDirectory } from '../../../lib/villages/directory';
import { soon } from '../../soon';
import { anOrder, fact } from '../parcel/made-up';
import { villageOf } from '../villages/made-up';
import { atDoor } from './at-door';
import { ACCOUNT, FakeService } from './fake-service';
import { keepShop } from './shop';

/** What the browser keeps for its session, whichever background runs. */
const session = vi.hoisted(() => new Map<string, unknown>());
vi.mock('wxt/browser', async () => {
  const browser = (await import('./fake-browser')).fakeBrowser();
  Object.assign(browser.storage.session, {
    get: async (key: string) => ({ [key]: session.get(key) }),
    set: async (values: object) => {
      for (const [key, value] of Object.entries(values)) session.set(key, value);
    },
  });
  return { browser };
});

const ORIGIN = 'https://shop.example';
const service = new FakeService();
let made = 0;
let now = 1_800_000_000_000;
const wait = (milliseconds: number) => {
  now += milliseconds;
};
let { handlers } = await import('../../../entrypoints/background/handlers');

/** The background ends and begins anew. */
async function endBackground(): Promise<void> {
  vi.resetModules();
  ({ handlers } = await import('../../../entrypoints/background/handlers'));
}

const tab = (tabId: number, active = true): Caller => ({ from: 'content', origin: ORIGIN, tabId, active });

function nextOrder(parts: Partial<Order['shipping']> = {}): Order {
  made += 1;
  const { shipping } = anOrder();
  const party = { ...shipping, phone: fact(`05990${10_000 + made}`), ...parts };
  const store = { kind: 'woocommerce', origin: ORIGIN, basePath: '/wp-admin/' } as const;
  return anOrder({ store, id: `${made}`, link: `${ORIGIN}/${made}`, shipping: party, billing: party });
}

const open = (order: Order, caller = tab(7)) => handlers['order/opened']({ order }, caller);
const ship = atDoor('order/ship', (input, enabled) => handlers['order/ship'](input, enabled));
type Digest = string | null | undefined;
const press = (order: Order, digest: Digest, from = tab(7)) => ship({ order, digest: digest ?? '' }, from);
const begin = (digest: Digest, from = tab(7)) => handlers['order/pressed']({ digest: digest ?? '' }, from);

/** As a person does: looks, and presses after a second. */
async function lookAndPress(order: Order, caller = tab(7)) {
  const { digest } = await open(order, caller);
  wait(1_000);
  return press(order, digest, caller);
}

/** As a script does that was taken over: so many made-up orders, each asked for and pressed as it may be. */
async function attack(many: number): Promise<void> {
  const orders = Array.from({ length: many }, () => nextOrder());
  const shown = await Promise.all(orders.map((order, at) => open(order, tab(1_000 + made * 100 + at))));
  const first = 1_000 + made * 100;
  wait(700);
  await Promise.all(orders.map((order, at) => press(order, shown[at]?.digest ?? '', tab(first + at))));
}

const sent = () => service.creations().length;
const stateOf = async (order: Order) => (await rowsOfOrder(orderKeyOf(order))).at(-1)?.state;
const waiting = async () => (await rowsInState('queued')).map(({ id }) => id);

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  // Every allowance is full again.
  wait(3_600_000);
  service.reset();
  vi.stubGlobal('fetch', service.fetch);
  await (await openDatabase()).clear('outbox');
  await keepShop(ORIGIN);
});

describe('a press of a page', () => {
  it('counts for what was shown in its tab for a moment, also to a background that has ended since', async () => {
    const order = nextOrder();
    const { digest } = await open(order);
    wait(699);
    expect(await press(order, digest)).toMatchObject({
      tone: 'warning',
      message: expect.stringMatching(/not counted/),
    });
    expect(await stateOf(order)).toBeUndefined();
    await endBackground();
    wait(1);
    expect(await press(order, digest)).toMatchObject({ tone: 'good' });
    expect(sent()).toBe(1);
  });

  it('counts for nothing that was never shown, or in another tab', async () => {
    const order = nextOrder();
    const { digest } = await open(order, tab(8));
    wait(60_000);
    expect((await press(order, digest, tab(7))).message).toMatch(/not counted/);
    expect((await press(order, 'made up', tab(8))).message).toMatch(/not counted/);
    expect(sent()).toBe(0);
    // The tab that was refused was shown the order by that very answer.
    wait(700);
    expect(await press(order, digest, tab(7))).toMatchObject({ tone: 'good' });
  });

  it('counts for nothing from a tab that its window does not show', async () => {
    const order = nextOrder();
    const { digest } = await open(order, tab(7, false));
    wait(60_000);
    expect((await press(order, digest, tab(7, false))).message).toMatch(/not counted/);
    expect(sent()).toBe(0);
    expect(await press(order, digest, tab(7))).toMatchObject({ tone: 'good' });
  });

  it('counts where the person goes on to another tab while the order is read once more, and once', async () => {
    const order = nextOrder();
    const { digest } = await open(order);
    wait(700);
    const told = begin(digest);
    wait(12_000);
    await endBackground();
    const late = press(order, digest, tab(7, false));
    await told;
    expect(await late).toMatchObject({ tone: 'good' });
    const other = nextOrder();
    const { digest: next } = await open(other, tab(7, false));
    wait(700);
    expect((await press(other, next, tab(7, false))).message).toMatch(/not counted/);
    expect(sent()).toBe(1);
  });

  it('is no press where it was told by a tab that nobody looks at, too soon, of something else, or long ago', async () => {
    const order = nextOrder();
    const { digest } = await open(order);
    wait(699);
    const left = tab(7, false);
    const begun: readonly (readonly [Digest, Caller?, number?])[] = [
      [digest, tab(7), 1],
      [digest, left],
      [digest, tab(8)],
      ['another'],
      [digest, tab(7), 15_001],
      [digest, tab(7), -86_400_000],
    ];
    for (const [said, caller = tab(7), waited = 0] of begun) {
      await begin(said, caller);
      wait(waited);
      expect((await press(order, digest, left)).message).toMatch(/not counted/);
    }
    expect(sent()).toBe(0);
  });

  it('counts where the tab has shown other orders since, and after the clock was set back', async () => {
    const order = nextOrder();
    const { digest } = await open(order);
    for (let other = 0; other < 5; other += 1) await open(nextOrder());
    wait(700);
    expect(await press(order, digest)).toMatchObject({ tone: 'good' });
    const late = nextOrder();
    const shown = await open(late);
    wait(-86_400_000);
    await open(late);
    wait(700);
    expect(await press(late, shown.digest)).toMatchObject({ tone: 'good' });
  });

  it('chooses no village that was not offered there for a moment', async () => {
    const villages = [
      villageOf(301, 'بيت لقيا', 3, 'رام الله'),
      villageOf(757, 'جبع', 5, 'جنين'),
      villageOf(1178, 'جبع', 1, 'القدس'),
    ];
    await replaceDirectory(ACCOUNT, villages, 1);
    // What it remembers of the list before is gone with it.
    await endBackground();
    const order = nextOrder({ city: fact('جبع'), state: fact(''), address1: fact('الحارة الغربية') });
    const { offered } = await open(order);
    const answer = atDoor('order/choose', handlers['order/choose']);
    const choose = (caller: Caller) => answer({ order, offered: offered ?? '', at: 0 }, caller);
    await choose(tab(7));
    wait(60_000);
    await choose(tab(8));
    await choose(tab(7, false));
    expect(await findEdits(draftKeyOf(order))).toBeNull();
    const chosen = await choose(tab(7));
    expect(chosen.action?.kind).toBe('ship');
    expect((await press(order, chosen.digest)).message).toMatch(/not counted/);
    wait(700);
    expect(await press(order, chosen.digest)).toMatchObject({ tone: 'good' });
  });
});

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
