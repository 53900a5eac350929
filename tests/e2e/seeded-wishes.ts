import type { Page } from 'puppeteer-core';

/**
 * A shop that writes its customers, and whose store's orders get their tracking numbers: the first such change waits
 * for a person who has seen it. `page` is one of the extension's.
 * @param rowId of the parcel whose code is the number
 */
export function seedWishes(page: Page, rowId: string, store: string): Promise<void> {
  return page.evaluate(putWishes, rowId, `${store}/wp-admin/`);
}

/** Runs in a page of the extension. */
function putWishes(rowId: string, store: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(['values', 'order-writes'], 'readwrite');
      const values = writing.objectStore('values');
      const asked = values.get('settings');
      asked.onsuccess = () => {
        const settings = asked.result;
        const stores = settings.stores.map((one: object) => ({ ...one, follow: { tracking: 'wanted' } }));
        values.put({ ...settings, stores, messages: {} }, 'settings');
      };
      writing.objectStore('order-writes').put({
        ...{ rowId, what: 'tracking', store, orderId: rowId, wanted: 'SB100021' },
        ...{ stood: '', last: '', state: 'shown', tries: 1, at: Date.now() },
      });
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
