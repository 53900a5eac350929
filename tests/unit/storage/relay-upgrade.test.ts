import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { findRelay } from '../../../lib/shop-relay/kept-relay';
import { takeChanges } from '../../../lib/shop-relay/relay-changes';
import { openDatabase } from '../../../lib/storage/db';
import { ROW_5, writeVersion5 } from './stored-version-5';

it('what version 5 kept is all there, and a relay can be joined', async () => {
  await writeVersion5();
  const database = await openDatabase();
  expect(await database.getAll('outbox')).toEqual([ROW_5]);
  expect(await findRelay()).toBeNull();
  const state = { parcelCode: 'P', statusId: 1, positionId: 1, note: null, reference: null, at: 1 };
  // Of a relay that was never joined nothing is taken.
  expect(
    await takeChanges(
      { url: 'https://relay.example', memberId: 1 },
      [{ seq: 1, state }],
      { after: 1, afterAt: null },
      null,
    ),
  ).toEqual({
    states: [],
    orders: [],
    cameBack: [],
  });
});
