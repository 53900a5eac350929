import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrowserKind } from '../browsers/find-browser';
import type { PracticeNotes } from '../stores/practice-notes';
import type { PracticeOrder } from '../stores/practice-order';
import { madeOrderOfPhones } from './made-order';
import { shipFromBar } from './ship-from-bar';
import { wantNotes } from './want-notes';
import { World } from './world';

const FIRST = 951;
const WRITTEN = 952;
const COLLEAGUES = 953;

const orders = [FIRST, WRITTEN, COLLEAGUES].map(madeOrderOfPhones);

interface NotedStore {
  readonly url: string;
  readonly notes: PracticeNotes;
  orderUrl(id: number): string;
  close(): Promise<void>;
}

/**
 * The story of a store whose orders' pages take a note by a form of theirs. What the store answers otherwise is told of each
 * store in `tests/unit/stores/*-note.test.ts`, and what becomes of it then by `order-note`.
 */
export function tellOfNotes(
  kind: BrowserKind,
  start: (orders: readonly PracticeOrder[]) => Promise<NotedStore>,
): void {
  let world: World;
  let store: NotedStore;

  beforeAll(async () => {
    world = await World.openReady({ kind });
    store = await start(orders);
    await world.enableStore(store.url);
  });
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  async function shipOn(id: number) {
    const { order, code } = await shipFromBar(world, store.orderUrl(id));
    return { order, line: `[Shahna] ${code} · parcel made` };
  }

  it('once the person has read the line and wants it, and not before', async () => {
    store.notes.put(FIRST, ['Ring twice']);
    const { order, line } = await shipOn(FIRST);
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ tone }) => tone === 'good');
    expect(store.notes.of(FIRST)).toEqual(['Ring twice']);
    await wantNotes(world);
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(store.notes.of(FIRST)).toEqual(['Ring twice', line]);
    await order.page.close();
  });

  it('below what stands there, once, and is there when the page is loaded anew', async () => {
    store.notes.put(WRITTEN, ['اتصل قبل التوصيل']);
    const sent = store.notes.sent();
    const { order, line } = await shipOn(WRITTEN);
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(store.notes.of(WRITTEN)).toEqual(['اتصل قبل التوصيل', line]);
    expect(store.notes.sent() - sent).toBe(1);
    await order.page.close();
  });

  it('so that another machine says that a colleague made it', async () => {
    const before = world.parcels().length;
    store.notes.put(COLLEAGUES, ['x', '[Shahna] SB-OF-A-COLLEAGUE · تم إنشاء الطرد']);
    const order = await world.openOrder(store.orderUrl(COLLEAGUES));
    const bar = await order.readBar();
    expect(bar).toMatchObject({ tone: 'warning', action: 'Copy the code' });
    expect(bar.message).toContain('Made by a colleague');
    expect(world.parcels()).toHaveLength(before);
    await order.page.close();
  });
}
