import { openDB } from 'idb';
import { madeRow } from '../outbox/made-row';
import { makeOtherStores } from './other-stores';

/** A parcel as version 5 kept it, before there was a relay. */
export const ROW_5 = madeRow({ id: 'made', accountId: 'shop', state: 'created', parcelCode: 'SB5' });

/** The outbox as version 5 had it; the other stores are empty. */
export async function writeVersion5(): Promise<void> {
  const database = await openDB('shahna', 5, {
    upgrade(fresh) {
      fresh.createObjectStore('outbox', { keyPath: 'id' }).createIndex('created', 'createdAt');
      fresh.createObjectStore('values');
      fresh.createObjectStore('order-notes', { keyPath: 'rowId' });
      makeOtherStores(fresh, 5);
    },
  });
  await database.put('outbox', ROW_5);
  database.close();
}
