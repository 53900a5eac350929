import { openDB } from 'idb';
import { madeRow } from '../outbox/made-row';
import { makeOtherStores } from './other-stores';

/** A parcel of version 11, whose order had a note and nothing else. */
export const ROW_11 = madeRow({ id: 'made', state: 'created', parcelCode: 'SB1', handedOverAt: 5 });

/** The outbox as version 11 had it; the other stores are empty. */
export async function writeVersion11(): Promise<void> {
  const database = await openDB('shahna', 11, {
    upgrade(fresh) {
      fresh.createObjectStore('outbox', { keyPath: 'id' }).createIndex('created', 'createdAt');
      makeOtherStores(fresh, 11);
    },
  });
  await database.put('outbox', ROW_11);
  database.close();
}
