import { isSameAmount, sumKnown } from '../../decimal';
import {
  type Decimal,
  type Fact,
  factValue,
  known,
  type OrderItem,
  type PageOrder,
  type Party,
} from '../../order';
import { customFieldsOf, dataField } from '../custom-fields';
import { ambiguous, lineFact } from '../facts';
import { type Json, jsonList, jsonObject } from '../json';
import { mapOrder, type OrderShape } from '../map-order';
import { deliveryNames } from '../sent-facts';
import { moneyFact, readAmounts, readCurrency, readTotal } from './amounts';
import { readMethod, readShopifyPayment } from './payment';

const FROM = 'store-data';

const SHAPE: OrderShape = {
  number: 'name',
  status: 'displayFulfillmentStatus',
  paidTotal: 'totalReceivedSet',
  refundedTotal: 'totalRefundedSet',
  customerNote: 'note',
  shipping: 'shippingAddress',
  billing: 'billingAddress',
  address: {
    name: 'firstName + lastName',
    company: 'company',
    phone: 'phone',
    address1: 'address1',
    address2: 'address2',
    city: 'city',
    state: 'province',
    postcode: 'zip',
    country: 'countryCodeV2',
  },
  items: {
    at: 'lineItems',
    name: 'name',
    quantity: 'currentQuantity',
    amount: ({ discountedTotalSet }) => moneyFact(discountedTotalSet),
  },
  amount: moneyFact,
};

export function readShopifyAnswer(json: Json, sent: PageOrder): PageOrder {
  const lineItems = linesLeft(json.lineItems);
  const order = mapOrder({ ...json, lineItems }, SHAPE, sent);
  const { number } = order;
  const financial = lineFact(json.displayFinancialStatus, FROM);
  const paymentMethod = readMethod(json.paymentGatewayNames);
  const { itemsTotal, ...amounts } = readAmounts(json);
  return {
    ...order,
    number: number.known ? lineFact(number.value.replace(/^#/, ''), FROM) : number,
    status: readStatus(json, financial, order.status),
    billing: withContact(order.billing, json.phone),
    ...amounts,
    items: asFarAsTheyAddUp(order.items, lineItems, itemsTotal),
    currency: readCurrency([json.currentTotalPriceSet, json.totalOutstandingSet, json.totalReceivedSet]),
    total: readTotal(json),
    payment: readShopifyPayment(json, financial, paymentMethod, order),
    paymentMethod,
    ...findDelivery(json),
    ...customFieldsOf(
      // "Additional details": what the shop's cart or checkout asked besides.
      jsonList(json.customAttributes).flatMap(({ key, value }) => dataField('order', key, value)),
    ),
    // Each line says that it needs no shipping: documented for LineItem (shopify.dev), null for none.
    ...(lineItems.length > 0 &&
      lineItems.every(({ requiresShipping }) => requiresShipping === false) && { isVirtual: true }),
  };
}

/** The status of an order that ended comes before that of its packing. */
function readStatus(json: Json, financial: Fact<string>, packing: Fact<string>): Fact<string> {
  if (typeof json.cancelledAt === 'string') return known('CANCELLED', FROM);
  const ended = financial.known && /^(?:VOIDED|REFUNDED|EXPIRED)$/.test(financial.value);
  return ended ? financial : packing;
}

/** The phone that the customer left beside the addresses: at many checkouts the only one. */
function withContact(billing: Party, phone: unknown): Party {
  const isAbsent = !billing.phone.known && billing.phone.why === 'absent';
  return isAbsent && typeof phone === 'string' ? { ...billing, phone: lineFact(phone, FROM) } : billing;
}

/** What is still in the order; none where the list has further pages. */
function linesLeft(lineItems: unknown): readonly Json[] {
  const { nodes, pageInfo } = jsonObject(lineItems);
  if (!Array.isArray(nodes) || jsonObject(pageInfo).hasNextPage !== false) return [];
  return jsonList(nodes).filter(({ currentQuantity }) => currentQuantity !== 0);
}

/**
 * What is still to be delivered. A line's amount has its own discounts taken off, but not the order's: so lines
 * count as known when they add up to the order's subtotal. Of a list with further pages all is unknown.
 */
function asFarAsTheyAddUp(
  items: readonly OrderItem[],
  lines: readonly Json[],
  itemsTotal: Fact<Decimal>,
): readonly OrderItem[] {
  const amounts = lines.map(({ discountedTotalSet }) => factValue(moneyFact(discountedTotalSet)));
  const whole = lines.every(({ quantity, currentQuantity }) => quantity === currentQuantity);
  const sum = sumKnown(amounts);
  const agrees = whole && sum !== null && itemsTotal.known && isSameAmount(sum, itemsTotal.value);
  return items.map((item) => (agrees ? item : { ...item, amount: ambiguous(item.amount) }));
}

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
