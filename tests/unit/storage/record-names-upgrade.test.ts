import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import { listRecordNames } from '../../../lib/villages/record-names';
import { LEARNED_8, writeVersion8 } from './stored-version-8';

it('what version 8 had learned stays, and no record has a name of its own yet', async () => {
  await writeVersion8();
  const database = await openDatabase();
  expect(await database.getAll('learned-villages')).toEqual([LEARNED_8]);
  expect(await listRecordNames('shop')).toEqual([]);
});
