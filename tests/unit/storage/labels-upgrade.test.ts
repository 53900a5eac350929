import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it } from 'vitest';
import { isPrinted, readPrintedLabels } from '../../../lib/labels/printed-labels';
import { openDatabase } from '../../../lib/storage/db';
import { ROWS_4, writeVersion4 } from './stored-version-4';

describe('parcels that a version without printed labels kept', () => {
  beforeAll(writeVersion4);

  it('wait for no label when they are of a day before; those of today and those without a code may', async () => {
    const labels = await readPrintedLabels();
    expect([...labels.keys()]).toEqual(['yesterday']);
    expect(labels.get('yesterday')).toEqual({ rowId: 'yesterday', parcelCode: 'SB1', at: null });
    expect(ROWS_4.filter((row) => isPrinted(labels, row)).map(({ id }) => id)).toEqual(['yesterday']);
  });

  it('are all there as they were, and those of a day before count as handed over', async () => {
    const database = await openDatabase();
    const rows = ROWS_4.map((row) => (row.id === 'yesterday' ? { ...row, handedOverAt: 0 } : row));
    expect(await database.getAll('outbox')).toEqual(rows.toSorted((a, b) => a.id.localeCompare(b.id)));
  });
});
