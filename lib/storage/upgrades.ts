import { spanOf } from '../ledger/days';
import { withEarlier } from '../shop-relay/earlier-statuses';
import { normaliseOrderKeys } from './normalise-order-keys';
import type { Connection, UpgradeTransaction } from './schema';

type Upgrade = (database: Connection, transaction: UpgradeTransaction) => void | Promise<void>;

/** Numbered, each from the version before it; a gap is a mistake that must not reach a person's data. */
const upgrades: Readonly<Record<number, Upgrade>> = {
  1: (database) => {
    database.createObjectStore('vault-key');
    database.createObjectStore('vault', { keyPath: 'accountId' });
    database.createObjectStore('directories', { keyPath: 'accountId' });
    database.createObjectStore('drafts', { keyPath: 'key' });
    database.createObjectStore('pasted');
    database.createObjectStore('number-names', { keyPath: 'accountId' });
    database.createObjectStore('webhooks', { keyPath: 'accountId' });
    database.createObjectStore('journeys', { keyPath: 'id' }).createIndex('account', 'accountId');
    database
      .createObjectStore('employees', { keyPath: ['accountId', 'id'] })
      .createIndex('account', 'accountId');
    database.createObjectStore('typed', { keyPath: 'key' });
    database.createObjectStore('photos', { keyPath: 'id' });
    database.createObjectStore('learned', { keyPath: 'accountId' });
    database.createObjectStore('collections', { keyPath: 'id' });
    database.createObjectStore('order-notes', { keyPath: 'rowId' });
    database.createObjectStore('teachings', { keyPath: 'id' });
    const outbox = database.createObjectStore('outbox', { keyPath: 'id' });
    outbox.createIndex('order', ['store', 'orderId', 'copy'], { unique: true });
    outbox.createIndex('phone', ['accountId', 'phoneKey']);
    outbox.createIndex('state', 'state');
    outbox.createIndex('code', ['accountId', 'parcelCode']);
    outbox.createIndex('created', 'createdAt');
    database.createObjectStore('directories-aside', { keyPath: 'accountId' });
    database.createObjectStore('village-indexes', { keyPath: ['accountId', 'part'] });
    database.createObjectStore('learned-villages', { keyPath: ['accountId', 'text'] });
    database.createObjectStore('dropped-villages', { keyPath: 'accountId' });
    database.createObjectStore('village-use', { keyPath: ['accountId', 'villageId'] });
  },
  /** One order under two addresses is one order; notes know their store; errors and unreadable records are kept. */
  2: async (database, transaction) => {
    database.createObjectStore('log', { autoIncrement: true });
    database.createObjectStore('unreadable', { autoIncrement: true });
    transaction.objectStore('order-notes').createIndex('store', ['store', 'state']);
    await normaliseOrderKeys(transaction);
  },
  /** Settings and other single values, which were in `storage.local` until they are moved. */
  3: (database) => {
    database.createObjectStore('values');
  },
  /** Earlier versions learned `5` from “5 000”: a maximum is learned anew from the next refusal. */
  4: async (_database, transaction) => {
    await transaction.objectStore('learned').clear();
  },
  /** Printed labels are kept; parcels of the days before are not asked for a label once more. */
  5: async (database, transaction) => {
    const printed = database.createObjectStore('printed-labels', { keyPath: 'rowId' });
    const before = IDBKeyRange.upperBound(new Date().setHours(0, 0, 0, 0), true);
    for (const { id, parcelCode } of await transaction
      .objectStore('outbox')
      .index('created')
      .getAll(before)) {
      if (typeof parcelCode === 'string') await printed.put({ rowId: id, parcelCode, at: null });
    }
  },
  /** What a relay tells: of parcels, and of the orders that colleagues ship. */
  6: (database) => {
    database.createObjectStore('relay');
    const events = database.createObjectStore('parcel-events', { autoIncrement: true });
    events.createIndex('code', 'parcelCode');
    events.createIndex('reference', 'reference');
    database.createObjectStore('parcel-states', { keyPath: 'parcelCode' });
    database.createObjectStore('shared-orders', { keyPath: 'key' }).createIndex('code', 'code');
    database.createObjectStore('order-claims', { keyPath: 'rowId' }).createIndex('open', 'open');
  },
  /** Couriers' statements. */
  7: (database) => {
    database.createObjectStore('statements', { keyPath: 'id' }).createIndex('account', 'accountId');
    database.createObjectStore('delivered-statuses', { keyPath: 'accountId' });
  },
  /** An account that is half typed has the questions that came since; what is saved leaves them out where unanswered. */
  8: async (_database, transaction) => {
    const values = transaction.objectStore('values');
    const kept = await values.get('account-draft');
    if (!isKeptDraft(kept)) return;
    const asked = { country: null, phoneForm: 'national', keyField: 'Service_API_KEY' };
    await values.put({ ...kept, draft: { ...asked, ...kept.draft } }, 'account-draft');
  },
  /** Names that people give to records of a list; indexes of before are built anew by every update, see `renewIndexes`. */
  9: (database) => {
    database.createObjectStore('record-names', { keyPath: ['accountId', 'villageId'] });
  },
  /** Notes are found by their order, and by what is due of them: written ones of years are no longer read each time. */
  10: (_database, transaction) => {
    const notes = transaction.objectStore('order-notes');
    notes.createIndex('order', ['store', 'orderId']);
    notes.createIndex('due', ['store', 'state', 'at']);
    notes.createIndex('state', ['state', 'at']);
  },
  /** What is handed over is kept; of the days that a sheet is of, those before today count as handed over. */
  11: async (_database, transaction) => {
    const { from, until } = spanOf('week', Date.now());
    const today = spanOf('today', until - 1).from;
    const before = IDBKeyRange.bound(from, today, false, true);
    for await (const cursor of transaction.objectStore('outbox').index('created').iterate(before)) {
      if (typeof cursor.value.parcelCode === 'string')
        await cursor.update({ ...cursor.value, handedOverAt: 0 });
    }
  },
  /** What follows parcels into stores' orders. */
  12: (database) => {
    const writes = database.createObjectStore('order-writes', { keyPath: ['rowId', 'what'] });
    writes.createIndex('store', ['store', 'state']);
    writes.createIndex('state', ['state', 'at']);
  },
  /** The newest of a parcel has the statuses before it: the last may be one that nobody can name. */
  13: async (_database, transaction) => {
    for await (const cursor of transaction.objectStore('parcel-states').iterate()) {
      const { parcelCode, accountId } = cursor.value;
      const events = await transaction.objectStore('parcel-events').index('code').getAll(parcelCode);
      const [first, ...later] = events.filter((event) => event.accountId === accountId);
      if (first === undefined) continue;
      const { earlier } = later.reduce((before, event) => withEarlier(event, before), first);
      if (earlier !== undefined) await cursor.update({ ...cursor.value, earlier });
    }
  },
  /** What an order's parcel carries, and what colleagues shipped since a time, are found without a look at all of years. */
  14: (_database, transaction) => {
    transaction.objectStore('drafts').createIndex('carrier', 'together.carrierKey');
    transaction.objectStore('shared-orders').createIndex('claimed', 'claimedAt');
  },
  /** Whether an order of the relay is claimed here is found by its name there. */
  15: (_database, transaction) => {
    transaction.objectStore('order-claims').createIndex('key', 'key');
  },
  /** A relay whose account is gone is of none; it was of one without a name. */
  16: async (_database, transaction) => {
    const relays = transaction.objectStore('relay');
    const relay = await relays.get('relay');
    if (relay?.accountId === '') await relays.put({ ...relay, accountId: null }, 'relay');
  },
};

/** Judged by hand: the popup opens the database, and begins without zod. */
function isKeptDraft(kept: unknown): kept is { readonly draft: object } {
  return isObject(kept) && 'draft' in kept && isObject(kept.draft);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const VERSION = 16;

export async function upgradeFrom(
  from: number,
  database: Connection,
  transaction: UpgradeTransaction,
): Promise<void> {
  for (let version = from + 1; version <= VERSION; version += 1) {
    const upgrade = upgrades[version];
    if (upgrade === undefined) throw new Error(`No upgrade to version ${version} of the database`);
    await upgrade(database, transaction);
  }
}
