import { openDB } from 'idb';
import { Failure } from '../failure';
import type { Connection, Database } from './schema';
import { upgradeFrom, VERSION } from './upgrades';

/** Everything of one account in a store whose keys begin with the account's id. */
export function rowsOfAccount(accountId: string): IDBKeyRange {
  // An empty array sorts after every number and string.
  return IDBKeyRange.bound([accountId], [accountId, []]);
}

let opening: Promise<Connection> | null = null;

/**
 * The extension's database, opened once per context.
 * @throws Failure `storage-unavailable` where it cannot open (some private modes): nothing is shipped without a
 *   record of it.
 */
export function openDatabase(): Promise<Connection> {
  opening ??= open().catch(() => {
    opening = null;
    throw new Failure('storage-unavailable');
  });
  return opening;
}

/** Async, so that a browser that refuses by throwing at once is caught like one that refuses later. */
async function open(): Promise<Connection> {
  return openDB<Database>('shahna', VERSION, {
    upgrade(database, from, _to, transaction) {
      // What fails while it is awaited must end the upgrade too, with the old data as they were.
      upgradeFrom(from, database, transaction).catch(() => transaction.abort());
    },
    // A newer version of the extension wants to upgrade: close, and open again when next asked.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
}
