import { Failure } from '../../lib/messaging/failure';
import { factValue, type Order } from '../../lib/order';
import { mayBeRevised } from '../../lib/outbox/row';
import { requireCollection } from '../../lib/review/collected-orders';
import type { Collection } from '../../lib/review/collection';
import { mergeParcels } from '../../lib/review/merge-parcels';
import { findEdits, keepTogether, saveEdits } from '../../lib/storage/saved-edits';
import { draftKeyOf, draftOrder } from './drafting';
import { accountOf, findOrder, rowsOf } from './review';

interface Decision {
  readonly collectionId: string;
  readonly orderId: string;
  readonly choice: 'held' | 'both' | 'merged' | 'undecided';
  readonly with: string | null;
}

/**
 * Keeps what a person decided about an order whose phone another has too.
 * @throws Failure `row-missing`; `fields-wrong` when two parcels cannot be made one; `held` when the one that is to
 *   carry it is carried itself; `already-shipped`
 */
export async function decideTogether({ collectionId, orderId, choice, ...other }: Decision): Promise<null> {
  const collection = await requireCollection(collectionId);
  const order = requireOrder(collection, orderId);
  const key = draftKeyOf(order);
  if (choice !== 'merged') {
    await keepTogether(key, orderId, choice === 'undecided' ? null : { choice });
    return null;
  }
  const carrier = requireOrder(collection, other.with ?? '');
  const carrierKey = draftKeyOf(carrier);
  if (carrierKey === key) throw new Failure('fields-wrong');
  const [carried, saved] = await Promise.all([findEdits(key), findEdits(carrierKey)]);
  // Pressed twice, in two tabs: its amount is in the other one's already.
  if (carried?.together?.choice === 'merged') return null;
  if (saved?.together?.choice === 'merged') throw new Failure('held');
  const rows = await rowsOf(collection, [orderId, carrier.id]);
  if ([...rows.values()].some((row) => !mayBeRevised(row) && row.state !== 'withdrawn')) {
    throw new Failure('already-shipped');
  }
  const account = await accountOf(collection);
  const [first, second] = await Promise.all([draftOrder(carrier, account), draftOrder(order, account)]);
  const merged = mergeParcels(first.draft, second.draft);
  if (merged === null) throw new Failure('fields-wrong');
  // The one that is carried first: a worker that ends in between leaves an order kept back, not one shipped twice.
  await keepTogether(key, orderId, {
    choice: 'merged',
    number: factValue(carrier.number) ?? carrier.id,
    into: carrierKey,
  });
  await saveEdits({
    key: carrierKey,
    orderId: carrier.id,
    edits: { ...saved?.edits, ...merged },
    confirmed: saved?.confirmed ?? [],
  });
  return null;
}

function requireOrder(collection: Collection, orderId: string): Order {
  const collected = collection.orders.find((one) => one.orderId === orderId);
  const order = collected === undefined ? null : findOrder(collected);
  if (order === null) throw new Failure('row-missing');
  return order;
}
