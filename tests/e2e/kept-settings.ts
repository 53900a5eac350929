import type { Settings } from '../../lib/settings/settings';

/** What the extension keeps as its settings. Runs in a page of the extension, by itself. */
export function readKeptSettings(): Promise<Settings | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('values').objectStore('values').get('settings');
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
      opening.result.close();
    };
  });
}
