import 'fake-indexeddb/auto';
import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import { readMany } from '../../../lib/storage/read-together';
import { countRead } from './count-read';

const LABELS = 600;
const idOf = (nth: number) => `row-${String(nth).padStart(4, '0')}`;
const label = (rowId: string) => ({ rowId, parcelCode: rowId, at: 1 });

beforeAll(async () => {
  const writing = (await openDatabase()).transaction('printed-labels', 'readwrite');
  for (let nth = 0; nth < LABELS; nth += 1) void writing.store.put(label(idOf(nth)));
  await writing.done;
});

/** Finds each of these that is kept, and says how many records were read at once for that. */
async function find(from: number, until: number, step: number) {
  const ids = Array.from({ length: (until - from) / step }, (_, nth) => idOf(from + nth * step)).toReversed();
  const read = countRead();
  const found = await readMany('printed-labels', ids);
  const atOnce = read()['printed-labels'] ?? 0;
  expect(ids.map((id) => found.get(id))).toEqual(
    ids.map((id) => (id < idOf(LABELS) ? label(id) : undefined)),
  );
  return atOnce;
}

it('many records that lie together are read at once, those that are not there left out', async () => {
  expect(await find(100, 300, 1)).toBe(200);
  expect(await find(200, 440, 2)).toBe(239);
  expect(await find(550, 750, 1)).toBe(50);
});

it('few records, and many between which others lie, are read one by one', async () => {
  expect(await find(0, 0, 1)).toBe(0);
  expect(await find(100, 200, 1)).toBe(0);
  expect(await find(0, 600, 5)).toBe(0);
});
