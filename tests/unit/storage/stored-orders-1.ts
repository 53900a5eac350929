import { madeRow } from '../outbox/made-row';
import { makeOtherStores } from './other-stores';

/** What of a database of version 1 has to do with orders, as a browser held it. */
export const storedOrders1 = {
  outbox: [
    // One order, opened and shipped under two addresses of one store.
    madeRow({
      id: 'https',
      store: 'https://shop.example/wp-admin/',
      orderId: '7',
      state: 'created',
      parcelCode: 'SB1',
    }),
    madeRow({
      id: 'http',
      store: 'http://shop.example/wp-admin/',
      orderId: '7',
      state: 'created',
      parcelCode: 'SB2',
    }),
    madeRow({ id: 'doubled', store: 'https://shop.example//wp-admin/', orderId: '8', state: 'queued' }),
    madeRow({ id: 'index', store: 'https://other.example/index.php/admin/', orderId: '9', state: 'unknown' }),
    madeRow({ id: 'port', store: 'http://127.0.0.1:8080/wp-admin/', orderId: '10', state: 'refused' }),
    madeRow({ id: 'typed', store: 'manual', orderId: 'form', state: 'created', parcelCode: 'SB5' }),
    { id: 'torn', state: 'created' },
    { id: 'odd', store: 'http://shop.example/wp-admin/', orderId: 7, state: 'queued' },
  ],
  drafts: [
    { key: 'http://shop.example/wp-admin/ 11', orderId: '11', edits: { phone: '0599000011' }, confirmed: [] },
    {
      key: 'https://shop.example/wp-admin/ 12',
      orderId: '12',
      edits: { phone: '0599000012' },
      confirmed: [],
    },
    { key: 'http://shop.example/wp-admin/ 12', orderId: '12', edits: { phone: '0599999999' }, confirmed: [] },
    {
      key: 'https://shop.example/wp-admin/ 13',
      orderId: '13',
      edits: {},
      confirmed: [],
      together: {
        choice: 'merged',
        number: '11',
        carrierId: '11',
        carrierKey: 'http://shop.example/wp-admin/ 11',
      },
    },
    { key: 'manual', orderId: 'form', edits: {}, confirmed: [] },
  ],
  'order-notes': [
    { rowId: 'https', state: 'written', at: 5 },
    { rowId: 'http', state: 'failed', at: 6 },
    { rowId: 'gone', state: 'claimed', at: 7 },
  ],
} as const;

/** Opens version 1 of the database, as it was made then, and fills it; the stores that are beside these are empty. */
export function writeVersion1(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna', 1);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      const { result: database } = opening;
      for (const [name, keyPath] of Object.entries(KEY_PATHS)) database.createObjectStore(name, { keyPath });
      const outbox = database.createObjectStore('outbox', { keyPath: 'id' });
      outbox.createIndex('order', ['store', 'orderId', 'copy'], { unique: true });
      outbox.createIndex('phone', ['accountId', 'phoneKey']);
      outbox.createIndex('state', 'state');
      outbox.createIndex('code', ['accountId', 'parcelCode']);
      outbox.createIndex('created', 'createdAt');
      makeOtherStores(database, 1);
    };
    opening.onsuccess = () => {
      const database = opening.result;
      const names = Object.keys(storedOrders1);
      const transaction = database.transaction(names, 'readwrite');
      for (const [name, records] of Object.entries(storedOrders1))
        for (const record of records) transaction.objectStore(name).put(record);
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      transaction.onerror = () => reject(transaction.error);
    };
  });
}

const KEY_PATHS: Readonly<Record<string, string | string[] | null>> = {
  'vault-key': null,
  vault: 'accountId',
  directories: 'accountId',
  drafts: 'key',
  'order-notes': 'rowId',
  collections: 'id',
  'learned-villages': ['accountId', 'text'],
  learned: 'accountId',
};
