import type { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { InputOf } from '../../lib/messaging/protocol';
import type { Reply } from '../../lib/messaging/send';
import type { TabView } from '../../lib/messaging/views/form';
import type { OpeningWindow } from '../../lib/opening/opening';
import { againRowIdOf, tabIdOf } from '../../lib/opening/tab-id';

/**
 * The popup's first script: asks for all that the form is filled with while the popup's own code is still being
 * loaded. It is a file of its own, of a few lines, without the polyfill: Firefox calls the extension's interface
 * `browser`, Chromium `chrome`, and what is used here is the same in both.
 */
export default defineUnlistedScript(() => {
  const names = globalThis as unknown as Record<'browser' | 'chrome', typeof browser>;
  const extension = names.browser ?? names.chrome;
  const named = tabIdOf(location.search);
  // A parcel that is shipped once more has no tab.
  const again = againRowIdOf(location.search) !== null;
  const tabId = named === null && !again ? findTabId() : Promise.resolve(named);
  const tab = named === null ? tabId.then(readTab) : readTab(named);
  // It may fail before anybody waits for it; whoever waits is told.
  tab.catch(() => undefined);
  (window as OpeningWindow).shahnaOpening = { tabId, settings: findKeptSettings(), tab };

  async function findTabId(): Promise<number | null> {
    const [looked] = await extension.tabs.query({ active: true, currentWindow: true });
    return looked?.id ?? null;
  }

  async function readTab(id: number | null): Promise<Reply<TabView> | undefined> {
    if (id === null) return { ok: true, value: { kind: 'elsewhere' } };
    const input: InputOf<'tab/read'> = { tabId: id };
    return extension.runtime.sendMessage({ name: 'tab/read', input });
  }
});

/** The settings out of the database, when it is there in the version that has them. */
function findKeptSettings(): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('shahna');
    // A database that is not there yet is left for the code that knows how to make it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const database = opening.result;
      const isThere = database.objectStoreNames.contains('values');
      const reading = isThere ? database.transaction('values').objectStore('values').get('settings') : null;
      // The popup's own code reads them anew, and says what is wrong.
      if (reading === null) resolve(undefined);
      else {
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => resolve(undefined);
      }
      // Ends when the reading has, and is never in the way of an upgrade.
      database.close();
    };
  });
}
