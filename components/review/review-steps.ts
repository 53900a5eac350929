import type { FailureCode } from '../../lib/failure';
import type { ReviewIntention } from '../../lib/messaging/views/review';
import type { RowView } from '../../lib/messaging/views/row';
import { findRefusal, isWithdrawn } from '../../lib/outbox/meaning';
import { isOfStore } from '../../lib/outbox/meaning-of-refusal';
import type { ParcelFieldName, ParcelFields } from '../../lib/parcel/parcel-draft';
import type { PressedRow } from '../../lib/review/collection';
import { isShownUnder, mayBeRetried, type Reviewed, type ReviewFilter } from '../../lib/review/review-status';

/** A press of a review: all that is ready, all that was refused and may go again, or one order by itself. */
export type PressOfReview = 'ready' | 'refused' | { readonly orderId: string };

/** What a press ships: each order as it was shown, by its digest. */
export function pressedRows(reviewed: readonly Reviewed[], press: PressOfReview): PressedRow[] {
  return reviewed
    .filter((one) => isPressed(one, press))
    .map(({ order: { orderId, digest } }) => ({ orderId, digest: digest ?? '' }));
}

function isPressed(one: Reviewed, press: PressOfReview): boolean {
  if (press === 'ready') return one.status === 'ready';
  return press === 'refused' ? mayBeRetried(one) : one.order.orderId === press.orderId;
}

export function notQueued(intentions: readonly ReviewIntention[]): ReadonlyMap<string, FailureCode> {
  return new Map(
    intentions.flatMap(({ orderId, failure }) => (failure === null ? [] : [[orderId, failure] as const])),
  );
}

/** What a review begins with: what needs a person, if anything does. */
export function firstFilter(reviewed: readonly Reviewed[]): ReviewFilter {
  return reviewed.some((one) => isShownUnder('needs-you', one)) ? 'needs-you' : 'all';
}

/** @param openId the order whose form is open: it stays in sight while it is mended */
export function shownOrders(
  reviewed: readonly Reviewed[],
  filter: ReviewFilter,
  openId: string | undefined,
): readonly Reviewed[] {
  return reviewed.filter((one) => isShownUnder(filter, one) || one.order.orderId === openId);
}

/** The orders that the store's answer took back since the last look, or kept where their parcel had been refused before. */
export function takenBack(
  before: ReadonlyMap<string, RowView>,
  now: ReadonlyMap<string, RowView>,
): readonly string[] {
  return [...now].flatMap(([orderId, row]) =>
    isStopped(row) && before.get(orderId)?.updatedAt !== row.updatedAt ? [orderId] : [],
  );
}

function isStopped(row: RowView): boolean {
  const code = findRefusal(row)?.code;
  return isWithdrawn(row) || (code !== undefined && isOfStore(code));
}

/** The village itself, the order's words for the place as far as its name does not say them, and the fee in the total. */
const FOLLOWS_VILLAGE: readonly ParcelFieldName[] = ['village', 'streetName', 'totalPrice'];

/** What a person saw of an order, with what they type right now and what follows from it. */
export function withOwn(
  seen: ParcelFields,
  typed: Partial<ParcelFields>,
  fields: ParcelFields,
): ParcelFields {
  const follows = typed.village === undefined ? [] : FOLLOWS_VILLAGE;
  const own = new Set<string>([...Object.keys(typed), ...follows]);
  const stands = Object.entries(fields).filter(([name]) => own.has(name));
  return { ...seen, ...Object.fromEntries(stands) };
}
