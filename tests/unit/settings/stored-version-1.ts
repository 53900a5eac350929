import type { OutboxRow } from '../../../lib/outbox/row';
import { madeAccount } from '../../components/options/made-account';
import { madeRow } from '../outbox/made-row';

/** What version 1 kept in `storage.local`. */
export const LOCAL_1 = {
  settings: {
    version: 1,
    accounts: [
      madeAccount({ size: { length: 30, width: 20, height: 10 }, weight: '1.5' }),
      madeAccount({ id: 'practice', name: 'Try-outs', address: 'http://127.0.0.1:8787', identityVersion: 2 }),
    ],
    activeAccountId: 'shop',
    stores: [
      {
        origin: 'https://store.example',
        accountId: 'shop',
        kind: 'woocommerce',
        basePath: '/wp-admin/',
        noteOrders: true,
      },
      { origin: 'http://127.0.0.1:9000', accountId: null },
    ],
    language: 'ar',
    atOnce: 2,
    labelLayout: 'a4-4',
  },
  welcome: { passed: ['language', 'account'], finished: true },
  'account-draft': {
    accountId: null,
    draft: { name: 'half typed', address: 'https://store.example' },
  },
  'review-press': { collectionId: 'orders', orderIds: ['1'], at: 1 },
};

export const ROWS_1: readonly OutboxRow[] = [
  madeRow({ id: 'open', accountId: 'shop', store: 'https://store.example/wp-admin/' }),
  madeRow({ id: 'done', accountId: 'shop', state: 'created', parcelCode: 'SB1' }),
];

export const LEARNED_1 = {
  accountId: 'shop',
  text: 'town|',
  written: 'town',
  village: 'بورين',
  city: 'نابلس',
  at: 5,
};

/** What version 1 made of “more than 5 000”. */
const MAXIMUM_1 = { accountId: 'shop', maximumPrice: '5' };

/** Stores of the database's version 1: the key path, and the indexes by name. */
const STORES_1: Readonly<
  Record<
    string,
    { readonly keyPath?: string | string[]; readonly indexes?: Record<string, string | string[]> }
  >
> = {
  'vault-key': {},
  vault: { keyPath: 'accountId' },
  directories: { keyPath: 'accountId' },
  drafts: { keyPath: 'key' },
  pasted: {},
  'number-names': { keyPath: 'accountId' },
  webhooks: { keyPath: 'accountId' },
  journeys: { keyPath: 'id', indexes: { account: 'accountId' } },
  employees: { keyPath: ['accountId', 'id'], indexes: { account: 'accountId' } },
  typed: { keyPath: 'key' },
  photos: { keyPath: 'id' },
  learned: { keyPath: 'accountId' },
  collections: { keyPath: 'id' },
  'order-notes': { keyPath: 'rowId' },
  teachings: { keyPath: 'id' },
  outbox: {
    keyPath: 'id',
    indexes: {
      order: ['store', 'orderId', 'copy'],
      phone: ['accountId', 'phoneKey'],
      state: 'state',
      code: ['accountId', 'parcelCode'],
      created: 'createdAt',
    },
  },
  'directories-aside': { keyPath: 'accountId' },
  'village-indexes': { keyPath: ['accountId', 'part'] },
  'learned-villages': { keyPath: ['accountId', 'text'] },
  'dropped-villages': { keyPath: 'accountId' },
  'village-use': { keyPath: ['accountId', 'villageId'] },
};

/**
 * Makes the database as version 1 left it, with keys that were encrypted without additional data.
 * @param keys each account's, by its id, with the identity version it was kept for
 */
export async function makeDatabase1(
  keys: Readonly<Record<string, { readonly key: string; readonly identityVersion: number }>>,
): Promise<void> {
  const wrapping = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const entries = await Promise.all(
    Object.entries(keys).map(async ([accountId, { key, identityVersion }]) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const cipher = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        wrapping,
        new TextEncoder().encode(key),
      );
      return { accountId, identityVersion, iv, cipher };
    }),
  );
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('shahna', 1);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      for (const [name, { keyPath, indexes = {} }] of Object.entries(STORES_1)) {
        const store = opening.result.createObjectStore(name, keyPath === undefined ? {} : { keyPath });
        for (const [index, path] of Object.entries(indexes)) {
          store.createIndex(index, path, { unique: index === 'order' });
        }
      }
    };
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction(
        ['vault', 'vault-key', 'outbox', 'learned-villages', 'learned'],
        'readwrite',
      );
      writing.objectStore('vault-key').put(wrapping, 'key');
      for (const entry of entries) writing.objectStore('vault').put(entry);
      for (const row of ROWS_1) writing.objectStore('outbox').put(row);
      writing.objectStore('learned-villages').put(LEARNED_1);
      writing.objectStore('learned').put(MAXIMUM_1);
      writing.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
