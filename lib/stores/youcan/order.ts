import { DECIMAL, multiplyDecimals } from '../../decimal';
import {
  type Decimal,
  type Fact,
  factValue,
  known,
  type Order,
  type OrderItem,
  type Party,
  type Payment,
  type StoreIdentity,
  unknown,
} from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { blankOrder, blankParty } from '../blank-order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { joinNames, lineFact, patternFact } from '../facts';
import { jsonAmount, jsonLines, jsonObject } from '../json';
import { localTime } from '../local-time';
import { deliveryNames } from '../sent-facts';
import { orderLink } from './definition';

const FROM = 'store-data';

/**
 * An order as YouCan's interface is documented to answer it (developer.youcan.shop, entities `order` and `address`,
 * and the example answers of its public documentation; looked at on 2026-11-22). `null` when the answer is not that
 * order; a part that has another shape than it should is an unknown fact. Never throws.
 */
export function findOrderInAnswer(answer: unknown, store: StoreIdentity, orderId: string): Order | null {
  const whole = jsonObject(answer);
  // Lists of it stand in `data`; so may the one.
  const json = whole.id === undefined ? jsonObject(whole.data) : whole;
  if (typeof json.id !== 'string' || json.id.toLowerCase() !== orderId) return null;
  const payment = jsonObject(json.payment);
  const shipping = jsonObject(json.shipping);
  const method = lineFact(jsonObject(payment.payload).gateway, FROM);
  const way = jsonLines(shipping.payload);
  return {
    ...blankOrder(store, orderId, orderLink(orderId)),
    number: lineFact(json.ref, FROM),
    status: lineFact(jsonObject(json.status_object).slug, FROM),
    createdAt: localTime(json.created_at),
    shipping: readParty(shipping.address),
    billing: readParty(payment.address),
    items: readItems(json.variants),
    currency: readCurrency(json.currency, json.customer_currency),
    shippingTotal: jsonAmount(shipping.price),
    taxTotal: jsonAmount(json.vat),
    total: jsonAmount(json.total),
    refundedTotal: readRefunds(json.refunds),
    payment: readPayment(lineFact(payment.status_text, FROM), method),
    paymentMethod: method,
    // The zone of delivery that was chosen: its name for the shop, and for the customer.
    ...deliveryNames([factValue(way('name')), factValue(way('display_name'))]),
    // `notes` are the seller's own; what customers write stands in fields of the shop's.
  };
}

/** An address that there is none of is an empty list. */
function readParty(raw: unknown): Party {
  if (Array.isArray(raw) && raw.length === 0) return blankParty('absent');
  const fields = jsonObject(raw);
  const line = jsonLines(raw);
  const whole = line('full_name');
  return {
    name: whole.known ? whole : joinNames(line('first_name'), line('last_name')),
    company: line('company'),
    phone: line('phone'),
    address1: line('first_line'),
    address2: line('second_line'),
    city: line('city'),
    // Countries have the one or the other.
    state: fields.state === null || fields.state === undefined ? line('region') : line('state'),
    postcode: line('zip_code'),
    country: patternFact(line('country_code'), /^[A-Z]{2}$/),
  };
}

/** Prices are before the discounts, which are of the whole order. */
function readItems(raw: unknown): OrderItem[] {
  const lines = Array.isArray(raw) ? raw.slice(0, ORDER_LIMITS.items) : [];
  return lines.flatMap((one) => {
    const line = jsonObject(one);
    const variant = jsonObject(line.variant);
    const name = lineFact(jsonObject(variant.product).name, FROM);
    if (!name.known) return [];
    const quantity = patternFact(jsonAmount(line.quantity), DECIMAL);
    const price = jsonAmount(line.price);
    const amount: Fact<Decimal> =
      quantity.known && price.known
        ? known(multiplyDecimals(price.value, quantity.value), FROM, false)
        : unknown('not-shown');
    return [{ name: name.value, sku: factValue(lineFact(variant.sku, FROM)), quantity, amount }];
  });
}

/** Amounts are in the shop's currency; what a customer with another one was shown is not what is written here. */
function readCurrency(shop: unknown, customer: unknown): Fact<string> {
  const code = patternFact(lineFact(shop, FROM), /^[A-Z]{3}$/);
  const isOther = typeof customer === 'string' && customer !== '' && customer !== shop;
  return isOther && code.known ? unknown('ambiguous', `${code.value} / ${customer}`.slice(0, 100)) : code;
}

function readRefunds(raw: unknown): Fact<Decimal> {
  if (!Array.isArray(raw)) return unknown('not-shown');
  return raw.length === 0 ? known('0', FROM) : unknown('ambiguous');
}

/** A cash order that is recorded as paid may have been paid at hand-over. */
function readPayment(status: Fact<string>, method: Fact<string>): Fact<Payment> {
  if (!status.known) return status;
  const isCash = method.known && saysCashOnDelivery(method.value);
  if (status.value === 'paid') return known(isCash ? 'doubtful' : 'paid', FROM, method.known);
  if (status.value === 'unpaid' || (status.value === 'pending' && isCash)) return known('unpaid', FROM);
  return unknown('ambiguous', status.value);
}
