import type { PageOrder } from '../../order';
import { type Json, jsonList, jsonObject } from '../json';
import { deliveryNames } from '../sent-facts';

/**
 * How an order is delivered, asked for apart from the order: who may see orders may not see this, and a part that is
 * refused would have Shopify refuse the whole. Fields as shopify.dev documents `Order.shippingLine`,
 * `Order.fulfillmentOrders` and `DeliveryMethod.methodType` (there since 2020-10), and as public programs ask for them.
 */
export const DELIVERY_QUERY = `query ShahnaDelivery($id: ID!) {
  order(id: $id) {
    shippingLine { title code }
    fulfillmentOrders(first: 20) { nodes { deliveryMethod { methodType } } }
  }
}`;

/** `DeliveryMethodType`: the customer comes for the goods, or took them in the shop. A pickup point is delivered to. */
const COLLECTED: ReadonlySet<unknown> = new Set(['PICK_UP', 'RETAIL']);

/**
 * Whether the customer collects it: by what Shopify says its delivery is, or by what the shop calls it. Where Shopify said
 * nothing of that, one without an address to bring it to may be collected: a person is asked. Never throws.
 */
export function findDelivery(order: Json): Pick<PageOrder, 'isPickedUp' | 'deliveryNames'> {
  const { nodes } = jsonObject(order.fulfillmentOrders);
  const methods = jsonList(nodes).map(({ deliveryMethod }) => jsonObject(deliveryMethod));
  const isUntold = order.fulfillmentOrders === undefined && order.shippingAddress === null;
  if (isUntold || methods.some(({ methodType }) => COLLECTED.has(methodType))) return { isPickedUp: true };
  const { title, code } = jsonObject(order.shippingLine);
  return deliveryNames([title, code].map((name) => (typeof name === 'string' ? name : null)));
}
