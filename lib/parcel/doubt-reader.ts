import type { Order } from '../order';
import { doubt } from './finding';
import type { Finding } from './parcel-draft';

/** How many orders a person checks and ships from a store whose reader is not proven, before one press may ship the next. */
export const ORDERS_TO_CONFIRM = 3;

/**
 * A reader written without a page of the running store may confuse two data and still be sure. So a person compares the
 * first orders with the page; by shipping them the person confirms that the reading was right.
 * @param shipped how many orders of this store were shipped
 */
export function doubtReader({ verified }: Pick<Order, 'verified'>, shipped: number): readonly Finding[] {
  if (verified || shipped >= ORDERS_TO_CONFIRM) return [];
  return [doubt('referenceNumber', 'reader-unproven', { done: shipped, needed: ORDERS_TO_CONFIRM })];
}
