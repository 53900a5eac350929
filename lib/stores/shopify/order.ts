import { DECIMAL, isZero, subtractDecimals, sumDecimals } from '../../decimal';
import {
  type Decimal,
  type Fact,
  factValue,
  known,
  type Order,
  type OrderItem,
  type Party,
  type StoreIdentity,
  unknown,
} from '../../order';
import { blankOrder, blankParty } from '../blank-order';
import { customFieldsOf, dataField } from '../custom-fields';
import { joinNames, lineFact, noteFact, patternFact } from '../facts';
import { jsonLines, jsonObject } from '../json';
import { localTime } from '../local-time';
import { meaningOf } from '../status-meaning';
import { readAmounts, readTotal } from './amounts';
import { orderLink } from './definition';
import { currencyFact, moneyFact, nonNegativeMoneyFact } from './money';
import { readMethod, readPayment } from './payment';
import { STATUSES } from './statuses';

const FROM = 'store-data';

type Json = ReturnType<typeof jsonObject>;

/**
 * An order as the admin's interface answers it. `null` when the answer has errors, in whole or in part, or is not
 * that order; a part that has another shape than it should is an unknown fact. Never throws.
 */
export function findOrderInAnswer(answer: unknown, store: StoreIdentity, orderId: string): Order | null {
  const { data, errors } = jsonObject(answer);
  const json = jsonObject(jsonObject(data).order);
  if (errors !== undefined || json.id !== `gid://shopify/Order/${orderId}`) return null;
  const name = lineFact(json.name, FROM);
  const financial = lineFact(json.displayFinancialStatus, FROM);
  const status = readStatus(json, financial);
  const received = nonNegativeMoneyFact(json.totalReceivedSet);
  const refundedTotal = nonNegativeMoneyFact(json.totalRefundedSet);
  const outstanding = moneyFact(json.totalOutstandingSet);
  const paymentMethod = readMethod(json.paymentGatewayNames);
  const amounts = readAmounts(json);
  return {
    ...blankOrder(store, orderId, orderLink(store, orderId)),
    number: name.known ? lineFact(name.value.replace(/^#/, ''), FROM) : name,
    status,
    ...meaningOf(STATUSES, factValue(status)),
    createdAt: localTime(json.createdAt),
    shipping: readParty(json.shippingAddress),
    billing: withContact(readParty(json.billingAddress), json.phone),
    ...amounts,
    items: readItems(json.lineItems, amounts.itemsTotal),
    currency: currencyFact([json.currentTotalPriceSet, json.totalOutstandingSet, json.totalReceivedSet]),
    total: readTotal(json),
    refundedTotal,
    paidTotal: received,
    payment: readPayment(
      { status: financial, received, refunded: refundedTotal, outstanding },
      paymentMethod,
      json.transactions,
    ),
    paymentMethod,
    customerNote: noteFact(json.note, FROM),
    ...customFieldsOf(readAttributes(json.customAttributes)),
    ...(isVirtual(json.lineItems) && { isVirtual: true }),
  };
}

/** "Additional details": what the shop's cart or checkout asked besides. */
function readAttributes(raw: unknown) {
  const attributes = Array.isArray(raw) ? raw.map(jsonObject) : [];
  return attributes.flatMap(({ key, value }) => dataField('order', key, value));
}

/** The status of an order that ended comes before that of its packing. */
function readStatus(json: Json, financial: Fact<string>): Fact<string> {
  if (typeof json.cancelledAt === 'string') return known('CANCELLED', FROM);
  const ended = financial.known && /^(?:VOIDED|REFUNDED|EXPIRED)$/.test(financial.value);
  return ended ? financial : lineFact(json.displayFulfillmentStatus, FROM);
}

/** `null` stands for an address that the order does not have, and for an empty field. */
function readParty(raw: unknown): Party {
  if (raw === null) return blankParty('absent');
  const line = jsonLines(raw);
  return {
    name: joinNames(line('firstName'), line('lastName')),
    company: line('company'),
    phone: line('phone'),
    address1: line('address1'),
    address2: line('address2'),
    city: line('city'),
    state: line('province'),
    postcode: line('zip'),
    country: patternFact(line('countryCodeV2'), /^[A-Z]{2}$/),
  };
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
  return nodes.map(jsonObject).filter(({ currentQuantity }) => currentQuantity !== 0);
}

/** Each line says that it needs no shipping: `requiresShipping`, documented for LineItem (shopify.dev), null for none. */
function isVirtual(lineItems: unknown): boolean {
  const lines = linesLeft(lineItems);
  return lines.length > 0 && lines.every(({ requiresShipping }) => requiresShipping === false);
}

/**
 * What is still to be delivered. A line's amount has its own discounts taken off, but not the order's: so lines
 * count as known when they add up to the order's subtotal. Of a list with further pages all is unknown.
 */
function readItems(lineItems: unknown, itemsTotal: Fact<Decimal>): OrderItem[] {
  const lines = linesLeft(lineItems);
  const amounts = lines.map(({ discountedTotalSet }) => factValue(moneyFact(discountedTotalSet)));
  const whole = lines.every(({ quantity, currentQuantity }) => quantity === currentQuantity);
  const sum = amounts.every((amount) => amount !== null) ? sumDecimals(amounts) : null;
  const agrees = whole && sum !== null && itemsTotal.known && isZero(subtractDecimals(sum, itemsTotal.value));
  return lines.flatMap((line) => {
    const name = lineFact(line.name, FROM);
    if (!name.known) return [];
    const amount = moneyFact(line.discountedTotalSet);
    const count = line.currentQuantity;
    return [
      {
        name: name.value,
        sku: factValue(lineFact(line.sku, FROM)),
        quantity: patternFact(lineFact(typeof count === 'number' ? String(count) : count, FROM), DECIMAL),
        amount: agrees || !amount.known ? amount : unknown('ambiguous', amount.value),
      },
    ];
  });
}
