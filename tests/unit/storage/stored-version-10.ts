import { openDB } from 'idb';
import { madeRow } from '../outbox/made-row';
import { makeOtherStores } from './other-stores';

const DAY = 24 * 60 * 60_000;
const made = { state: 'created', createdAt: Date.now() - DAY } as const;

/** Version 10 knew of no handing over. */
export const ROWS_10 = [
  madeRow({ ...made, id: 'today', parcelCode: 'SB2', createdAt: Date.now() }),
  madeRow({ ...made, id: 'yesterday', orderId: '2', parcelCode: 'SB1' }),
  madeRow({ ...made, id: 'last-month', orderId: '3', parcelCode: 'SB0', createdAt: Date.now() - 30 * DAY }),
  madeRow({ ...made, id: 'refused', orderId: '4', state: 'refused', parcelCode: null }),
];

/** The outbox as version 10 had it; the other stores are empty. */
export async function writeVersion10(): Promise<void> {
  const database = await openDB('shahna', 10, {
    upgrade(fresh) {
      fresh.createObjectStore('outbox', { keyPath: 'id' }).createIndex('created', 'createdAt');
      makeOtherStores(fresh, 10);
    },
  });
  const writing = database.transaction('outbox', 'readwrite');
  await Promise.all([...ROWS_10.map((row) => writing.store.put(row)), writing.done]);
  database.close();
}
