import PQueue from 'p-queue';
import type { Decimal, Order } from '../../../lib/order';
import {
  draftKey,
  draftKeyOf,
  keyOfAgain,
  type OrderKey,
  type OrderReference,
  referenceOf,
} from '../../../lib/order-key';
import { hasRightParcel, isFormClosed } from '../../../lib/outbox/meaning';
import { countedFor, shippedBy } from '../../../lib/outbox/practice';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import type { Confirmation } from '../../../lib/parcel/confirmation';
import { fillCollected, readCollections } from '../../../lib/review/collected-orders';
import { mayBeCarried, seenOf } from '../../../lib/review/together';
import type { Carried } from '../../../lib/typed/carried-orders';
import { findEdits } from '../../../lib/typed/saved-edits';
import { type DraftContext, draftOrder } from '../drafting/draft-order';
import { readOrderAgain } from './read-again';

/**
 * Whether a carried order is not what it was when it was put in: paid, cancelled, changed, shipped on its own or left
 * behind. An amount that a person wrote over the sum is theirs.
 * @param carried what it carries (`findCarriedBy`)
 * @param shownFee of the parcel, where the company cannot be asked for it
 * @param readAnew has the store say once more what it holds; left out, the orders count as they were read last
 */
export async function isCarriedOtherwise(
  carrier: OrderKey,
  carried: readonly Carried[],
  context: DraftContext,
  shownFee: Decimal | null,
  readAnew: (order: OrderReference) => Promise<Order | null> = async () => null,
): Promise<boolean> {
  const { totalPrice } = (await findEdits(draftKey(carrier)))?.edits ?? {};
  // The sum went with a parcel of before.
  if (totalPrice === undefined) return isAnyLeftBehind(carrier, carried, context);
  const isSum = carried.some(({ together }) => together.merged.totalPrice === totalPrice);
  const orders = await readCollected();
  // A further parcel is looked at while the first one's note and number stand in the carried order already.
  const went = carriedIn(await countedRowsOf(carrier, context));
  const open = carried.filter(
    ({ together: { order } }) => order === undefined || !went.includes(order.orderId),
  );
  const looks = open.map(async ({ key, together: { seen, order } }) => {
    const known = orders.find((one) => draftKeyOf(one) === key);
    const reference = order ?? (known && referenceOf(known));
    if (reference === undefined) return false;
    if (await isSent(reference, context)) return true;
    const now = (await readAnew(reference)) ?? known;
    if (now === undefined) return false;
    const { draft } = await draftOrder(now, context, {}, shownFee);
    if (!mayBeCarried(draft)) return true;
    if (seen === undefined) return false;
    const { totalPrice, village, isPaid } = seenOf(draft);
    const isSame = isSum ? totalPrice === seen.totalPrice : isPaid === (seen.isPaid ?? false);
    return !isSame || village !== seen.village;
  });
  return (await Promise.all(looks)).includes(true);
}

/** An order whose goods a parcel is to hold too, and what a person let stand of it. */
export interface CarriedGoods {
  readonly order: Pick<OrderReference, 'orderId' | 'number' | 'link'>;
  readonly confirmed: readonly Confirmation[];
}

/** What went with no right parcel yet; or, where one parcel is asked for once more, what that one held. */
export function goodsToCarry(
  { store }: OrderKey,
  key: string,
  carried: readonly Carried[],
  rows: readonly OutboxRow[],
): readonly CarriedGoods[] {
  const again = rows.find(({ id }) => key === keyOfAgain(id));
  if (again !== undefined) return (again.carries ?? []).map((order) => ({ order, confirmed: [] }));
  const went = carriedIn(rows);
  return carried.flatMap(({ together: { order }, confirmed }) =>
    order === undefined || order.store !== store || went.includes(order.orderId) ? [] : { order, confirmed },
  );
}

function carriedIn(rows: readonly OutboxRow[]): readonly string[] {
  return rows.filter(hasRightParcel).flatMap(({ carries = [] }) => carries.map(({ orderId }) => orderId));
}

/** Whether the goods of any went with no parcel, neither of this order nor of its own. */
async function isAnyLeftBehind(
  carrier: OrderKey,
  carried: readonly Carried[],
  context: DraftContext,
): Promise<boolean> {
  const rows = (await countedRowsOf(carrier, context)).filter((row) => isFormClosed(row));
  const went = rows.flatMap(({ carries = [] }) => carries.map(({ orderId }) => orderId));
  const looks = carried.map(
    async ({ together: { order } }) =>
      order !== undefined && !went.includes(order.orderId) && !(await isSent(order, context)),
  );
  return (await Promise.all(looks)).includes(true);
}

async function isSent(order: OrderKey, context: DraftContext): Promise<boolean> {
  return (await countedRowsOf(order, context)).some((row) => isFormClosed(row));
}

async function countedRowsOf(order: OrderKey, { account }: DraftContext): Promise<readonly OutboxRow[]> {
  return countedFor(shippedBy(account), await rowsOfOrder(order));
}

async function readCollected(): Promise<readonly Order[]> {
  return (await readCollections()).flatMap(({ orders }) =>
    orders.flatMap(({ reply }) => ('order' in reply ? reply.order : [])),
  );
}

/** The order as its store has it now, kept for the review to show from here on; `null` where nobody could say. */
export async function readCarriedAnew({ store, orderId, link }: OrderReference): Promise<Order | null> {
  const read = await readOrderAgain({ store, orderId, orderLink: link, waiting: null }, Promise.resolve());
  if (read === null || read === 'signed-out') return null;
  await fillCollected(read.order);
  return read.order;
}

/**
 * Merging and undoing it, and writing down what was pressed on either order, take turns: a press that was drafted
 * before would go without the other's goods, or with its amount.
 */
export const joinTurns = new PQueue({ concurrency: 1 });
