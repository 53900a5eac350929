import type { Decimal, Order } from '../../../lib/order';
import { draftKeyOf, referenceOf } from '../../../lib/order-key';
import { isHandedOver } from '../../../lib/outbox/meaning';
import { rowsOfOrder } from '../../../lib/outbox/queue';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import { fillCollected, readCollections } from '../../../lib/review/collected-orders';
import { seenOf } from '../../../lib/review/together';
import { findCarriedBy } from '../../../lib/typed/carried-orders';
import { type DraftContext, draftOrder } from '../drafting/draft-order';
import { readOrderAgain } from './read-again';

/**
 * Whether an order whose goods this parcel carries is not what it was when it was put in: paid, cancelled, changed or
 * shipped on its own since. An amount that a person wrote over the sum is theirs.
 * @param shownFee of the parcel, where the company cannot be asked for it
 * @param asksStore has the store say once more what it holds; else the orders count as they were read last
 */
export async function isCarriedOtherwise(
  carrierKey: string,
  { fields }: Pick<ParcelDraft, 'fields'>,
  context: DraftContext,
  shownFee: Decimal | null,
  asksStore: boolean,
): Promise<boolean> {
  const carried = await findCarriedBy(carrierKey);
  if (!carried.some(({ together }) => together.merged.totalPrice === fields.totalPrice)) return false;
  const collections = await readCollections();
  const orders = collections.flatMap((one) =>
    one.orders.flatMap(({ reply }) => ('order' in reply ? reply.order : [])),
  );
  const looks = carried.map(async ({ key, together: { seen } }) => {
    const known = orders.find((order) => draftKeyOf(order) === key);
    if (known === undefined || seen === undefined) return false;
    const reference = referenceOf(known);
    if ((await rowsOfOrder(reference)).some((row) => isHandedOver(row))) return true;
    const order = asksStore ? await readAnew(known) : known;
    const { draft } = await draftOrder(order, context, {}, shownFee);
    const { totalPrice, village, doubts } = seenOf(draft);
    const isSame = totalPrice === seen.totalPrice && village === seen.village;
    return !isSame || doubts.some((code) => !seen.doubts.includes(code));
  });
  return (await Promise.all(looks)).includes(true);
}

/** The order as its store has it now, which the review shows from here on; as it was where nobody could say. */
async function readAnew(known: Order): Promise<Order> {
  const { store, orderId, link } = referenceOf(known);
  const read = await readOrderAgain({ store, orderId, orderLink: link }, Promise.resolve());
  if (read === null || read === 'signed-out') return known;
  await fillCollected(read.order);
  return read.order;
}
