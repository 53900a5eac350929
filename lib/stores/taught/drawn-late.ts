import type { Fact, PageOrder } from '../../order';
import { StorePageError } from '../adapter';

/**
 * Passes on what was read of a page whose program may change its address before it draws the order: what the page said
 * of one order is not believed of another until it says something else. Somebody may have ordered the same twice: where
 * the page shows another number too, the order is passed on, and a person asked whether it is drawn already.
 * @throws StorePageError
 */
export function drawnLate(): (order: PageOrder) => PageOrder {
  let before: PageOrder | undefined;
  return (order) => {
    if (before === undefined || order.id === before.id || saidOf(order) !== saidOf(before)) {
      before = order;
      return order;
    }
    const { number, shipping, total } = order;
    const isOther = number.known && before.number.known && number.value !== before.number.value;
    if (!isOther) throw new StorePageError('taught', 'order');
    return {
      ...order,
      shipping: { ...shipping, name: unsure(shipping.name), phone: unsure(shipping.phone) },
      total: unsure(total),
    };
  };
}

/** By its address a number is more or less sure, so it tells nothing here. */
function saidOf({ shipping, items, total }: PageOrder): string {
  return JSON.stringify([shipping, items, total]);
}

function unsure<Value>(fact: Fact<Value>): Fact<Value> {
  return fact.known ? { ...fact, sure: false } : fact;
}
