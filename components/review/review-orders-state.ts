import { type ReadonlySignal, signal } from '@preact/signals';
import type { send } from '../../lib/messaging/send';
import type { OpenReview, ReviewOrder } from '../../lib/messaging/views/review';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import { withChangesOf } from '../../lib/review/changes';
import { type Seen, withAmountsSeen } from './seen';

export type ReviewOrders = ReturnType<typeof createReviewOrders>;

/**
 * The orders of a review as they were drafted last, and what of them the person has seen.
 * @param want is told of each order that was drafted anew
 */
export function createReviewOrders(
  view: OpenReview,
  ask: typeof send,
  want: (order: ReviewOrder) => void,
  seenBefore: Seen,
) {
  const { collectionId, accountId } = view;
  const orders = signal(view.orders);
  const openPhones = signal(view.openPhones);
  /** The store ships with another account by now. */
  const moved = signal(false);
  const { seen, seeNew, ...seeing } = createSeen(orders, seenBefore);

  /** What is drafted anew: its amounts count as seen, and so does what is shown for the first time. */
  function take(drafted: readonly ReviewOrder[], next: readonly ReviewOrder[]): void {
    seen.value = withAmountsSeen(seen.peek(), orders.peek(), drafted);
    orders.value = next;
    drafted.forEach(want);
    seeNew();
  }

  seeNew();
  return {
    orders,
    openPhones,
    moved,
    seen,
    ...seeing,
    /** One order drafted anew; `null`: it could not be read, and the last reading stays. */
    async reread(orderId: string): Promise<ReviewOrder | null> {
      const order = await ask('review/read', { collectionId, orderId }).catch(() => null);
      if (order === null) return null;
      take(
        [order],
        orders.peek().map((one) => (one.orderId === order.orderId ? order : one)),
      );
      return order;
    },
    /** @returns whether they could be read; the last reading stays until then, and each press is checked against it */
    async rereadAll(): Promise<boolean> {
      const now = await ask('review/reread', { collectionId }).catch(() => null);
      if (now === null) return false;
      moved.value = now.accountId !== accountId;
      if (!moved.peek()) {
        openPhones.value = now.openPhones;
        take(now.orders, now.orders);
      }
      return true;
    },
  };
}

function createSeen(orders: ReadonlySignal<readonly ReviewOrder[]>, before: Seen) {
  const seen = signal(before);
  const see = (orderId: string, fields: ParcelFields | undefined) => {
    if (fields !== undefined) seen.value = new Map(seen.peek()).set(orderId, fields);
  };
  return {
    seen,
    /** Marks what is shown for the first time as seen. */
    seeNew(): void {
      const fresh = orders.peek().flatMap(({ orderId, form }) => {
        return form === null || seen.peek().has(orderId) ? [] : [[orderId, form.draft.fields] as const];
      });
      if (fresh.length > 0) seen.value = new Map([...seen.peek(), ...fresh]);
    },
    /** The person looked at what became of an order since they saw it. */
    look(orderId: string): void {
      see(orderId, orders.peek().find((order) => order.orderId === orderId)?.form?.draft.fields);
    },
    /** Marks what the person typed into a row's form, and what followed from it, as seen. */
    onLeft(orderId: string, opened: ParcelFields, left: ParcelFields): void {
      const known = seen.peek().get(orderId);
      if (known !== undefined) see(orderId, withChangesOf(known, opened, left));
    },
  };
}
