import type { Order } from '../../lib/order';
import type { ExtensionBrowser } from '../browsers/open-extension';

/** A collection as the review finds it. */
export interface Collected {
  readonly store: { readonly kind: string; readonly origin: string };
  readonly orders: readonly {
    readonly orderId: string;
    readonly number: string | null;
    readonly reply: { readonly order?: Order; readonly missing?: string };
  }[];
}

export function collectedIds(collected: Collected | undefined): readonly string[] {
  return collected?.orders.map(({ orderId }) => orderId) ?? [];
}

/** What was collected, the newest first, as the extension's database has it. */
export async function readCollected(extension: ExtensionBrowser): Promise<readonly Collected[]> {
  return (await extension.blank()).evaluate(readStore);
}

/** Runs in a page of the extension. */
function readStore(): Promise<Collected[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('collections').objectStore('collections').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(all.result.sort((a, b) => b.collectedAt - a.collectedAt));
      };
    };
  });
}

/** The addresses of all tabs that the extension may know: its own, and its stores'. */
export async function openAddresses(extension: ExtensionBrowser): Promise<readonly string[]> {
  return (await extension.blank()).evaluate(readTabs);
}

interface ExtensionApi {
  readonly tabs: { query(filter: object): Promise<readonly { readonly url?: string }[]> };
}

/** Runs in a page of the extension. */
async function readTabs(): Promise<readonly string[]> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi | undefined>;
  const tabs = (await (browser ?? chrome)?.tabs.query({})) ?? [];
  return tabs.flatMap(({ url }) => url ?? []);
}
