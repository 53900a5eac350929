import type { IDBPObjectStore, StoreNames } from 'idb';
import { openDatabase } from './db';
import type { Connection, DatabaseSchema } from './schema';

type Name = StoreNames<DatabaseSchema>;
type Store<Of extends Name> = IDBPObjectStore<DatabaseSchema, [Of], Of>;

const shared = new Map<Name, unknown>();

/**
 * Reads in a transaction that all share who read from this store at the same moment: orders that are drafted together
 * ask for a record each, and a transaction costs more than the reading.
 * @throws Failure `storage-unavailable`
 */
export async function readTogether<Of extends Name, Value>(
  name: Of,
  read: (store: Store<Of>) => Promise<Value>,
): Promise<Value> {
  return read(sharedStore(await openDatabase(), name));
}

/** A transaction takes requests until the browser's next task: it is shared for less than that. */
function sharedStore<Of extends Name>(database: Connection, name: Of): Store<Of> {
  const known = shared.get(name);
  if (known !== undefined) return known as Store<Of>;
  const { store } = database.transaction(name);
  shared.set(name, store);
  queueMicrotask(() => shared.delete(name));
  return store;
}
