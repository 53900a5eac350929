import type { StoreKey, StoreNames, StoreValue } from 'idb';
import { readTogether } from './read-together';
import type { DatabaseSchema } from './schema';

/** Keys that are asked for one by one, however near to each other they lie. */
const FEW = 100;

/**
 * The records that have these keys. Each question costs more than a record: where few others lie between the first and the
 * last of many keys, all that lie there are read at once.
 * @throws Failure `storage-unavailable`
 */
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
