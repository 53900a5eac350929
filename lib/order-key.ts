import { factValue, type Order } from './order';
import { storeKey } from './store-key';

/** An order: its store's key (`storeKey`) and its own id there. */
export interface OrderKey {
  readonly store: string;
  readonly orderId: string;
}

/** Under which what was typed for an order is kept. */
export function draftKey({ store, orderId }: OrderKey): string {
  return `${store} ${orderId}`;
}

export function orderKeyOf({ store, id }: Pick<Order, 'store' | 'id'>): OrderKey {
  return { store: storeKey(store), orderId: id };
}

/** Under which what was typed for an order that was read is kept. */
export function draftKeyOf(order: Pick<Order, 'store' | 'id'>): string {
  return draftKey(orderKeyOf(order));
}

/** Which order a parcel is for; a form filled by hand is an order of its own, in the store `manual`. */
export interface OrderReference {
  /** The store's origin and admin path. */
  readonly store: string;
  readonly orderId: string;
  readonly number: string | null;
  readonly link: string | null;
}

export function referenceOf(order: Order): OrderReference {
  return { ...orderKeyOf(order), number: factValue(order.number), link: order.link };
}

/** Under which what is typed is kept for one more parcel like that of a row. */
export function keyOfAgain(rowId: string): string {
  return `again ${rowId}`;
}

/** The one form without an order; where it is kept and what its store is called. */
export const MANUAL = 'manual';
