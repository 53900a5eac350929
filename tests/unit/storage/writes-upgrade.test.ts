import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import { claimWrite } from '../../../lib/storage/order-writes';
import { ROW_11, writeVersion11 } from './stored-version-11';
import { wishFor } from './wish-for';

it('parcels of version 11 are as they were, and nothing of theirs is written until it is wanted', async () => {
  await writeVersion11();
  const database = await openDatabase();
  expect(await database.getAll('outbox')).toEqual([ROW_11]);
  const claim = () => claimWrite(ROW_11.store, () => 'seen', 20, 1);
  expect(await claim()).toBeNull();
  await wishFor(ROW_11.id, 'tracking', 'SB1', 10);
  expect(await claim()).toMatchObject({ rowId: 'made', wanted: 'SB1' });
});
