import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import { ROWS_10, writeVersion10 } from './stored-version-10';

it('parcels of days before count as handed over, on a day that nobody knows; all else is as it was', async () => {
  await writeVersion10();
  const database = await openDatabase();
  const after = ROWS_10.map((row) => (row.id === 'yesterday' ? { ...row, handedOverAt: 0 } : row));
  expect(await database.getAll('outbox')).toEqual(after.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
});
