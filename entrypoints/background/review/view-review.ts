import PQueue from 'p-queue';
import { Failure } from '../../../lib/failure';
import type { OpenReview, ReviewOrder, ReviewOutcome } from '../../../lib/messaging/views/review';
import type { Order } from '../../../lib/order';
import { draftKey } from '../../../lib/order-key';
import { openRows } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { standingRowsOfOrders } from '../../../lib/outbox/standing-orders';
import { isCertain } from '../../../lib/parcel/preflight';
import { requireCollection } from '../../../lib/review/collected-orders';
import type { CollectedOrder, Collection } from '../../../lib/review/collection';
import { findAccountOf, readReviewable } from '../../../lib/review/reviewable';
import { readSettings } from '../../../lib/settings/settings';
import { storeKey } from '../../../lib/store-key';
import { type DraftContext, draftContext, draftOrder } from '../drafting/draft-order';
import { viewForm } from '../forms/form-view';
import { viewRows } from '../outbox/row-view';
import { digestOf } from '../shipping/digest';

/**
 * What decides about a review's orders and what writes their parcels down take turns: two merges at once would each
 * add to what was without the other, and a parcel drafted before a merge would go without its goods.
 */
export const reviewTurns = new PQueue({ concurrency: 1 });

/** Else those that were chosen last; `null`: none are kept. @throws Failure `account-missing` */
export async function openReview(collectionId?: string): Promise<OpenReview | null> {
  const kept = await readReviewable();
  const collection = kept.find(({ id }) => id === collectionId) ?? kept[0];
  return collection === undefined ? null : viewCollection(collection);
}

/** The same orders once more, as they stand now. @throws Failure `row-missing`, `account-missing` */
export async function rereadReview(collectionId: string): Promise<OpenReview> {
  return viewCollection(await requireCollection(collectionId));
}

async function viewCollection(collection: Collection): Promise<OpenReview> {
  const [context, rows, open] = await Promise.all([
    contextOf(collection),
    rowsOfReview(collection),
    openRows(),
  ]);
  const { account } = context;
  const orders = await Promise.all(
    collection.orders.map((collected) => viewOrder(collected, context, rows.get(collected.orderId))),
  );
  const own = new Set([...rows.values()].map((row) => row.id));
  const others = open.filter((row) => row.accountId === account.id && !own.has(row.id));
  const openPhones = others.map((row) => ({
    phoneKey: row.phoneKey,
    key: draftKey(row),
    number: row.orderNumber ?? row.request.recipient.first_name,
  }));
  return { collectionId: collection.id, accountId: account.id, orders, openPhones };
}

/** One of them, as it stands now. @throws Failure `row-missing`, `account-missing` */
export async function readReviewed(collectionId: string, orderId: string): Promise<ReviewOrder> {
  const collection = await requireCollection(collectionId);
  const collected = collection.orders.find((one) => one.orderId === orderId);
  if (collected === undefined) throw new Failure('row-missing');
  const [context, rows] = await Promise.all([contextOf(collection), rowsOfReview(collection, [orderId])]);
  return viewOrder(collected, context, rows.get(orderId));
}

/** What became of those that were intended. @throws Failure `row-missing` */
export async function readOutcomes(collectionId: string): Promise<readonly ReviewOutcome[]> {
  const rows = await rowsOfReview(await requireCollection(collectionId));
  const views = await viewRows([...rows.values()]);
  const orderIds = [...rows.keys()];
  return views.flatMap((row, index) => {
    const orderId = orderIds[index];
    return orderId === undefined ? [] : [{ orderId, row }];
  });
}

/** What a collection's orders are drafted with, in the account of its store. @throws Failure `account-missing` */
export async function contextOf(collection: Collection): Promise<DraftContext> {
  const settings = await readSettings();
  const account = findAccountOf(collection.store, settings);
  if (account === null) throw new Failure('account-missing');
  return draftContext(account, settings);
}

/** The row that counts for each order that has one (`findStanding`), by the order's id. */
export async function rowsOfReview(
  collection: Collection,
  orderIds = collection.orders.map(({ orderId }) => orderId),
): Promise<ReadonlyMap<string, OutboxRow>> {
  const account = findAccountOf(collection.store, await readSettings());
  const rows = await standingRowsOfOrders(storeKey(collection.store), orderIds, account);
  return new Map(rows.map((row) => [row.orderId, row]));
}

export function findReviewOrder({ reply }: CollectedOrder): Order | null {
  return 'order' in reply ? reply.order : null;
}

async function viewOrder(
  collected: CollectedOrder,
  context: DraftContext,
  row: OutboxRow | undefined,
): Promise<ReviewOrder> {
  const { orderId, number, link, reply } = collected;
  if (!('order' in reply)) {
    return { orderId, number, link, missing: reply.missing, form: null, digest: null, together: null };
  }
  const { account } = context;
  const drafted = await draftOrder(reply.order, context);
  const { draft, together } = drafted;
  const form = await viewForm({ ...drafted, account }, row ?? null);
  const digest = isCertain(draft) ? await digestOf(form.order, account, draft.fields) : null;
  return { orderId, number, link, missing: null, form, digest, together };
}
