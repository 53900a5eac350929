import type { OrderWrite } from './order-write';
import type { OrderNote } from './records';

/**
 * Milliseconds that something waits to be written into an order by itself. A store that takes it from today on is not to be
 * told of all parcels of before: some put each into the order's history, or mail the customer.
 */
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

/** It was tried just now. */
export function isPaused({ tries, at }: Tried, now: number): boolean {
  return tries > 0 && Math.abs(now - at) <= PAUSE;
}
