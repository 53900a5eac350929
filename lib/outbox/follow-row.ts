import type { IDBPObjectStore, StoreNames } from 'idb';
import { findMeant } from '../ledger/fate';
import { meaningsOf } from '../ledger/status-meanings';
import { findStoreOf } from '../settings/find-store';
import { wantedOf } from '../settings/follow-choice';
import { type EnabledStore, readSettings } from '../settings/settings';
import { isOfAccount } from '../shop-relay/parcel-states';
import { logged } from '../storage/log';
import { WAITS } from '../storage/order-write';
import { dropWish, markWrites, putWish, type WritesStore } from '../storage/order-writes';
import type { ParcelState } from '../storage/records';
import type { DatabaseSchema } from '../storage/schema';
import { isCode } from '../stores/own-note';
import { hasParcel } from './meaning';
import { isReadableRow } from './readable-row';
import type { OutboxRow } from './row';

type Reads<Name extends StoreNames<DatabaseSchema>, Way extends 'get' | 'index'> = Pick<
  IDBPObjectStore<DatabaseSchema, StoreNames<DatabaseSchema>[], Name, 'readwrite'>,
  Way
>;

interface Follower {
  readonly writes: WritesStore;
  readonly meanings: Reads<'delivered-statuses', 'get'>;
  /** Whose orders may follow, see `findStores`. */
  readonly stores: readonly EnabledStore[];
}

export async function findStores(): Promise<readonly EnabledStore[]> {
  // Whatever became of the settings, the parcel and what is told of it are kept.
  return (await readSettings().catch(logged('stores of a parcel')))?.stores ?? [];
}

export async function followRow(
  { states, ...follower }: Follower & { readonly states: Reads<'parcel-states', 'get'> },
  row: OutboxRow,
  { isMarked, isNamed }: { readonly isMarked: boolean; readonly isNamed: boolean },
): Promise<void> {
  if (isMarked) await markWrites(follower.writes, row);
  const { parcelCode, practice } = row;
  if (!isNamed || practice === true || parcelCode === null || !isCode(parcelCode)) return;
  const own = findStoreOf(follower.stores, row.store);
  if (own === undefined) return;
  if (wantedOf(own)('tracking') !== undefined)
    await putWish(follower.writes, row, { what: 'tracking', wanted: parcelCode }, row.updatedAt);
  // What was told of a parcel may come before its lost answer is settled.
  const told = await states.get(parcelCode);
  if (told !== undefined && isOfAccount(told, row.accountId)) await followState(follower, row, own, told);
}

export async function followStates(
  { outbox, ...follower }: Follower & { readonly outbox: Reads<'outbox', 'index'> },
  accountId: string,
  states: readonly ParcelState[],
): Promise<void> {
  for (const told of states) {
    const row = await outbox.index('code').get([accountId, told.parcelCode]);
    const own = row && findStoreOf(follower.stores, row.store);
    // A row that cannot be read is shown among what cannot be; what was told is kept all the same.
    if (row !== undefined && own !== undefined && isReadableRow(row))
      await followState(follower, row, own, told);
  }
}

/** As the person mapped it; of what was told long ago nothing is written, whenever this browser hears of it. */
async function followState(
  { writes, meanings }: Follower,
  row: OutboxRow,
  own: EnabledStore,
  told: ParcelState,
): Promise<void> {
  if (row.practice === true || wantedOf(own)('status') === undefined || !hasParcel(row)) return;
  const { fate, at = 0 } = findMeant(told, meaningsOf(await meanings.get(row.accountId))) ?? {};
  const isWritten = at >= Date.now() - WAITS && (fate === 'delivered' || fate === 'returned');
  const wanted = isWritten ? own.follow?.statusOn?.[fate] : undefined;
  if (wanted !== undefined) await putWish(writes, row, { what: 'status', wanted }, Date.now());
  else await dropWish(writes, row, 'status', Date.now());
}
