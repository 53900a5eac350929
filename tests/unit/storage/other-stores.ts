import { OBJECT_STORES } from '../../../lib/storage/db';

/** The version that brought a store; all others were there from the first on. */
const SINCE: Partial<Record<(typeof OBJECT_STORES)[number], number>> = {
  log: 2,
  unreadable: 2,
  values: 3,
  'printed-labels': 5,
  relay: 6,
  'parcel-events': 6,
  'parcel-states': 6,
  'shared-orders': 6,
  'order-claims': 6,
  statements: 7,
  'delivered-statuses': 7,
  'record-names': 9,
  'order-writes': 12,
};

/** Makes the stores that a version had and its example does not write, empty: a database that lacks one is damaged. */
export function makeOtherStores(
  fresh: {
    readonly objectStoreNames: { contains(name: string): boolean };
    createObjectStore(name: string): {
      createIndex(name: 'created', keyPath: string): unknown;
    };
  },
  version: number,
): void {
  for (const name of OBJECT_STORES) {
    const wasThere = (SINCE[name] ?? 1) <= version;
    if (!wasThere || fresh.objectStoreNames.contains(name)) continue;
    const store = fresh.createObjectStore(name);
    // Upgrades look for rows by their time.
    if (name === 'outbox') store.createIndex('created', 'createdAt');
  }
}
