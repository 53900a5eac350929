import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { NumberNames } from '../number-names/number-names';
import type { OutboxRow } from '../outbox/row';
import type { SharedOrder } from '../relay/schemas';
import type { Collection } from '../review/collection';
import type { Teaching } from '../stores/taught/teaching';
import type {
  AsideDirectory,
  DroppedVillages,
  LearnedVillage,
  RecordName,
  StoredDirectory,
  StoredIndex,
  VillageUse,
} from '../villages/stored';
import type { OrderWrite } from './order-write';
import type {
  KeptMeanings,
  KeptPhoto,
  KeptRelay,
  KeptStatement,
  KeptText,
  KnownEmployee,
  KnownWebhook,
  LoggedError,
  OrderClaim,
  OrderNote,
  ParcelState,
  PrintedLabel,
  SavedEdits,
  SavedJourney,
  TypedForm,
  UnreadableRecord,
  ValueName,
  VaultEntry,
} from './records';

export interface DatabaseSchema extends DBSchema {
  /** One non-extractable AES key under `'key'`. */
  'vault-key': { key: string; value: CryptoKey };
  vault: { key: string; value: VaultEntry };
  values: { key: ValueName; value: unknown };
  directories: { key: string; value: StoredDirectory };
  /** A fetched list that has lost too much to be taken without asking. */
  'directories-aside': { key: string; value: AsideDirectory };
  'village-indexes': { key: [accountId: string, part: string]; value: StoredIndex };
  'learned-villages': { key: [accountId: string, text: string]; value: LearnedVillage };
  'record-names': { key: [accountId: string, villageId: number]; value: RecordName };
  /** Learned villages that went with the villages they meant, until the person has seen it. */
  'dropped-villages': { key: string; value: DroppedVillages };
  'village-use': { key: [accountId: string, villageId: number]; value: VillageUse };
  /** `carrier`: those that were put into another's parcel, by that one's key. */
  drafts: { key: string; value: SavedEdits; indexes: { carrier: string } };
  /** A text that fills the form without an order, under that form's key. */
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
  'order-notes': {
    key: string;
    value: OrderNote;
    indexes: {
      store: [store: string, state: string];
      order: [store: string, orderId: string];
      /** What is due, the oldest first: written notes stay for good, and are never read for it. */
      due: [store: string, state: string, at: number];
      state: [state: string, at: number];
    };
  };
  /** What follows parcels into stores' orders beside the notes. */
  'order-writes': {
    key: [rowId: string, what: string];
    value: OrderWrite;
    indexes: { store: [store: string, state: string]; state: [state: string, at: number] };
  };
  'printed-labels': { key: string; value: PrintedLabel };
  /** Unexpected errors, the newest last; nothing of a person's data is in them. */
  log: { key: number; value: LoggedError };
  /** The one relay under `'relay'`. */
  relay: { key: 'relay'; value: KeptRelay };
  /** What events told, in the order in which they came; parcels' newest are in `parcel-states` too. */
  'parcel-events': { key: number; value: ParcelState; indexes: { code: string; reference: string } };
  'parcel-states': { key: string; value: ParcelState };
  /** Orders as the shop's browsers see them, by their names on the relay. */
  'shared-orders': { key: string; value: SharedOrder; indexes: { code: string; claimed: string } };
  /** What the relay was told of rows' orders, by row. */
  'order-claims': { key: string; value: OrderClaim; indexes: { open: number; key: string } };
  /** Records that could not be read any more, taken out of their places until the person has seen it. */
  unreadable: { key: number; value: UnreadableRecord };
  /** Statements of couriers, by account; what they pay is judged when they are opened, and not kept. */
  statements: { key: string; value: KeptStatement; indexes: { account: string } };
  'delivered-statuses': { key: string; value: KeptMeanings };
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

export type Connection = IDBPDatabase<DatabaseSchema>;

/** While the database is upgraded: every object store that the version before it had can be read and written. */
export type UpgradeTransaction = IDBPTransaction<
  DatabaseSchema,
  StoreNames<DatabaseSchema>[],
  'versionchange'
>;
