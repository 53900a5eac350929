import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrowserKind } from '../browsers/find-browser';
import type { PracticeNotes } from '../stores/practice-notes';
import type { PracticeOrder } from '../stores/practice-order';
import type { Part } from './in-both-browsers';
import { madeOrderOfPhones } from './made-order';
import { markWrong } from './mark-wrong';
import { shipFromBar } from './ship-from-bar';
import { wantNotes } from './want-notes';
import { World } from './world';

const FIRST = 951;
const WRITTEN = 952;
const REFUSED = 953;
const LOST = 954;
const ENDED = 955;
const COLLEAGUES = 956;
const OVERTAKEN = 957;
const WRONG = 958;

const orders = [FIRST, WRITTEN, REFUSED, LOST, ENDED, COLLEAGUES, OVERTAKEN, WRONG].map(madeOrderOfPhones);

interface NotedStore {
  readonly url: string;
  readonly notes: PracticeNotes;
  orderUrl(id: number): string;
  close(): Promise<void>;
}

/**
 * The story of a store whose orders' pages take a note by a form of theirs.
 * @param once tells what the browsers know no difference of
 */
export function tellOfNotes(
  kind: BrowserKind,
  once: Part,
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

  once('or not, where the store keeps none, which is said on the order', async () => {
    store.notes.answerWith('refused');
    const { order } = await shipOn(REFUSED);
    await order.barWhere(({ message }) => message.includes('could not be added'));
    expect(store.notes.of(REFUSED)).toEqual([]);
    store.notes.answerWith('kept');
    await order.page.close();
  });

  once('once, though the answer was lost: it is read back', async () => {
    store.notes.answerWith('lost');
    const sent = store.notes.sent();
    const { order, line } = await shipOn(LOST);
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(store.notes.of(LOST)).toContain(line);
    expect(store.notes.sent() - sent).toBe(1);
    store.notes.answerWith('kept');
    await order.page.close();
  });

  once('is not called written where a colleague’s note took its place', async () => {
    store.notes.answerWith('overtaken');
    const { order } = await shipOn(OVERTAKEN);
    await order.barWhere(({ message }) => message.includes('could not be added'));
    expect(store.notes.of(OVERTAKEN)).toEqual(['A colleague’s']);
    store.notes.answerWith('kept');
    await order.page.close();
  });

  once('later, where the session has ended meanwhile: as soon as the store is open again', async () => {
    const order = await world.openOrder(store.orderUrl(ENDED));
    await order.barWhere(({ action }) => action === 'Ship');
    store.notes.answerWith('signed-out');
    await order.pressBar();
    await order.barWhere(({ tone, message }) => tone === 'good' && message !== '');
    expect(store.notes.of(ENDED)).toEqual([]);
    store.notes.answerWith('kept');
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(store.notes.of(ENDED).join()).toContain('[Shahna]');
    await order.page.close();
  });

  once(
    'and is taken back where the parcel is marked as wrong, which a colleague’s browser sees',
    async () => {
      const colleague = await World.openBeside(world);
      await colleague.enableStore(store.url);
      const { order, line } = await shipOn(WRONG);
      await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
      const seen = await colleague.openOrder(store.orderUrl(WRONG));
      await seen.barWhere(({ message }) => message.includes('Made by a colleague'));
      await markWrong(world, order);
      await order.barWhere(({ message }) => message.includes('The order in the store says so too'));
      const back = line.replace(' · parcel made', ' × · marked as wrong');
      expect(store.notes.of(WRONG)).toEqual([line, back]);
      await seen.page.reload({ waitUntil: 'domcontentloaded' });
      const bar = await seen.barWhere(({ action }) => action !== 'Copy the code');
      expect(bar.message).not.toContain('Made by a colleague');
      await colleague.extension.close();
      await order.page.close();
    },
  );

  once('so that another machine says that a colleague made it', async () => {
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
