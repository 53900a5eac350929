import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { fateOf, NO_MEANINGS } from '../../../lib/ledger/fate';
import { findParcelState } from '../../../lib/shop-relay/parcel-states';
import { openDatabase } from '../../../lib/storage/db';
import type { ParcelState } from '../../../lib/storage/records';
import { makeOtherStores } from './other-stores';

const told = (
  parcelCode: string,
  statusId: number | null,
  at: number,
  accountId = 'account',
): ParcelState => ({
  ...{ parcelCode, statusId, at, accountId },
  ...{ positionId: null, note: null, reference: null },
});

/** What events told, oldest first; of each parcel the last one is its newest. */
const EVENTS = [
  told('ENDED', 3, 1),
  told('ENDED', 6, 2),
  told('ENDED', 6, 3),
  told('ENDED', 8, 4),
  told('MADE', 1, 5),
  told('OTHERS', 6, 6, 'another company'),
  told('OTHERS', 8, 7),
];

it('parcels of version 12 that ended after they were delivered are delivered again', async () => {
  const before = await openDB('shahna', 12, {
    upgrade(fresh) {
      fresh.createObjectStore('parcel-events', { autoIncrement: true }).createIndex('code', 'parcelCode');
      fresh.createObjectStore('parcel-states', { keyPath: 'parcelCode' });
      makeOtherStores(fresh, 12);
    },
  });
  for (const event of EVENTS) {
    await before.add('parcel-events', event);
    await before.put('parcel-states', event);
  }
  before.close();
  const ended = await findParcelState('ENDED');
  expect(ended).toEqual({
    ...told('ENDED', 8, 4),
    earlier: [
      { statusId: 6, at: 3 },
      { statusId: 3, at: 1 },
    ],
  });
  expect(ended && fateOf(ended, { ...NO_MEANINGS, delivered: [6] })).toBe('delivered');
  expect(await findParcelState('MADE')).toEqual(told('MADE', 1, 5));
  expect(await findParcelState('OTHERS')).toEqual(told('OTHERS', 8, 7));
  const database = await openDatabase();
  expect(await database.getAll('parcel-events')).toEqual(EVENTS);
});
