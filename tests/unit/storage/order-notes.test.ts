import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyEvent } from '../../../lib/outbox/write-rows';
import {
  claimOrderNote,
  countWaitingNotes,
  findOrderNote,
  queueNotes,
  readNotes,
  settleOrderNote,
} from '../../../lib/storage/order-notes';
import { intend } from '../outbox/intend';
import { lostRow, madeAttempt, madeRow } from '../outbox/made-row';

const MINUTE = 60_000;
afterEach(() => vi.restoreAllMocks());
let shops = 0;
/** A store of its own, so that no test takes another's notes. */
const newStore = () => {
  shops += 1;
  return `https://shop-${shops}.example/wp-admin/`;
};
const any = { orderId: null, opened: false };

async function queued(store: string, orderId: string, at: number): Promise<string> {
  const row = madeRow({ store, orderId, state: 'created', parcelCode: `SB-${orderId}`, updatedAt: at });
  await queueNotes(row, at);
  return row.id;
}

describe('a parcel that exists', () => {
  it('has its note waiting from the moment it is created, whoever sent it', async () => {
    const store = newStore();
    const row = madeRow({ store, state: 'sending', attempts: [madeAttempt()] });
    await intend(row);
    await applyEvent(row.id, { type: 'created', attemptId: 'attempt', parcelCode: 'SB1', at: 20 });
    expect(await findOrderNote(row.id, 21)).toEqual({
      rowId: row.id,
      store,
      orderId: row.orderId,
      state: 'waiting',
      tries: 0,
      at: 20,
    });
  });

  it('has it from the moment a person says its code, too', async () => {
    const made = lostRow({ store: newStore() });
    await intend(made);
    await applyEvent(made.id, { type: 'settled', choice: 'made', parcelCode: 'SB2', at: 30 });
    expect((await findOrderNote(made.id, 31))?.state).toBe('waiting');
  });

  it('has none while it is not known to exist, and none without a store', async () => {
    const lost = lostRow({ store: newStore() });
    await intend(lost);
    await applyEvent(lost.id, { type: 'settled', choice: 'not-made', at: 30 });
    expect(await findOrderNote(lost.id, 31)).toBeNull();
    const typed = lostRow({ store: 'manual' });
    await intend(typed);
    await applyEvent(typed.id, { type: 'settled', choice: 'made', parcelCode: 'SB3', at: 30 });
    expect(await findOrderNote(typed.id, 31)).toBeNull();
  });
});

describe('the note on a store’s order', () => {
  it('is written by one of the pages that would, the oldest first, and once', async () => {
    const store = newStore();
    await queued(store, 'later', 2);
    const rowId = await queued(store, 'first', 1);
    const claims = await Promise.all([3, 4, 5].map((now) => claimOrderNote(store, any, now)));
    expect(claims.map((note) => note?.orderId)).toEqual(['first', 'later', undefined]);
    await settleOrderNote(rowId, 'written', 6);
    await settleOrderNote(rowId, 'unreachable', 7);
    expect(await findOrderNote(rowId, 8)).toMatchObject({ state: 'written', tries: 1 });
    expect(await claimOrderNote(store, { orderId: 'first', opened: true }, 9)).toBeNull();
  });

  it('is no other store’s', async () => {
    const store = newStore();
    await queued(store, 'one', 1);
    expect(await claimOrderNote(newStore(), any, 2)).toBeNull();
    expect(await countWaitingNotes(store, MINUTE)).toBe(1);
  });

  it('waits when the store could not be asked: for a minute, the next page, or a person’s press', async () => {
    const store = newStore();
    const rowId = await queued(store, 'one', 1);
    const fail = async (now: number) => settleOrderNote(rowId, 'unreachable', now);
    await claimOrderNote(store, any, 2);
    await fail(3);
    expect(await claimOrderNote(store, any, 4)).toBeNull();
    for (const wish of [
      { ...any, opened: true },
      { ...any, orderId: 'one' },
    ]) {
      expect(await claimOrderNote(store, wish, 5)).toMatchObject({ rowId });
      await fail(6);
    }
    expect(await claimOrderNote(store, any, 6 + MINUTE)).toBeNull();
    expect(await claimOrderNote(store, any, 7 + MINUTE)).toMatchObject({ rowId, tries: 3 });
  });

  it('that the store refuses is tried again at a person’s press alone', async () => {
    const store = newStore();
    const rowId = await queued(store, 'one', 1);
    await claimOrderNote(store, any, 2);
    await settleOrderNote(rowId, 'refused', 3);
    expect(await claimOrderNote(store, { ...any, opened: true }, 9 * MINUTE)).toBeNull();
    expect(await claimOrderNote(store, { ...any, orderId: 'one' }, 9 * MINUTE)).toMatchObject({ rowId });
  });

  it('is waiting again when the page that took it is gone, also by a clock set back', async () => {
    const store = newStore();
    const rowId = await queued(store, 'one', 1);
    await claimOrderNote(store, any, 10 * MINUTE);
    expect(await claimOrderNote(store, { ...any, opened: true }, 10 * MINUTE + 1)).toBeNull();
    expect((await findOrderNote(rowId, 12 * MINUTE))?.state).toBe('waiting');
    expect((await findOrderNote(rowId, 0))?.state).toBe('waiting');
    expect(await claimOrderNote(store, { ...any, opened: true }, 12 * MINUTE)).toMatchObject({ rowId });
  });

  it('is shown while it is not written, and for a while after', async () => {
    const store = newStore();
    const old = await queued(store, 'old', 1);
    const fresh = await queued(store, 'fresh', 2);
    const waiting = await queued(store, 'waiting', 3);
    await settleOrderNote(old, 'written', 10);
    await settleOrderNote(fresh, 'written', 20);
    const shown = (await readNotes(15, 30)).filter((note) => note.store === store);
    expect(shown.map(({ rowId }) => rowId)).toEqual([fresh, waiting]);
  });

  it('of two weeks ago that nobody wrote is left, until a person presses for it', async () => {
    const store = newStore();
    const old = await queued(store, 'old', 1);
    await queued(store, 'new', 2 * 24 * 60 * MINUTE);
    const now = 15 * 24 * 60 * MINUTE;
    expect(await countWaitingNotes(store, now)).toBe(1);
    expect((await readNotes(now, now)).filter((note) => note.store === store)).toHaveLength(1);
    expect(await claimOrderNote(store, { ...any, opened: true }, now)).toMatchObject({ orderId: 'new' });
    expect(await claimOrderNote(store, { ...any, opened: true }, now)).toBeNull();
    expect(await claimOrderNote(store, { ...any, orderId: 'old' }, now)).toMatchObject({ rowId: old });
  });

  it('is found without a look at the written ones of years', async () => {
    const store = newStore();
    for (let nth = 0; nth < 300; nth += 1) {
      await settleOrderNote(await queued(store, `old-${nth}`, nth), 'written', nth);
    }
    await queued(store, 'new', 1_000);
    const read = countReadNotes();
    expect(await claimOrderNote(store, { orderId: 'old-7', opened: false }, 2_000)).toBeNull();
    expect(await claimOrderNote(store, { ...any, opened: true }, 2_000)).toMatchObject({ orderId: 'new' });
    expect(await claimOrderNote(store, { ...any, opened: true }, 2_001)).toBeNull();
    expect((await readNotes(1_500, 2_001)).filter((note) => note.store === store)).toHaveLength(1);
    expect(read()).toBeLessThan(60);
  });
});

/** Counts the notes that the database hands over from now on, as whole lists or one by one. */
function countReadNotes(): () => number {
  let read = 0;
  for (const of of [IDBIndex.prototype, IDBObjectStore.prototype]) {
    const getAll = of.getAll;
    vi.spyOn(of, 'getAll').mockImplementation(function (this: IDBIndex & IDBObjectStore, ...asked) {
      const request = getAll.apply(this, asked as Parameters<IDBIndex['getAll']>);
      request.addEventListener('success', () => {
        read += request.result.length;
      });
      return request;
    });
  }
  return () => read;
}
