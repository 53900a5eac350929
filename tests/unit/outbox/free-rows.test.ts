import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { freeRows } from '../../../lib/outbox/read-rows';
import { openDatabase } from '../../../lib/storage/db';
import { madeRow } from './made-row';

it('keeps back what has the phone of a row that nobody can read, and no other account’s', async () => {
  const phoneKey = '599001001';
  const lost = madeRow({ id: 'lost', state: 'unknown', phoneKey });
  await (await openDatabase()).put('outbox', { ...lost, attempts: 'damaged' } as never);
  const waiting = madeRow({ id: 'waiting', phoneKey });
  const elsewhere = madeRow({ id: 'elsewhere', accountId: 'second', phoneKey });
  expect((await freeRows([waiting, elsewhere])).map(({ id }) => id)).toEqual(['elsewhere']);
});
