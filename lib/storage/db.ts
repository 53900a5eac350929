import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { Failure } from '../failure';
import type { NumberNames } from '../number-names/number-names';
import type { OutboxRow } from '../outbox/row';
import type { Collection } from '../review/collection';
import type { Teaching } from '../stores/taught/teaching';
import type { AsideDirectory, StoredDirectory } from '../villages/directory';
import type { DroppedVillages, LearnedVillage } from '../villages/learned';
import type { StoredIndex } from '../villages/stored-index';
import type { VillageUse } from '../villages/usage';
import type { KeptPhoto } from './kept-photos';
import type { KnownEmployee } from './known-employees';
import type { KnownWebhook } from './known-webhook';
import type { LoggedError } from './log';
import { normaliseOrderKeys } from './normalise-order-keys';
import type { OrderNote } from './order-notes';
import type { SavedEdits } from './saved-edits';
import type { SavedJourney } from './saved-journeys';
import type { TypedForm } from './typed-forms';
import type { UnreadableRecord } from './unreadable';

/** A key of an account, encrypted; account, address and identity version are the cipher's additional data. */
export interface VaultEntry {
  readonly accountId: string;
  readonly identityVersion: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly cipher: ArrayBuffer;
  /**
   * Of an entry from before there was additional data: the address that the account had when the settings were
   * moved here. The background encrypts the key anew with it and removes this field.
   */
  readonly boundTo?: string;
}

/** What there is one of. Each is parsed by whoever reads it. */
export type ValueName = 'settings' | 'account-draft' | 'welcome';

interface Database extends DBSchema {
  /** One non-extractable AES key under `'key'`. */
  'vault-key': { key: string; value: CryptoKey };
  vault: { key: string; value: VaultEntry };
  values: { key: ValueName; value: unknown };
  directories: { key: string; value: StoredDirectory };
  /** A fetched list that has lost too much to be taken without asking. */
  'directories-aside': { key: string; value: AsideDirectory };
  'village-indexes': { key: [accountId: string, part: string]; value: StoredIndex };
  'learned-villages': { key: [accountId: string, text: string]; value: LearnedVillage };
  /** Learned villages that went with the villages they meant, until the person has seen it. */
  'dropped-villages': { key: string; value: DroppedVillages };
  'village-use': { key: [accountId: string, villageId: number]; value: VillageUse };
  drafts: { key: string; value: SavedEdits };
  /** A text that fills the form without an order, under that form's key. */
  /** `last`: the last that was not blank; those kept by an earlier version have none. */
  pasted: { key: string; value: KeptText };
  /** What an account's owner calls the service's numbers. */
  'number-names': { key: string; value: { readonly accountId: string; readonly names: NumberNames } };
  webhooks: { key: string; value: KnownWebhook };
  /** Journeys of practice parcels, saved to be played again. */
  journeys: { key: string; value: SavedJourney; indexes: { account: string } };
  /** The employees that were updated from here: the service lists none. */
  employees: { key: [accountId: string, id: number]; value: KnownEmployee; indexes: { account: string } };
  /** Forms of the desk as they are being typed. */
  typed: { key: string[]; value: TypedForm };
  /** Photos on their way from a page to the background. */
  photos: { key: string; value: KeptPhoto };
  /** What the service's refusals taught, e.g. an account's maximum price. */
  learned: { key: string; value: { readonly accountId: string; readonly maximumPrice: string } };
  /** Orders chosen on a store's list, to be reviewed. */
  collections: { key: string; value: Collection };
  /** The notes put on stores' orders, or to be put there, by row. */
  'order-notes': { key: string; value: OrderNote; indexes: { store: [store: string, state: string] } };
  /** Unexpected errors, the newest last; nothing of a person's data is in them. */
  log: { key: number; value: LoggedError };
  /** Records that could not be read any more, taken out of their places until the person has seen it. */
  unreadable: { key: number; value: UnreadableRecord };
  /** What people taught of admins that no reader knows. */
  teachings: { key: string; value: Teaching };
  outbox: {
    key: string;
    value: OutboxRow;
    indexes: {
      /** Unique: one order's copy is intended once, whatever the account. */
      order: [store: string, orderId: string, copy: number];
      phone: [accountId: string, phoneKey: string];
      state: string;
      /** A parcel is of one row; rows without a code are not in it. */
      code: [accountId: string, parcelCode: string];
      created: number;
    };
  };
}

/** The text that fills the form without an order. */
interface KeptText {
  readonly text: string;
  /** The last that stood there and was not blank. */
  readonly last?: string;
  /** Of several people's orders the one that fills the form. */
  readonly part?: TextPart | null;
  /** Those whose parcels were made. */
  readonly shipped?: readonly TextPart[];
}

/** In UTF-16 units; `end` is behind its last character. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
}

export type Connection = IDBPDatabase<Database>;

/** While the database is upgraded: every object store that the version before it had can be read and written. */
export type UpgradeTransaction = IDBPTransaction<Database, StoreNames<Database>[], 'versionchange'>;

type Upgrade = (database: Connection, transaction: UpgradeTransaction) => void | Promise<void>;

/** Everything of one account in a store whose keys begin with the account's id. */
export function rowsOfAccount(accountId: string): IDBKeyRange {
  // An empty array sorts after every number and string.
  return IDBKeyRange.bound([accountId], [accountId, []]);
}

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
};

const VERSION = 4;

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

async function upgradeFrom(
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

/** Async, so that a browser that refuses by throwing at once is caught like one that refuses later. */
async function open(): Promise<Connection> {
  return openDB<Database>('shahna', VERSION, {
    upgrade(database, from, _to, transaction) {
      // What fails while it is awaited must end the upgrade too, with the old data as they were.
      upgradeFrom(from, database, transaction).catch(() => transaction.abort());
    },
    // A newer version of the extension wants to upgrade: give way, and open anew when next asked.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
}
