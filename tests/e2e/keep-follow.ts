import type { EnabledStore } from '../../lib/settings/settings';

/** What a person set of a store and of the service's numbers, as far as orders follow their parcels by it. */
export interface KeptFollow {
  readonly origin: string;
  readonly store: Partial<EnabledStore>;
  readonly delivered: number;
  readonly returned: number;
}

/** Keeps it, for the only account. Runs in a page of the extension, by itself. */
export function keepFollow({ origin, store, delivered, returned }: KeptFollow): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(['values', 'delivered-statuses'], 'readwrite');
      const values = transaction.objectStore('values');
      const asked = values.get('settings');
      asked.onsuccess = () => {
        const settings = asked.result;
        const stores = settings.stores.map((kept: EnabledStore) =>
          kept.origin === origin ? { ...kept, ...store } : kept,
        );
        values.put({ ...settings, stores }, 'settings');
        const [{ id: accountId }] = settings.accounts;
        transaction
          .objectStore('delivered-statuses')
          .put({ accountId, statusIds: [delivered], returnedIds: [returned] });
      };
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      transaction.onerror = () => reject(transaction.error);
    };
  });
}
