import type { PageOrder } from '../../order';
import { StorePageError } from '../adapter';

/**
 * Passes on what was read of a page whose program may change its address before it draws the order: what the page said
 * of one order is not believed of another until it says something else.
 * @throws StorePageError
 */
export function drawnLate(): (order: PageOrder) => PageOrder {
  let before: string | undefined;
  let beforeId: string | undefined;
  return (order) => {
    // By its address a number is more or less sure, so it tells nothing.
    const said = JSON.stringify([order.shipping, order.items, order.total]);
    if (said === before && order.id !== beforeId) throw new StorePageError('taught', 'order');
    before = said;
    beforeId = order.id;
    return order;
  };
}
