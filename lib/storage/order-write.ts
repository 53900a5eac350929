import type { OrderField } from '../stores/order-field';
import type { OrderNote } from './records';

/**
 * What is to stand in a store's order as its parcel goes on: the parcel's code as the tracking number, or a status.
 * `waiting → claimed → shown | written | failed | changed`, and back to `waiting` when the store could not be asked, or
 * something else is to stand there by then.
 */
export interface OrderWrite {
  readonly rowId: string;
  readonly what: OrderField;
  /** The row's store and order: a store's page that is open asks for its own. */
  readonly store: string;
  readonly orderId: string;
  readonly wanted: string;
  /** What stood there before anything was written; `null`: nobody has read it yet. */
  readonly stood: string | null;
  /** What was read or written last: only while that stands there is it changed. */
  readonly last: string | null;
  /** What pages were given to write since: an answer may be lost, so any of it may stand there. Left out: nothing. */
  readonly sent?: readonly string[];
  /** The parcel was marked as wrong: what stood there before is put back. */
  readonly takesBack?: true;
  /**
   * `shown`: read, and waits for a person who has seen what would be written. `failed`: the store refuses it. `changed`:
   * somebody else has written there, and it is left alone. `withdrawn`: the parcel is wrong, and nothing was written.
   */
  readonly state: 'waiting' | 'claimed' | 'shown' | 'written' | 'failed' | 'changed' | 'withdrawn';
  /** The last page's claim: what it says counts for that alone. Left out: it has said so, or an earlier version claimed. */
  readonly claim?: { readonly id: string; readonly to: string };
  /** The tab whose page claimed it last. */
  readonly tabId?: number;
  /** How often a page claimed it. */
  readonly tries: number;
  /** The last change, in milliseconds since the epoch; earlier versions put 0 where it is tried again at once. */
  readonly at: number;
}

/** Milliseconds: a store that takes it from today on is not to be told of all parcels of before. */
export const WAITS = 14 * 24 * 60 * 60_000;

type Tried = Pick<OrderNote | OrderWrite, 'state' | 'tries' | 'at'>;

/** Milliseconds after which a page that claimed something to write and did not settle it counts as closed. */
const ABANDONED = 60_000;
/** Milliseconds after a failed try in which a page that stands open does not try again by itself. */
export const PAUSE = 60_000;

/** The page that claimed it is gone. */
export function isAbandoned({ state, at }: Tried, now: number): boolean {
  return state === 'claimed' && Math.abs(now - at) > ABANDONED;
}

export function isPaused({ tries, at }: Tried, now: number): boolean {
  return tries > 0 && Math.abs(now - at) <= PAUSE;
}
