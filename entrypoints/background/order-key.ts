import type { Order } from '../../lib/order';
import { storeKey } from '../../lib/store-key';

/** Under which what was typed for an order is kept. */
export function draftKey({ store, orderId }: { readonly store: string; readonly orderId: string }): string {
  return `${store} ${orderId}`;
}

/** Where an order's draft and rows are kept: the store's key (`storeKey`) and the order's own id. */
export function orderKeyOf({ store, id }: Pick<Order, 'store' | 'id'>): { store: string; orderId: string } {
  return { store: storeKey(store), orderId: id };
}
