import type { Order } from '../order';
import { doubt } from './finding';
import type { Finding } from './parcel-draft';

/** Orders a person ships themselves from a store whose reader is not proven, before one press may ship the next. */
export const ORDERS_TO_CONFIRM = 3;

/**
 * A reader written without a page of the running store may read one datum as another, and be sure of it. So a person
 * compares the first orders; that they shipped them says that the reading was right.
 * @param shipped how many orders of this store were shipped
 */
export function doubtReader({ verified }: Pick<Order, 'verified'>, shipped: number): readonly Finding[] {
  if (verified || shipped >= ORDERS_TO_CONFIRM) return [];
  return [doubt('referenceNumber', 'reader-unproven', { done: shipped, needed: ORDERS_TO_CONFIRM })];
}
