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
import { hasParcel, isMarkedWrong, mayHaveParcel, partsOf } from './meaning';
import { isReadableRow } from './readable-row';
import { copiesOf, type OutboxRow } from './row';

type Reads<Name extends StoreNames<DatabaseSchema>, Way extends 'get' | 'index'> = Pick<
  IDBPObjectStore<DatabaseSchema, StoreNames<DatabaseSchema>[], Name, 'readwrite'>,
  Way
>;

interface Follower {
  readonly writes: WritesStore;
  readonly meanings: Reads<'delivered-statuses', 'get'>;
  readonly states: Reads<'parcel-states', 'get'>;
  readonly outbox: Reads<'outbox', 'index'>;
  /** Whose orders may follow, see `findStores`. */
  readonly stores: readonly EnabledStore[];
}

export async function findStores(): Promise<readonly EnabledStore[]> {
  // Whatever became of the settings, the parcel and what is told of it are kept.
  return (await readSettings().catch(logged('stores of a parcel')))?.stores ?? [];
}

export async function followRow(
  follower: Follower,
  row: OutboxRow,
  { isMarked, isNamed }: { readonly isMarked: boolean; readonly isNamed: boolean },
): Promise<void> {
  const { writes, stores } = follower;
  if (isMarked) await markWrites(writes, row);
  const { parcelCode, practice } = row;
  if (!isNamed || practice === true || parcelCode === null || !isCode(parcelCode)) return;
  const own = findStoreOf(stores, row.store);
  if (own === undefined) return;
  if (wantedOf(own)('tracking') !== undefined)
    await putWish(writes, row, { what: 'tracking', wanted: parcelCode }, row.updatedAt);
  // What was told of a parcel may come before its lost answer is settled.
  const told = await follower.states.get(parcelCode);
  if (told !== undefined && isOfAccount(told, row.accountId)) await followState(follower, row, own);
}

export async function followStates(
  follower: Follower,
  accountId: string,
  states: readonly ParcelState[],
): Promise<void> {
  for (const told of states) {
    const row = await follower.outbox.index('code').get([accountId, told.parcelCode]);
    const own = row && findStoreOf(follower.stores, row.store);
    // A row that cannot be read is shown among what cannot be; what was told is kept all the same.
    if (row !== undefined && own !== undefined && isReadableRow(row)) await followState(follower, row, own);
  }
}

/**
 * As the person mapped it, once the same became of all parcels that the order goes in by its newest press; of what was told
 * long ago nothing is written, whenever this browser hears of it.
 */
async function followState(
  { writes, meanings, states, outbox }: Follower,
  row: OutboxRow,
  own: EnabledStore,
): Promise<void> {
  if (row.practice === true || wantedOf(own)('status') === undefined || !hasParcel(row)) return;
  const kept = await outbox.index('order').getAll(copiesOf(row));
  const ofOrder = kept.filter((one) => isReadableRow(one) && one.practice !== true);
  const newest = ofOrder.findLast(mayHaveParcel) ?? row;
  const [holder = newest, ...others] = partsOf(newest, ofOrder).filter((part) => !isMarkedWrong(part));
  const whatBecame = async ({ parcelCode, accountId }: OutboxRow) => {
    const told = parcelCode === null ? undefined : await states.get(parcelCode);
    if (told === undefined || !isOfAccount(told, accountId)) return null;
    return findMeant(told, meaningsOf(await meanings.get(accountId)));
  };
  const meant = await Promise.all([holder, ...others].map(whatBecame));
  const [fate, ...otherFates] = new Set(meant.map((one) => one?.fate));
  const isNews = meant.some((one) => one !== null && one.at >= Date.now() - WAITS);
  const isWritten = otherFates.length === 0 && isNews && (fate === 'delivered' || fate === 'returned');
  const wanted = isWritten ? own.follow?.statusOn?.[fate] : undefined;
  if (wanted !== undefined) await putWish(writes, holder, { what: 'status', wanted }, Date.now());
  else await dropWish(writes, holder, 'status', Date.now());
}
