import type { LoggedError } from '../../lib/storage/records';

/** What went wrong in the extension so far, by its own log. Runs in a page of the extension, by itself. */
export function readKeptLog(): Promise<readonly LoggedError[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('log').objectStore('log').getAll();
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
      opening.result.close();
    };
  });
}
