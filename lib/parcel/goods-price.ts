import { addDecimals, addUp, compareDecimals, isDecimal, isSameAmount } from '../decimal';
import type { Decimal, Fact, Order } from '../order';

export type PricedOrder = Pick<
  Order,
  'items' | 'total' | 'shippingTotal' | 'feesTotal' | 'taxTotal' | 'refundedTotal'
>;

/**
 * Spec: `actual_price`, "parcel price only". `null` unless beyond doubt: every line known, no tax (lines are before
 * tax), nothing refunded, and lines, delivery and fees adding up to the order's total where all are known.
 */
export function findGoodsPrice(order: PricedOrder): Decimal | null {
  const lines = order.items.map((item) => sureAmount(item.amount));
  if (lines.length === 0 || !lines.every((line) => line !== null)) return null;
  if (!isNothing(order.taxTotal) || !isNothing(order.refundedTotal)) return null;
  const goods = addUp(lines);
  if (compareDecimals(goods, '0') < 0) return null;
  const total = sureAmount(order.total);
  const delivery = sureAmount(order.shippingTotal);
  const fees = sureAmount(order.feesTotal);
  if (total === null || delivery === null || fees === null) return goods;
  return isSameAmount(addDecimals(goods, delivery, fees), total) ? goods : null;
}

function sureAmount(fact: Fact<Decimal>): Decimal | null {
  return fact.known && fact.sure && isDecimal(fact.value) ? fact.value : null;
}

/** Whether an order surely has none of something: zero, or the store has no such datum for it. */
function isNothing(fact: Fact<Decimal>): boolean {
  if (!fact.known) return fact.why === 'absent';
  const amount = sureAmount(fact);
  return amount !== null && compareDecimals(amount, '0') === 0;
}
