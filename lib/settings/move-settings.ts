import { browser } from 'wxt/browser';
import { openDatabase } from '../storage/db';
import { isLoopback } from './addresses';
import type { Settings } from './settings-schema';

/** What earlier versions of the extension kept in `storage.local`. */
const OLD_NAMES = ['settings', 'welcome', 'account-draft', 'review-press'];

/**
 * Moves the settings from `storage.local` into the database, once: from then on `storage.local` is never read for
 * settings again, whatever a content script writes there: the same transaction stores them and that they were moved.
 * A half-typed account and a press that was cut short are not moved: a content script could have written them, with an
 * address that the person would then type the key for, or with orders that nobody pressed.
 * @param read parses what is kept; throws where it is no settings, and nothing is moved then
 * @returns what is kept now
 */
export async function moveSettings(fresh: Settings, read: (kept: unknown) => Settings): Promise<unknown> {
  const { settings: old = fresh, welcome } = await browser.storage.local.get(['settings', 'welcome']);
  const { accounts, stores } = read(old);
  const ofStores = new Set([...stores.map(({ origin }) => hostOf(origin)), ...(await hostsOfRows())]);
  const database = await openDatabase();
  const transaction = database.transaction(['values', 'vault'], 'readwrite', { durability: 'strict' });
  const values = transaction.objectStore('values');
  const vault = transaction.objectStore('vault');
  const kept = await values.get('settings');
  // Another page was first.
  if (kept !== undefined) return kept;
  await values.put(old, 'settings');
  if (welcome !== undefined) await values.put(welcome, 'welcome');
  for (const { id, address, identityVersion } of accounts) {
    const entry = await vault.get(id);
    if (entry === undefined || entry.identityVersion !== identityVersion) continue;
    // A content script that wrote another address here could only name a site that may be called: a store's. Such
    // an account asks for its key again.
    if (isLoopback(address) || !ofStores.has(hostOf(address)))
      await vault.put({ ...entry, boundTo: address });
  }
  await transaction.done;
  return old;
}

/** Removes what was moved; called once it is in the database. */
export async function removeOldSettings(): Promise<void> {
  await browser.storage.local.remove(OLD_NAMES);
}

/** The sites that orders were shipped from, whatever the settings say now. */
async function hostsOfRows(): Promise<ReadonlySet<string>> {
  const hosts = new Set<string>();
  const order = (await openDatabase()).transaction('outbox').store.index('order');
  for (let cursor = await order.openKeyCursor(); cursor !== null; cursor = await cursor.continue()) {
    hosts.add(hostOf(cursor.key[0]));
  }
  return hosts;
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname ?? '';
}
