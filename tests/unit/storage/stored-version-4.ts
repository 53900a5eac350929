import { openDB } from 'idb';
import { madeRow } from '../outbox/made-row';
import { makeOtherStores } from './other-stores';

const DAY = 24 * 60 * 60_000;

/** Version 4 knew of no printed labels. */
export const ROWS_4 = [
  madeRow({ id: 'today', state: 'created', parcelCode: 'SB2', createdAt: Date.now() }),
  madeRow({
    id: 'yesterday',
    orderId: '2',
    state: 'created',
    parcelCode: 'SB1',
    createdAt: Date.now() - DAY,
  }),
  madeRow({ id: 'refused', orderId: '3', state: 'refused', createdAt: Date.now() - DAY }),
];

/** The outbox as version 4 had it; the other stores are empty. */
export async function writeVersion4(): Promise<void> {
  const database = await openDB('shahna', 4, {
    upgrade(fresh) {
      fresh.createObjectStore('outbox', { keyPath: 'id' }).createIndex('created', 'createdAt');
      fresh.createObjectStore('values');
      fresh.createObjectStore('order-notes', { keyPath: 'rowId' });
      makeOtherStores(fresh, 4);
    },
  });
  const writing = database.transaction('outbox', 'readwrite');
  await Promise.all([...ROWS_4.map((row) => writing.store.put(row)), writing.done]);
  database.close();
}
