import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { openDatabase } from '../../../lib/storage/db';
import { claimOrderNote, queueNotes, settleOrderNote } from '../../../lib/storage/order-notes';
import { WAITS } from '../../../lib/storage/order-write';
import { oursIn, valueToWrite } from '../../../lib/storage/order-write-steps';
import {
  claimWrite,
  dropWish,
  dropWrites,
  hasDueWrites,
  readWrites,
  releaseShown,
  retryRefused,
  retryWrites,
  settleWrite,
} from '../../../lib/storage/order-writes';
import type { FieldOutcome } from '../../../lib/stores/order-field';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { wishFor } from './wish-for';

const MINUTE = 60_000;
let shops = 0;

/** A parcel's order in a store of its own, and what a page of that store does. */
async function openStore() {
  shops += 1;
  const store = `https://shop-${shops}.example/wp-admin/`;
  const row = madeRow({ store, state: 'created', parcelCode: 'SB-1' });
  await intend(row);
  let claimId = '';
  const claim = async (now: number, tabId = 1) => {
    const write = await claimWrite(store, () => 'seen', now, tabId);
    claimId = write?.claimId ?? claimId;
    return write;
  };
  const settle = (found: FieldOutcome, { isSeen = true, now = 20 } = {}) => {
    const wanted = () => (isSeen ? 'seen' : 'wanted') as 'seen' | 'wanted';
    return settleWrite({ store, rowId: row.id, what: 'tracking', claimId, found, wanted }, now);
  };
  const stands = async () => (await readWrites(0)).find(({ rowId }) => rowId === row.id);
  const drop = async () => {
    const { store: writes } = (await openDatabase()).transaction('order-writes', 'readwrite');
    await dropWish(writes, row, 'tracking', 16);
  };
  const mark = (wrong: boolean) => applyEvent(row.id, { type: 'marked-wrong', wrong, at: 30 });
  await wishFor(row.id, 'tracking', 'SB-1', 10);
  return { store, row, claim, settle, stands, drop, mark };
}

describe('what follows a parcel into its order', () => {
  it('is read, shown to the person, and written once they want it', async () => {
    const { store, claim, settle, stands } = await openStore();
    expect(await claim(11)).toMatchObject({ wanted: 'SB-1', last: null });
    await settle({ outcome: 'read', value: '' }, { isSeen: false });
    expect(await stands()).toMatchObject({ state: 'shown', stood: '' });
    expect(await claim(10 * MINUTE)).toBeNull();
    await releaseShown((one) => one === store, 'tracking', 10 * MINUTE);
    expect(await claim(10 * MINUTE)).toMatchObject({ last: '' });
    await settle({ outcome: 'written', value: 'SB-1' });
    expect(await stands()).toMatchObject({ state: 'written', stood: '', last: 'SB-1' });
  });

  it('is written at once after it was read where the person has seen one before', async () => {
    const { claim, settle } = await openStore();
    await claim(11);
    await settle({ outcome: 'read', value: '' }, { now: 12 });
    expect(await claim(13)).toMatchObject({ last: '' });
  });

  it('is not written where they do not want it, not later either', async () => {
    const { store, claim, settle, stands } = await openStore();
    await claim(11);
    await settle({ outcome: 'read', value: '' }, { isSeen: false });
    await dropWrites((one) => one === store, 'tracking');
    expect(await stands()).toBeUndefined();
    expect(await claim(10 * MINUTE)).toBeNull();
  });

  it('is what was written before where it is taken back after that', async () => {
    const { row, claim, settle, stands, drop } = await openStore();
    await claim(11);
    await settle({ outcome: 'read', value: '' }, { now: 12 });
    await claim(13);
    await settle({ outcome: 'written', value: 'SB-1' }, { now: 14 });
    await wishFor(row.id, 'tracking', 'SB-2', 15);
    await drop();
    expect(await stands()).toMatchObject({ stood: '', wanted: 'SB-1' });
  });

  it('leaves a number alone that stands there', async () => {
    const { row, claim, settle, stands } = await openStore();
    await claim(11);
    await settle({ outcome: 'read', value: 'OF-ANOTHER' });
    expect(await stands()).toMatchObject({ state: 'changed' });
    await wishFor(row.id, 'tracking', 'SB-2', 12);
    expect(await claim(10 * MINUTE)).toBeNull();
  });

  it('is given to one page of two, and to another once that one is gone', async () => {
    const { store, claim } = await openStore();
    expect(await claim(11, 1)).not.toBeNull();
    expect(await claim(12, 2)).toBeNull();
    await retryWrites(store, (tabId) => tabId === 2);
    expect(await claim(13, 2)).toBeNull();
    await retryWrites(store, (tabId) => tabId === 1);
    expect(await claim(14 + MINUTE, 2)).not.toBeNull();
  });

  it('waits while the note of its order is being written, which may carry the order’s status along', async () => {
    const { store, row, claim } = await openStore();
    await queueNotes(row, row.updatedAt);
    expect(await claimOrderNote(store, { orderId: null, opened: false }, 11, 1)).not.toBeNull();
    expect(await claim(12)).toBeNull();
    await settleOrderNote(row.id, 'written', 13);
    expect(await claim(14)).toMatchObject({ what: 'tracking' });
  });

  it('does not wait for a note whose page is gone', async () => {
    const { store, row, claim } = await openStore();
    await queueNotes(row, row.updatedAt);
    await claimOrderNote(store, { orderId: null, opened: false }, 11, 1);
    expect(await claim(12 + MINUTE)).not.toBeNull();
  });

  it('is tried again a while after the store could not be asked, or when it is opened', async () => {
    const { store, row, claim, settle } = await openStore();
    await claim(11);
    await settle({ outcome: 'unreachable' }, { now: 12 });
    expect(await claim(13)).toBeNull();
    await retryWrites(store, () => false);
    expect(await claim(2 * MINUTE)).toMatchObject({ tries: 1 });
    await settle({ outcome: 'refused' }, { now: 2 * MINUTE });
    await retryWrites(store, () => false);
    expect(await claim(9 * MINUTE)).toBeNull();
    await retryRefused(row.id, 'tracking', 9 * MINUTE);
    expect(await claim(9 * MINUTE)).not.toBeNull();
  });

  it('is not written any more where no page of the store was opened for two weeks', async () => {
    const { store, row, claim, settle } = await openStore();
    expect(await claim(11 + WAITS)).toBeNull();
    expect(await hasDueWrites(store, () => 'seen', 11 + WAITS)).toBe(false);
    expect(await claim(10 + WAITS)).not.toBeNull();
    await settle({ outcome: 'unreachable' }, { now: 10 + WAITS });
    await retryWrites(store, () => false);
    expect(await claim(11 + 2 * WAITS)).toBeNull();
    // What is told anew is news.
    await wishFor(row.id, 'tracking', 'SB-2', 12 + 2 * WAITS);
    expect(await claim(13 + 2 * WAITS)).toMatchObject({ wanted: 'SB-2' });
  });

  it('is not written where its page went two weeks ago in the midst of it', async () => {
    const { store, claim } = await openStore();
    await claim(11);
    expect(await hasDueWrites(store, () => 'seen', 12 + MINUTE)).toBe(true);
    expect(await hasDueWrites(store, () => 'seen', 12 + WAITS)).toBe(false);
  });

  it('is written where it is news, though the page that wrote what was before went two weeks ago', async () => {
    const { row, claim } = await openStore();
    await claim(11);
    await wishFor(row.id, 'tracking', 'SB-2', 12 + WAITS);
    expect(await claim(12 + WAITS + 2 * MINUTE)).toMatchObject({ wanted: 'SB-2' });
  });

  it('is taken back where its parcel is marked as wrong long after the page that wrote it went', async () => {
    const { row, claim, settle } = await openStore();
    await claim(11);
    await settle({ outcome: 'read', value: '' }, { now: 12 });
    await claim(13);
    await applyEvent(row.id, { type: 'marked-wrong', wrong: true, at: 14 + WAITS });
    expect(await claim(14 + WAITS + 2 * MINUTE)).toMatchObject({ takesBack: true });
  });

  it('is written at once where the person who is asked about it answers late', async () => {
    const { store, claim, settle } = await openStore();
    await claim(11);
    await settle({ outcome: 'read', value: '' }, { isSeen: false });
    await releaseShown((one) => one === store, 'tracking', 2 * WAITS);
    expect(await claim(1 + 2 * WAITS)).toMatchObject({ last: '' });
  });

  it('keeps its turn where a page of the store is opened: the number of an order’s first parcel comes first', async () => {
    const { store, row, claim } = await openStore();
    // Its id comes before that of the first.
    const second = madeRow({ id: '0', store, state: 'created', parcelCode: 'SB-2' });
    await intend(second);
    await wishFor(second.id, 'tracking', 'SB-2', 11);
    await retryWrites(store, () => false);
    expect(await claim(12)).toMatchObject({ rowId: row.id, wanted: 'SB-1' });
  });

  it('is taken back where the parcel is marked as wrong, and written again where it is right', async () => {
    const { claim, settle, mark } = await openStore();
    await claim(11);
    await settle({ outcome: 'read', value: '' });
    await claim(30 * MINUTE);
    await settle({ outcome: 'written', value: 'SB-1' });
    await mark(true);
    const back = await claim(60 * MINUTE);
    expect(back).toMatchObject({ takesBack: true, last: 'SB-1' });
    expect(back && valueToWrite(back)).toBe('');
    await settle({ outcome: 'written', value: '' });
    await mark(false);
    const again = await claim(90 * MINUTE);
    expect(again && [valueToWrite(again), again.last]).toEqual(['SB-1', '']);
  });

  it('is neither written nor taken back where it was marked as wrong before', async () => {
    const { claim, mark, stands } = await openStore();
    await mark(true);
    expect(await stands()).toBeUndefined();
    expect(await claim(60 * MINUTE)).toBeNull();
    await mark(false);
    expect(await claim(90 * MINUTE)).toMatchObject({ wanted: 'SB-1', last: null });
  });

  it('stays as a person changed it while a page wrote, also where another value was wished meanwhile', async () => {
    const { row, claim, settle, stands } = await openStore();
    await claim(11);
    await settle({ outcome: 'read', value: '' }, { now: 12 });
    await claim(13);
    await wishFor(row.id, 'tracking', 'SB-2', 14);
    await settle({ outcome: 'changed', value: 'OF-ANOTHER' }, { now: 15 });
    const again = await claim(16);
    expect(again && oursIn(again)).not.toContain('OF-ANOTHER');
    await settle({ outcome: 'changed', value: 'OF-ANOTHER' }, { now: 17 });
    expect(await stands()).toMatchObject({ state: 'changed', last: 'OF-ANOTHER' });
  });

  it('stays as a person changed it', async () => {
    const { claim, settle, mark } = await openStore();
    await claim(11);
    await settle({ outcome: 'changed', value: 'theirs' });
    await mark(true);
    expect(await claim(60 * MINUTE)).toBeNull();
  });
});
