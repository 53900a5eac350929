import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OutboxRow } from '../../../lib/outbox/row';
import { ROWS_12, writeVersion12 } from './stored-version-12';

const ORDER = { store: 'https://shop.example/wp-admin/', orderId: '883' };

/** As a browser that starts finds it. */
async function openStored(rows: readonly unknown[] = ROWS_12) {
  await writeVersion12(rows);
  const [outbox, { openDatabase }, { findStanding, partsOf }] = await Promise.all([
    import('../../../lib/outbox/read-rows'),
    import('../../../lib/storage/db'),
    import('../../../lib/outbox/meaning'),
  ]);
  return { ...outbox, openDatabase, findStanding, partsOf };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it('an order in three parcels that version 12 stored is as it was, and goes on at the parcel it stood at', async () => {
  const { openDatabase, rowsOfOrder, findStanding, partsOf, freeRows } = await openStored();
  expect(await (await openDatabase()).getAll('outbox')).toEqual(ROWS_12);
  const rows = await rowsOfOrder(ORDER);
  const standing = findStanding(rows);
  expect(standing?.id).toBe('p2');
  expect(partsOf(rows[2] as OutboxRow, rows).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
  const asked = ROWS_12.filter(({ id }) => ['p2', 'p3', 'whole'].includes(id));
  expect((await freeRows(asked as readonly OutboxRow[])).map(({ id }) => id)).toEqual(['p2', 'whole']);
});

it('the last one waits for the second that was refused, and for nothing once that was made', async () => {
  const withSecond = (change: Partial<OutboxRow>) =>
    ROWS_12.map((row) => (row.id === 'p2' ? { ...row, ...change } : row));
  const third = ROWS_12.find(({ id }) => id === 'p3') as OutboxRow;
  const refused = await openStored(withSecond({ state: 'refused' }));
  expect(await refused.freeRows([third])).toEqual([]);
  const database = await refused.openDatabase();
  for (const row of withSecond({ state: 'created', parcelCode: 'SB2' })) await database.put('outbox', row);
  expect(await refused.freeRows([third])).toEqual([third]);
});

it('an order of which nobody can read which parcel a row is is not shipped once more', async () => {
  const { rowsOfOrder } = await openStored(
    ROWS_12.map((row) => (row.id === 'p2' ? { ...row, part: { press: 'e6f1' } } : row)),
  );
  await expect(rowsOfOrder(ORDER)).rejects.toMatchObject({ code: 'record-unreadable' });
});
