import type { Order, StoreIdentity } from '../order';

/** One order chosen on a store's list: what was read of it, or what was missing. */
export interface CollectedOrder {
  readonly orderId: string;
  /** As the list shows it; `null` where it does not. */
  readonly number: string | null;
  /** The address of the order's page in the store. */
  readonly link: string;
  readonly reply: { readonly order: Order } | { readonly missing: string };
  /** When it was read last, in milliseconds since the epoch; earlier versions left it out where that was as it was chosen. */
  readonly readAt?: number;
}

/** The orders that a person chose on a list in one go, in the list's order: what a review begins with. */
export interface Collection {
  readonly id: string;
  readonly store: StoreIdentity;
  /** Milliseconds since the epoch; later than it was where an earlier one says so, since the last is the newest. */
  readonly collectedAt: number;
  /** A press whose orders are not all in the outbox yet. */
  readonly pressed?: Omit<ReviewPress, 'collectionId'>;
  /** Each order once; at least one, at most `MOST_COLLECTED`. */
  readonly orders: readonly CollectedOrder[];
}

/** Orders that one collection may hold: more than the longest page of a list. */
export const MOST_COLLECTED = 500;

export interface PressedRow {
  readonly orderId: string;
  readonly digest: string;
}

/** What one press in a review ships, kept with its collection from the press until each order is in the outbox. */
export interface ReviewPress {
  readonly collectionId: string;
  readonly rows: readonly PressedRow[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}
