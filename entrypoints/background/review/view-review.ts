import { Failure } from '../../../lib/failure';
import type { ReviewOrder, ReviewOutcome, ReviewView } from '../../../lib/messaging/views/review';
import type { Order } from '../../../lib/order';
import { openRows, standingRowsOfOrders } from '../../../lib/outbox/queue';
import type { OutboxRow } from '../../../lib/outbox/row';
import { isCertain } from '../../../lib/parcel/preflight';
import { readCreateRequest } from '../../../lib/parcel/request';
import { readCollections, requireCollection } from '../../../lib/review/collected-orders';
import type { CollectedOrder, Collection } from '../../../lib/review/collection';
import type { Account } from '../../../lib/settings/account';
import { readSettings } from '../../../lib/settings/settings';
import { storeKey } from '../../../lib/store-key';
import { requireAccountOf } from '../accounts/courier';
import { draftOrder, readForEveryOrder } from '../drafting/draft-order';
import { viewOrderForm } from '../forms/form-view';
import { viewRows } from '../outbox/row-view';
import { digestOf } from '../shipping/digest';

/** The orders that were chosen last, each drafted; `null`: none are kept. @throws Failure `account-missing` */
export async function openReview(): Promise<ReviewView | null> {
  const [collection] = await readCollections();
  return collection === undefined ? null : viewCollection(collection);
}

/** The same orders once more, as they stand now. @throws Failure `row-missing`, `account-missing` */
export async function rereadReview(collectionId: string): Promise<ReviewView> {
  return viewCollection(await requireCollection(collectionId));
}

async function viewCollection(collection: Collection): Promise<ReviewView> {
  const { id, collectedAt } = collection;
  const [account, rows, open] = await Promise.all([accountOf(collection), rowsOf(collection), openRows()]);
  const common = readForEveryOrder(account);
  const orders = await Promise.all(
    collection.orders.map((collected) => viewOrder(collected, account, rows.get(collected.orderId), common)),
  );
  const own = new Set([...rows.values()].map((row) => row.id));
  const others = open.filter((row) => row.accountId === account.id && !own.has(row.id));
  const openPhones = others.map((row) => ({
    phoneKey: row.phoneKey,
    number: row.orderNumber ?? row.request.recipient.first_name,
  }));
  return { collectionId: id, accountId: account.id, collectedAt, orders, openPhones };
}

/** One of them, as it stands now. @throws Failure `row-missing`, `account-missing` */
export async function readReviewed(collectionId: string, orderId: string): Promise<ReviewOrder> {
  const collection = await requireCollection(collectionId);
  const collected = collection.orders.find((one) => one.orderId === orderId);
  if (collected === undefined) throw new Failure('row-missing');
  const [account, rows] = await Promise.all([accountOf(collection), rowsOf(collection, [orderId])]);
  return viewOrder(collected, account, rows.get(orderId));
}

/** What became of those that were intended. @throws Failure `row-missing` */
export async function readOutcomes(collectionId: string): Promise<readonly ReviewOutcome[]> {
  const rows = await rowsOf(await requireCollection(collectionId));
  const views = await viewRows([...rows.values()]);
  const orderIds = [...rows.keys()];
  return views.flatMap((row, index) => {
    const orderId = orderIds[index];
    return orderId === undefined ? [] : [{ orderId, row }];
  });
}

/** The account that ships the orders of a collection's store. @throws Failure `account-missing` */
export async function accountOf({ store }: Collection): Promise<Account> {
  return requireAccountOf(await readSettings(), store.origin);
}

/** The row that counts for each order that has one (`findStanding`), by the order's id. */
export async function rowsOf(
  { store, orders }: Collection,
  orderIds = orders.map(({ orderId }) => orderId),
): Promise<ReadonlyMap<string, OutboxRow>> {
  const rows = await standingRowsOfOrders(storeKey(store), orderIds);
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** The order, where it could be read. */
export function findOrder({ reply }: CollectedOrder): Order | null {
  return 'order' in reply ? reply.order : null;
}

async function viewOrder(
  collected: CollectedOrder,
  account: Account,
  row: OutboxRow | undefined,
  common = readForEveryOrder(account),
): Promise<ReviewOrder> {
  const { orderId, number, link, reply } = collected;
  if (!('order' in reply)) {
    return { orderId, number, link, missing: reply.missing, form: null, digest: null, together: null };
  }
  const { order } = reply;
  const drafting = draftOrder(order, account, {}, common);
  const [form, { together }] = await Promise.all([
    viewOrderForm(order, account, row ?? null, drafting),
    drafting,
  ]);
  const digest = isCertain(form.draft)
    ? await digestOf(form.order, account, readCreateRequest(form.draft.fields, account))
    : null;
  return { orderId, number, link, missing: null, form, digest, together };
}
