import type { StorePlace } from './definition';

/** The address of an order in an admin that has its orders at `orders/<id>`. */
export function orderLink({ origin, basePath }: StorePlace, orderId: string): string {
  return `${origin}${basePath}orders/${orderId}`;
}
