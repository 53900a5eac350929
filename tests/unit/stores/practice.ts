import { practiceOrders } from '../../stores/orders';
import type { PracticeOrder } from '../../stores/practice-order';

/** An order of the practice shop. */
export function practice(id: number): PracticeOrder {
  const order = practiceOrders.find((any) => any.id === id);
  if (order === undefined) throw new Error(`no order ${id}`);
  return order;
}
