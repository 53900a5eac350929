import type { IDBPObjectStore, StoreKey, StoreNames, StoreValue } from 'idb';
import { openDatabase } from './db';
import type { Connection, DatabaseSchema } from './schema';

type Name = StoreNames<DatabaseSchema>;
type Store<Of extends Name> = IDBPObjectStore<DatabaseSchema, [Of], Of>;

const shared = new Map<Name, unknown>();

/** Shared by all who read at the same moment: a transaction costs more than the reading. */
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

/** Keys that are asked for one by one, however near to each other they lie. */
const FEW = 100;

/** Each question costs more than a record: where few others lie between the keys, all are read at once. */
export async function readMany<Name extends StoreNames<DatabaseSchema>>(
  name: Name,
  keys: readonly (StoreKey<DatabaseSchema, Name> & string)[],
): Promise<ReadonlyMap<string, StoreValue<DatabaseSchema, Name>>> {
  // IndexedDB orders texts by UTF-16 units, as `toSorted` does.
  const sorted = keys.toSorted();
  const range = keys.length > FEW ? IDBKeyRange.bound(sorted[0], sorted.at(-1)) : null;
  return readTogether(name, async (store) => {
    if (range !== null && (await store.count(range)) <= 2 * keys.length) {
      const [found, records] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return new Map(records.map((record, nth) => [String(found[nth]), record]));
    }
    const records = await Promise.all(keys.map((key) => store.get(key)));
    return new Map(
      records.flatMap((record, nth) => (record === undefined ? [] : [[String(keys[nth]), record]])),
    );
  });
}
