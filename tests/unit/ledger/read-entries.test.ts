import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPrinted } from '../../../lib/labels/printed-labels';
import { openDatabase } from '../../../lib/storage/db';
import { madeRow } from '../outbox/made-row';
import { ACCOUNT, entriesOf, PLACE } from './made-entry';

const DAY = 86_400_000;
const DAYS = 1_300;
const idOf = (day: number) => `row-${String(day).padStart(5, '0')}`;
afterEach(() => vi.restoreAllMocks());

/** Counts the records that the database hands over as lists, and the longest of these. */
function watchReading() {
  const lists: number[] = [];
  for (const of of [IDBIndex.prototype, IDBObjectStore.prototype]) {
    const getAll = of.getAll;
    vi.spyOn(of, 'getAll').mockImplementation(function (this: IDBIndex & IDBObjectStore, ...asked) {
      const request = getAll.apply(this, asked as Parameters<IDBIndex['getAll']>);
      request.addEventListener('success', () => lists.push(request.result.length));
      return request;
    });
  }
  return () => ({
    all: lists.reduce((sum, own) => sum + own, 0),
    longest: lists.toSorted((a, b) => b - a)[0],
  });
}

describe('parcels of years', () => {
  it('are read from a day on without a look at those before, and all of them a slice at a time', async () => {
    const database = await openDatabase();
    const writing = database.transaction('outbox', 'readwrite');
    for (let day = 0; day < DAYS; day += 1) {
      const id = idOf(day);
      const row = madeRow({ id, orderId: id, state: 'created', parcelCode: id, createdAt: day * DAY });
      void writing.store.put(row);
    }
    await writing.done;
    await keepPrinted(
      [idOf(3), idOf(1_295)].map((id) => ({ rowId: id, parcelCode: id })),
      1,
    );
    await database.put('parcel-states', {
      parcelCode: idOf(1_296),
      statusId: 4,
      positionId: 1,
      note: null,
      reference: null,
      at: 1,
    });
    const report = { parcelStatus: { words: 'حالة 4' }, fate: 'delivered', draftSince: null } as never;
    const places = () => PLACE;

    let read = watchReading();
    const week = await entriesOf([ACCOUNT], places, { reportBy: () => report, from: 1_293 * DAY });
    expect(week.map(({ id }) => id)).toEqual([1_299, 1_298, 1_297, 1_296, 1_295, 1_294, 1_293].map(idOf));
    expect(week.filter(({ printed }) => printed).map(({ id }) => id)).toEqual([idOf(1_295)]);
    expect(week.filter(({ fate }) => fate === 'delivered').map(({ id }) => id)).toEqual([idOf(1_296)]);
    expect(read().all).toBe(7);

    vi.restoreAllMocks();
    read = watchReading();
    const all = await entriesOf([ACCOUNT], places, { reportBy: () => report });
    expect([all.length, all[0]?.id, all.at(-1)?.id]).toEqual([DAYS, idOf(1_299), idOf(0)]);
    expect(all.filter(({ printed }) => printed).map(({ id }) => id)).toEqual([idOf(1_295), idOf(3)]);
    expect(read().longest).toBe(500);

    // Where nobody looks for any, no text is folded.
    const unsearched = await entriesOf([ACCOUNT], places, { searched: false });
    expect(unsearched.every(({ searched }) => searched === '')).toBe(true);
    expect(all.every(({ searched }) => searched !== '')).toBe(true);

    // What has not changed is the same entry.
    const known = new Map(all.map((entry) => [entry.id, entry]));
    const again = await entriesOf([ACCOUNT], places, { known, reportBy: () => report });
    expect(again.every((entry, at) => entry === all[at])).toBe(true);
  });
});
