import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { NO_MEANINGS } from '../../../lib/ledger/fate';
import { findMeanings } from '../../../lib/ledger/status-meanings';
import { openDatabase } from '../../../lib/storage/db';

it('an earlier version kept which statuses mean “delivered”, and none that means anything else', async () => {
  const database = await openDatabase();
  await database.put('delivered-statuses', { accountId: 'before', statusIds: [7] });
  expect(await findMeanings('before')).toEqual({ ...NO_MEANINGS, delivered: [7] });
});
