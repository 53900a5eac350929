import type { IDBPObjectStore, StoreNames } from 'idb';
import { heldOrdersOf } from '../outbox/carried';
import { isMarkedWrong } from '../outbox/meaning';
import { copiesOf, type OutboxRow } from '../outbox/row';
import type { FollowChoice } from '../settings/follow-choice';
import type { FieldOutcome, OrderField } from '../stores/order-field';
import { changeIn, openDatabase } from './db';
import { isAbandoned, isPaused, type OrderWrite, PAUSE, WAITS } from './order-write';
import { freed, mark, wish, withClaim, withOutcome } from './order-write-steps';
import type { DatabaseSchema } from './schema';

export type WritesStore = IDBPObjectStore<
  DatabaseSchema,
  StoreNames<DatabaseSchema>[],
  'order-writes',
  'readwrite'
>;

/** Keeps what is to stand in a parcel's orders, in a transaction with its row; of one that is wrong, until it is right again. */
export async function putWish(
  writes: WritesStore,
  row: OutboxRow,
  { what, wanted }: Pick<OrderWrite, 'what' | 'wanted'>,
  now: number,
): Promise<void> {
  const { store } = row;
  for (const { id, orderId } of heldOrdersOf(row)) {
    const known = await writes.get([id, what]);
    const fresh = { rowId: id, what, store, orderId, wanted, stood: null, last: null } as const;
    const next =
      known === undefined
        ? { ...fresh, state: 'waiting' as const, tries: 0, at: now }
        : wish(known, wanted, now);
    await writes.put(mark(next, isMarkedWrong(row), now));
  }
}

/** What was to stand in a parcel's orders is not true any more: it is not written later where it never was. */
export async function dropWish(
  writes: WritesStore,
  row: OutboxRow,
  what: OrderField,
  now: number,
): Promise<void> {
  for (const { id } of heldOrdersOf(row)) await dropOne(writes, id, what, now);
}

async function dropOne(writes: WritesStore, rowId: string, what: OrderField, now: number): Promise<void> {
  const known = await writes.get([rowId, what]);
  if (known?.state !== 'waiting' && known?.state !== 'shown') return;
  const { stood, last, sent = [] } = known;
  // A page whose answer was lost may have written it.
  if (sent.length > 0) return;
  // What was written before it stays.
  if (last !== null && stood !== last) await writes.put(wish(known, last, now));
  else await writes.delete([rowId, what]);
}

/** Once a parcel was marked as wrong, what was written for it is taken back; what never was is not written. */
export async function markWrites(writes: WritesStore, row: OutboxRow): Promise<void> {
  for (const { id } of heldOrdersOf(row)) {
    for (const write of await writes.getAll(IDBKeyRange.bound([id], [id, []])))
      await writes.put(mark(write, isMarkedWrong(row), row.updatedAt));
  }
}

/**
 * In one transaction, so that of two pages one does it. It waits while the note of its order is being written: some
 * stores' notes carry the order's status along.
 * @returns the write as it was before, with its claim; `null` where none is due
 */
export async function claimWrite(
  store: string,
  wanted: FollowChoice,
  now: number,
  tabId: number,
): Promise<ClaimedWrite | null> {
  const transaction = (await openDatabase()).transaction(['order-writes', 'order-notes'], 'readwrite');
  const writes = transaction.objectStore('order-writes');
  const due = (await writes.index('store').getAll(openOf(store)))
    .filter((one) => wanted(one.what) !== undefined && isDue(one, now))
    .sort((one, other) => one.at - other.at);
  for (const write of due) {
    const note = await transaction.objectStore('order-notes').get(write.rowId);
    if (note?.state === 'claimed' && !isAbandoned(note, now)) continue;
    const id = crypto.randomUUID();
    await writes.put(withClaim(write, { id, tabId, mayWrite: wanted(write.what) === 'seen' }, now));
    await transaction.done;
    return { ...write, claimId: id };
  }
  return null;
}

type ClaimedWrite = OrderWrite & { readonly claimId: string };

export async function hasDueWrites(store: string, wanted: FollowChoice, now: number): Promise<boolean> {
  const database = await openDatabase();
  const open = await database.getAllFromIndex('order-writes', 'store', openOf(store));
  return open.some((one) => wanted(one.what) !== undefined && isDue(one, now));
}

/** What was tried is tried again. What never was keeps its place: the first parcel's number is written. */
export async function retryWrites(store: string, isGone: (tabId: number) => boolean): Promise<void> {
  await changeIn('order-writes', async (writes) => {
    for (const write of await writes.index('store').getAll(openOf(store))) {
      const isAlone = write.state === 'claimed' && (write.tabId === undefined || isGone(write.tabId));
      if ((write.state === 'waiting' && write.tries > 0) || isAlone)
        await writes.put({ ...write, state: 'waiting', at: write.at - PAUSE - 1 });
    }
  });
}

export async function retryRefused(rowId: string, what: OrderField, now: number): Promise<void> {
  await changeIn('order-writes', async (writes) => {
    const write = await writes.get([rowId, what]);
    if (write?.state === 'failed') await writes.put({ ...write, state: 'waiting', tries: 0, at: now });
  });
}

interface Settled extends Pick<OrderWrite, 'store' | 'rowId' | 'what'> {
  readonly claimId: string;
  readonly found: FieldOutcome;
  /** What the person wants of such writes by now. */
  readonly wanted: FollowChoice;
}

/** @returns whether it is due again at once; `null` where another page has claimed it since */
export async function settleWrite(
  { store, rowId, what, claimId, found, wanted }: Settled,
  now: number,
): Promise<boolean | null> {
  const transaction = (await openDatabase()).transaction(['order-writes', 'outbox'], 'readwrite');
  const writes = transaction.objectStore('order-writes');
  const write = await writes.get([rowId, what]);
  if (write?.store !== store || write.claim?.id !== claimId) return null;
  const next = withOutcome(write, found, wanted(what) === 'seen', now);
  const isDropped = wanted(what) === undefined && DROPPED.some((state) => state === next.state);
  await (isDropped ? writes.delete([rowId, what]) : writes.put(next));
  if (what === 'tracking' && next.state === 'withdrawn') {
    const order = transaction.objectStore('outbox').index('order');
    await freeNext(writes, await order.getAll(copiesOf(write)), now);
  }
  await transaction.done;
  return !isDropped && isDue(next, now);
}

/** An order's number was taken out: that of its first other parcel, which had to stay out until then, takes its place. */
async function freeNext(writes: WritesStore, rows: readonly OutboxRow[], now: number): Promise<void> {
  const found = await Promise.all(rows.map(({ id }) => writes.get([id, 'tracking'])));
  const ours = found.flatMap((write) => write?.wanted ?? []);
  for (const [at, write] of found.entries()) {
    const row = rows[at];
    const next = write && row && !isMarkedWrong(row) ? freed(write, ours, now) : null;
    if (next !== null) return void (await writes.put(next));
  }
}

export async function releaseShown(
  isOfStore: (store: string) => boolean,
  what: OrderField,
  now: number,
): Promise<void> {
  await eachOpen(['shown'], isOfStore, what, (writes, write) =>
    // Of an order's parcels the one that was read first keeps its turn. What waited for an answer too long gets a week.
    writes.put({ ...write, state: 'waiting', at: Math.max(write.at, now - WAITS / 2) }),
  );
}

type OwnStore = IDBPObjectStore<DatabaseSchema, ['order-writes'], 'order-writes', 'readwrite'>;

/** States of what is not written later where it is wanted no more. */
const DROPPED = ['shown', 'waiting', 'withdrawn'] as const satisfies readonly OrderWrite['state'][];

/** Nothing of this is to be written into a store's orders any more: what waited is not written later either. */
export async function dropWrites(isOfStore: (store: string) => boolean, what: OrderField): Promise<void> {
  await eachOpen(DROPPED, isOfStore, what, (writes, write) => writes.delete([write.rowId, what]));
}

async function eachOpen(
  states: readonly OrderWrite['state'][],
  isOfStore: (store: string) => boolean,
  what: OrderField,
  change: (writes: OwnStore, write: OrderWrite) => Promise<unknown>,
): Promise<void> {
  await changeIn('order-writes', async (writes) => {
    for (const state of states)
      for (const write of await writes.index('state').getAll(IDBKeyRange.bound([state], [state, []])))
        if (write.what === what && isOfStore(write.store)) await change(writes, write);
  });
}

/** Every store's writes that are not done, and those done since a time, in milliseconds; the newest first. */
export async function readWrites(since: number): Promise<readonly OrderWrite[]> {
  const database = await openDatabase();
  const inState = (state: OrderWrite['state'], from = Number.NEGATIVE_INFINITY) =>
    database.getAllFromIndex('order-writes', 'state', IDBKeyRange.bound([state, from], [state, []]));
  const found = await Promise.all([
    ...(['waiting', 'claimed', 'shown', 'failed', 'changed'] as const).map((state) => inState(state)),
    inState('written', since),
  ]);
  return found.flat().sort((one, other) => other.at - one.at);
}

/** From `claimed` to `waiting`: a store's writes that are open, and a few that wait for a person or were refused. */
function openOf(store: string): IDBKeyRange {
  return IDBKeyRange.bound([store, 'claimed'], [store, 'waiting']);
}

function isDue(write: OrderWrite, now: number): boolean {
  if (isLeft(write, now)) return false;
  return isAbandoned(write, now) || (write.state === 'waiting' && !isPaused(write, now));
}

/** No page of its store was opened in time: it is not written by itself any more. */
export function isLeft({ state, at }: OrderWrite, now: number): boolean {
  return (state === 'waiting' || state === 'claimed') && at > 0 && now - at > WAITS;
}
