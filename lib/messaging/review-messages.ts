import * as z from 'zod/mini';
import { ORDER_LIMITS } from '../order-limits';
import { type CollectedOrder, MOST_COLLECTED } from '../review/collection';
import { PRICES_OF } from '../sheet/said-goods';
import { SHEET_ROLES } from '../sheet/sheet-columns';
import { MOST_OF_SHEET, type SheetLine } from '../sheet/sheet-lines';
import { content, page } from './define-message';
import { digest, id, order, parcelCode, storeIdentity, storeOrderId, wholeNumber } from './inputs';
import { countLook, perSite } from './rate';
import type { ListView } from './views/list';
import type { OpenReview, ReviewIntention, ReviewOrder, ReviewOutcome } from './views/review';

const sheetLine: z.ZodMiniType<SheetLine> = z.partialRecord(
  z.enum(SHEET_ROLES),
  z.string().check(z.maxLength(ORDER_LIMITS.note + 1)),
) as z.ZodMiniType<SheetLine>;
const collectedOrder = z.object({
  orderId: storeOrderId,
  number: z.nullable(z.string().check(z.maxLength(ORDER_LIMITS.line))),
  link: z.string().check(z.maxLength(ORDER_LIMITS.line)),
  reply: z.union([z.object({ order }), z.object({ missing: z.string().check(z.maxLength(200)) })]),
}) satisfies z.ZodMiniType<CollectedOrder>;
const reviewed = { collectionId: id, orderId: storeOrderId };
const pressedRow = z.object({ orderId: storeOrderId, digest });

export const reviewMessages = {
  'orders/list-script': content().unpaced('it brings our own script to its own tab'),
  'orders/listed': content({
    store: storeIdentity,
    orderIds: z.array(storeOrderId).check(z.maxLength(MOST_COLLECTED)),
    /** Parcel codes found in the orders themselves, from any machine. */
    shipped: z.array(z.object({ orderId: storeOrderId, parcelCode })).check(z.maxLength(MOST_COLLECTED)),
  })
    .atMost(countLook)
    .answers<ListView>(),
  'orders/collected': content({
    store: storeIdentity,
    orders: z.array(collectedOrder).check(z.minLength(1), z.maxLength(MOST_COLLECTED)),
  }).atMost(perSite(20)),
  /** The orders of a collection, or those chosen last, drafted; `null`: none were chosen. */
  'review/open': page({ collectionId: z.exactOptional(id) }).answers<OpenReview | null>(),
  /** A sheet's orders are what is reviewed next, unless some were there before and nobody said what they are. */
  'review/collect-sheet': page({
    accountId: id,
    source: z.string().check(z.minLength(1), z.maxLength(60)),
    lines: z.array(sheetLine).check(z.minLength(1), z.maxLength(MOST_OF_SHEET)),
    /** The places of lines that are hidden in the sheet and make no orders. */
    hidden: z.array(wholeNumber).check(z.maxLength(MOST_OF_SHEET)),
    repeated: z.nullable(z.enum(['same', 'new'])),
    pricesOf: z.enum(PRICES_OF),
  }).answers<{ readonly before: number }>(),
  /** The same orders as they stand now: read anew when something changed. */
  'review/reread': page({ collectionId: id }).answers<OpenReview>(),
  'review/read': page(reviewed).answers<ReviewOrder>(),
  'review/outcomes': page({ collectionId: id }).answers<readonly ReviewOutcome[]>(),
  /** Intends each of these that is certain and still what was shown, and sends them a few at once. */
  'review/ship': page({
    collectionId: id,
    rows: z.array(pressedRow).check(z.minLength(1), z.maxLength(MOST_OF_SHEET)),
  }).answers<readonly ReviewIntention[]>(),
  /** True only after the person was told that the service refused a second parcel to the phone. */
  'review/force': page({ collectionId: id, orderId: storeOrderId, digest }).answers<
    readonly ReviewIntention[]
  >(),
  /** By the address that an open tab of the store knows; `at-link`: no tab does, and the order's link was opened. */
  'review/open-order': page(reviewed).answers<{ readonly opened: 'order' | 'at-link' }>(),
  'review/stop': page({ collectionId: id }),
  'review/resume': page({ collectionId: id }),
  /** What a person decided about orders that share a phone; `merged` puts this one into the other's parcel. */
  'review/together': page({
    collectionId: id,
    orderId: storeOrderId,
    choice: z.enum(['held', 'both', 'merged', 'undecided']),
    with: z.nullable(storeOrderId),
    /** The orders that `both` names (`draftKey`). */
    beside: z.exactOptional(z.array(z.string()).check(z.maxLength(MOST_OF_SHEET))),
  }),
} as const;
