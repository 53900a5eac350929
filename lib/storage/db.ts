import { type IDBPObjectStore, openDB, type StoreKey, type StoreNames, type StoreValue } from 'idb';
import { Failure } from '../failure';
import type { Connection, DatabaseSchema } from './schema';
import { upgradeFrom, VERSION } from './upgrades';

const kept: Readonly<Record<StoreNames<DatabaseSchema>, true>> = {
  'vault-key': true,
  vault: true,
  values: true,
  directories: true,
  'directories-aside': true,
  'village-indexes': true,
  'learned-villages': true,
  'record-names': true,
  'dropped-villages': true,
  'village-use': true,
  drafts: true,
  pasted: true,
  'number-names': true,
  webhooks: true,
  journeys: true,
  employees: true,
  typed: true,
  photos: true,
  learned: true,
  collections: true,
  'order-notes': true,
  'order-writes': true,
  'printed-labels': true,
  log: true,
  relay: true,
  'parcel-events': true,
  'parcel-states': true,
  'shared-orders': true,
  'order-claims': true,
  unreadable: true,
  statements: true,
  'delivered-statuses': true,
  teachings: true,
  outbox: true,
};

/** Every object store that the newest version has: a database that lacks one was damaged. */
export const OBJECT_STORES = Object.keys(kept) as readonly StoreNames<DatabaseSchema>[];

/** Everything of one account in a store whose keys begin with the account's id. */
export function rowsOfAccount(accountId: string): IDBKeyRange {
  // An empty array sorts after every number and string.
  return IDBKeyRange.bound([accountId], [accountId, []]);
}

const NAME = 'shahna';

/** Milliseconds that another connection of an older version gets to close, as ours do when they are told to. */
const UNTIL_HELD = 1_000;

let opening: Promise<Connection> | null = null;
const freed = new Set<() => void>();

/**
 * Opened once per context. Nothing is shipped without a record of it, so what cannot be opened says why.
 * @throws Failure `storage-unavailable` where the browser keeps nothing; `storage-newer`; `storage-damaged`: a part
 * of it is missing; `storage-held`: another connection holds an older version, and it opens when that is gone
 * (`onFreed`)
 */
export function openDatabase(): Promise<Connection> {
  opening ??= open();
  return opening;
}

/** The record of a key; `null`: there is none. @throws Failure as `openDatabase` */
export async function findIn<Name extends StoreNames<DatabaseSchema>>(
  name: Name,
  key: StoreKey<DatabaseSchema, Name>,
): Promise<StoreValue<DatabaseSchema, Name> | null> {
  return (await (await openDatabase()).get(name, key)) ?? null;
}

/** Changes one object store in one transaction: what another page did meanwhile stays. @throws Failure as `openDatabase` */
export async function changeIn<Name extends StoreNames<DatabaseSchema>, Value>(
  name: Name,
  change: (store: IDBPObjectStore<DatabaseSchema, [Name], Name, 'readwrite'>) => Promise<Value>,
  options: IDBTransactionOptions = {},
): Promise<Value> {
  const { store, done } = (await openDatabase()).transaction(name, 'readwrite', options);
  const [value] = await Promise.all([change(store), done]);
  return value;
}

/** Calls back whenever the database that another connection held has opened after all. */
export function onFreed(goOn: () => void): void {
  freed.add(goOn);
}

function open(): Promise<Connection> {
  const { promise: held, reject } = Promise.withResolvers<never>();
  let isHeld = false;
  async function judge(): Promise<void> {
    isHeld = await isOlderKept();
    if (isHeld) reject(new Failure('storage-held'));
  }
  const waiting = setTimeout(() => void judge(), UNTIL_HELD);
  const opened = openWhole(() => clearTimeout(waiting));
  opened
    .then(
      () => {
        if (!isHeld) return;
        opening = opened;
        for (const goOn of freed) goOn();
      },
      () => {
        opening = null;
      },
    )
    .finally(() => clearTimeout(waiting));
  return Promise.race([opened, held]);
}

/** The browser tells (`blocked`) only the first of all who wait. */
async function isOlderKept(): Promise<boolean> {
  const { version = VERSION } = (await indexedDB.databases()).find(({ name }) => name === NAME) ?? {};
  return version > 0 && version < VERSION;
}

/** Async, so that a browser that refuses by throwing at once is caught like one that refuses later. */
async function openWhole(upgrading: () => void): Promise<Connection> {
  let connection: Connection;
  try {
    connection = await openDB<DatabaseSchema>(NAME, VERSION, {
      upgrade(database, from, _to, transaction) {
        upgrading();
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
  } catch (error) {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    throw new Failure(isNewer ? 'storage-newer' : 'storage-unavailable');
  }
  if (OBJECT_STORES.every((name) => connection.objectStoreNames.contains(name))) return connection;
  connection.close();
  throw new Failure('storage-damaged');
}
