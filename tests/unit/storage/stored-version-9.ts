import { openDB } from 'idb';
import type { OrderNote } from '../../../lib/storage/records';
import { makeOtherStores } from './other-stores';

export const STORE_9 = 'https://shop.example/wp-admin/';

/** Notes as version 9 kept them, found by their store alone. */
const NOTES_9: readonly OrderNote[] = [
  { rowId: 'old', store: STORE_9, orderId: '1', state: 'written', tries: 1, at: 10 },
  { rowId: 'second', store: STORE_9, orderId: '2', state: 'waiting', tries: 0, at: 30 },
  { rowId: 'first', store: STORE_9, orderId: '3', state: 'waiting', tries: 0, at: 20 },
  { rowId: 'refused', store: STORE_9, orderId: '4', state: 'failed', tries: 1, at: 15 },
];

/** The notes as version 9 had them; the other stores are empty. */
export async function writeVersion9(): Promise<void> {
  const database = await openDB('shahna', 9, {
    upgrade(fresh) {
      fresh.createObjectStore('order-notes', { keyPath: 'rowId' }).createIndex('store', ['store', 'state']);
      makeOtherStores(fresh, 9);
    },
  });
  const writing = database.transaction('order-notes', 'readwrite');
  await Promise.all([...NOTES_9.map((note) => writing.store.put(note)), writing.done]);
  database.close();
}
