import type { StoreNames } from 'idb';
import type { DatabaseSchema } from './schema';

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
