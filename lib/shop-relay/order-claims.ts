import type { IDBPObjectStore, StoreNames } from 'idb';
import { idsOfRow } from '../outbox/carried';
import { isMarkedWrong } from '../outbox/meaning';
import type { OutboxRow } from '../outbox/row';
import type { SharedOrder } from '../relay/schemas';
import { changeIn, findIn, openDatabase } from '../storage/db';
import type { OrderClaim } from '../storage/records';
import type { DatabaseSchema } from '../storage/schema';

/** What the relay was told of a row's order; `null`: nothing yet. */
export async function findClaim(rowId: string): Promise<OrderClaim | null> {
  return findIn('order-claims', rowId);
}

export async function claimsOf(key: string): Promise<readonly OrderClaim[]> {
  return (await openDatabase()).getAllFromIndex('order-claims', 'key', key);
}

export async function claimedAmong(rowIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { store } = (await openDatabase()).transaction('order-claims');
  const found = await Promise.all(rowIds.map((rowId) => store.getKey(rowId)));
  return new Set(found.filter((rowId) => rowId !== undefined));
}

/** Written before the relay is told: what it was told must outlive the background. */
export async function keepClaim(claim: OrderClaim): Promise<void> {
  await changeIn('order-claims', (claims) => claims.put(claim), { durability: 'strict' });
}

/** Keeps claims of orders of which none is kept for the same relay. */
export async function keepNewClaims(claims: readonly OrderClaim[]): Promise<void> {
  await changeIn(
    'order-claims',
    async (kept) => {
      for (const claim of claims) {
        if ((await kept.get(claim.rowId))?.key !== claim.key) await kept.put(claim);
      }
    },
    { durability: 'strict' },
  );
}

/** Those of which the relay may have to be told more, the newest first: those are of orders that are being sent. */
export async function openClaims(): Promise<readonly OrderClaim[]> {
  const database = await openDatabase();
  const open = await database.getAllFromIndex('order-claims', 'open', 1);
  return open.sort((one, other) => (other.begunAt ?? 0) - (one.begunAt ?? 0));
}

/** Nothing where the row has been given a newer claim meanwhile. */
export async function forgetClaim({ rowId, claim }: OrderClaim): Promise<void> {
  await changeIn('order-claims', async (claims) => {
    if ((await claims.get(rowId))?.claim === claim) await claims.delete(rowId);
  });
}

/** Keeps what the relay was told of a claim; nothing where the row has been given a newer claim meanwhile. */
export async function keepTold(claim: OrderClaim): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction('order-claims', 'readwrite', { durability: 'strict' });
  const kept = await transaction.store.get(claim.rowId);
  if (kept?.claim === claim.claim) await transaction.store.put(claim);
  await transaction.done;
}

/** Where the row's code was corrected or its parcel marked meanwhile, the relay is still to be told. */
export async function keepToldOf(claim: OrderClaim, row: OutboxRow, told: OrderClaim['told']): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['order-claims', 'outbox'], 'readwrite', { durability: 'strict' });
  const claims = transaction.objectStore('order-claims');
  const [kept, now] = await Promise.all([
    claims.get(claim.rowId),
    transaction.objectStore('outbox').get(row.id),
  ]);
  const isStillSo = now?.parcelCode === row.parcelCode && isMarkedWrong(now) === isMarkedWrong(row);
  const isFinal = told === 'released' || told === 'made-with-code';
  const known = isStillSo
    ? ({ told, open: isFinal ? 0 : 1 } as const)
    : ({ told: 'claimed', open: 1 } as const);
  if (kept?.claim === claim.claim) await claims.put({ ...claim, ...known });
  await transaction.done;
}

/** In one transaction with the row, so that colleagues hear of it whatever ends the background. */
export async function tellAgain(
  claims: IDBPObjectStore<DatabaseSchema, StoreNames<DatabaseSchema>[], 'order-claims', 'readwrite'>,
  rowId: string,
): Promise<void> {
  for (const kept of await claims.getAll(idsOfRow(rowId))) {
    const isTold = kept.told === 'made' || kept.told === 'made-with-code';
    if (isTold) await claims.put({ ...kept, told: 'claimed', open: 1 });
  }
}

/** An order as the shop's browsers see it, by its name on the relay; `null`: nobody has claimed it, as far as is known. */
export async function findSharedOrder(key: string): Promise<SharedOrder | null> {
  return findIn('shared-orders', key);
}

/** What the relay answered of an order; nothing where a later event told of it meanwhile, which does not come again. */
export async function keepSharedOrder(order: SharedOrder): Promise<void> {
  await changeIn('shared-orders', async (orders) => {
    const kept = await orders.get(order.key);
    const isOlder = kept !== undefined && Date.parse(kept.changedAt) > Date.parse(order.changedAt);
    if (!isOlder) await orders.put(order);
  });
}

/** What the shop's browsers shipped or are shipping, since a time; all of it where none is said. */
export async function readSharedOrders(from = Number.NEGATIVE_INFINITY): Promise<readonly SharedOrder[]> {
  const database = await openDatabase();
  if (from === Number.NEGATIVE_INFINITY) return database.getAll('shared-orders');
  const since = IDBKeyRange.lowerBound(new Date(from).toISOString());
  return database.getAllFromIndex('shared-orders', 'claimed', since);
}
