import { Failure } from '../../../lib/failure';
import type { InputOf } from '../../../lib/messaging/protocol';
import { factValue, type Order } from '../../../lib/order';
import { draftKeyOf, referenceOf } from '../../../lib/order-key';
import { isFormClosed } from '../../../lib/outbox/meaning';
import { allIn } from '../../../lib/parcel/typed-amounts';
import { requireCollection } from '../../../lib/review/collected-orders';
import type { Collection } from '../../../lib/review/collection';
import { type MergedFields, mergeParcels, seenOf, type Together } from '../../../lib/review/together';
import { findCarriedBy } from '../../../lib/typed/carried-orders';
import { findEdits, keepTogether, swapEdits } from '../../../lib/typed/saved-edits';
import { draftOrder } from '../drafting/draft-order';
import { joinTurns } from '../shipping/carried-orders';
import { tellAll } from '../tell';
import { contextOf, findReviewOrder, reviewTurns, rowsOfReview } from './view-review';

type Decision = InputOf<'review/together'>;
type Merged = Extract<Together, { choice: 'merged' }>;

/**
 * @throws Failure `row-missing`; `fields-wrong` for an order with itself; `changed-since-shown` when two cannot be one;
 * `held` when the one that is to carry it is carried itself; `already-shipped`; `merge-changed` when an earlier merge can
 * no longer be taken back, or what the two are added up from was typed anew
 */
export async function decideTogether(decision: Decision): Promise<void> {
  await reviewTurns.add(() => decide(decision));
  // Its form, and that of the other, may stand open elsewhere with what they were before.
  await tellAll();
}

async function decide({ collectionId, orderId, choice, ...other }: Decision): Promise<void> {
  const collection = await requireCollection(collectionId);
  const order = requireOrder(collection, orderId);
  const key = draftKeyOf(order);
  const together = (await findEdits(key))?.together;
  // Pressed twice, in two tabs: the other parcel's amount includes this order's already.
  if (choice === 'merged' && together?.choice === 'merged' && together.carrierId === other.with) return;
  if (together?.choice === 'merged') await joinTurns.add(() => undoMerge(collection, order, together));
  if (choice === 'merged') return merge(collection, order, requireOrder(collection, other.with ?? ''));
  const beside = choice === 'both' && other.beside !== undefined && { beside: other.beside };
  await keepTogether(key, orderId, choice === 'undecided' ? null : { choice, ...beside });
}

/** The carrier's parcel has the order's goods and amount, and the order is kept back. */
async function merge(collection: Collection, order: Order, carrier: Order): Promise<void> {
  const key = draftKeyOf(order);
  const carrierKey = draftKeyOf(carrier);
  if (carrierKey === key) throw new Failure('fields-wrong');
  const saved = await findEdits(carrierKey);
  if (saved?.together?.choice === 'merged') throw new Failure('held');
  const context = await contextOf(collection);
  const [first, second, carried] = await Promise.all([
    draftOrder(carrier, context),
    draftOrder(order, context),
    findCarriedBy(carrierKey),
  ]);
  const isSum = carried.some(({ together }) => together.merged.totalPrice === first.draft.fields.totalPrice);
  const merged = mergeParcels(first.draft, second.draft, isSum);
  // It was offered, so that one of the two is not what it was then.
  if (merged === null) throw new Failure('changed-since-shown');
  const before = Object.fromEntries(
    Object.keys(merged).flatMap((name) => {
      const typed = saved?.edits[name as keyof MergedFields];
      return typed === undefined ? [] : [[name, typed]];
    }),
  );
  const number = factValue(carrier.number) ?? carrier.id;
  const carriage = {
    choice: 'merged',
    number,
    order: referenceOf(order),
    carrierId: carrier.id,
    carrierKey,
    merged,
    seen: seenOf(second.draft),
    before,
    ...(saved?.currencies && { beforeIn: saved.currencies }),
    ...(saved?.said && { beforeSaid: saved.said }),
  } as const;
  const shown = { currencies: allIn(context.account.currency), said: first.said };
  await joinTurns.add(async () => {
    // Presses on the page of either and in its form take no turn of the review's: one may have come while these were drafted.
    await requireUnshipped(collection, order.id, carrier.id);
    // The one that is carried first: a worker that ends in between leaves an order kept back, not one shipped twice.
    await keepTogether(key, order.id, carriage);
    if (await swapEdits(carrierKey, carrier.id, before, merged, shown)) return;
    await keepTogether(key, order.id, null);
    throw new Failure('merge-changed');
  });
}

/**
 * The carrier's form is as it was before.
 * @throws Failure `already-shipped`; `merge-changed` when the carrier was typed into since, or carries more by now
 */
async function undoMerge(collection: Collection, order: Order, together: Merged): Promise<void> {
  const carrier = requireOrder(collection, together.carrierId);
  await requireUnshipped(collection, order.id, carrier.id);
  const key = draftKeyOf(carrier);
  const before = { currencies: together.beforeIn ?? {}, said: together.beforeSaid };
  if (await swapEdits(key, carrier.id, together.merged, together.before, before)) return;
  const { edits = {} } = (await findEdits(key)) ?? {};
  const names = Object.keys(together.merged) as (keyof MergedFields)[];
  // Done already, by a background that ended before it could write that down; or gone with a parcel that was wrong.
  const isAsBefore = names.every((name) => edits[name] === together.before[name]);
  if (isAsBefore || names.every((name) => edits[name] === undefined)) return;
  throw new Failure('merge-changed');
}

async function requireUnshipped(collection: Collection, ...orderIds: string[]): Promise<void> {
  const rows = await rowsOfReview(collection, orderIds);
  if ([...rows.values()].some((row) => isFormClosed(row))) {
    throw new Failure('already-shipped');
  }
}

function requireOrder(collection: Collection, orderId: string): Order {
  const collected = collection.orders.find((one) => one.orderId === orderId);
  const order = collected === undefined ? null : findReviewOrder(collected);
  if (order === null) throw new Failure('row-missing');
  return order;
}
