import { multiplyDecimals } from '../../decimal';
import {
  type CustomField,
  type Decimal,
  type Fact,
  factValue,
  known,
  type PageOrder,
  type Payment,
  unknown,
} from '../../order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { customFieldsOf, dataField, metadataFields } from '../custom-fields';
import { currencyFact, lineFact } from '../facts';
import { type Json, jsonAmount, jsonList, jsonObject } from '../json';
import { mapOrder, type OrderShape } from '../map-order';

const FROM = 'store-data';

/** `notes` are the seller's own; what customers write stands in fields of the shop's. */
const SHAPE: OrderShape = {
  number: 'ref',
  // Its label where its code did not come.
  status: 'status_object.slug | status_new',
  shippingTotal: 'shipping.price',
  taxTotal: 'vat',
  total: 'total',
  paymentMethod: 'payment.payload.gateway',
  // The zone of delivery that was chosen: its name for the shop, and for the customer.
  delivery: ['shipping.payload.name', 'shipping.payload.display_name'],
  shipping: 'shipping.address',
  billing: 'payment.address',
  address: {
    name: 'full_name | first_name + last_name',
    company: 'company',
    phone: 'phone',
    address1: 'first_line',
    address2: 'second_line',
    city: 'city',
    // Countries have the one or the other.
    state: 'state | region',
    postcode: 'zip_code',
    country: 'country_code',
  },
  items: {
    at: 'variants',
    name: 'variant.product.name',
    quantity: 'quantity',
    amount: readLineAmount,
  },
};

/**
 * An order as YouCan's interface is documented to answer it (developer.youcan.shop, entities `order` and `address`,
 * and the example answers of its public documentation; looked at on 2026-11-22).
 */
export function readYouCanAnswer(json: Json, sent: PageOrder): PageOrder {
  const order = mapOrder(json, SHAPE, sent);
  const way = readWay(json);
  return {
    ...order,
    ...(!order.status.known && { status: known('?', FROM), statusMeaning: 'held' as const }),
    ...(way === 'ended' && { status: known('canceled', FROM) }),
    ...(way === 'shipped' && { isShipped: true as const }),
    currency: readCurrency(json.currency, json.customer_currency),
    refundedTotal: readRefunds(json.refunds),
    ...customFieldsOf([
      ...fieldsIn('order', json.extra_fields),
      // Of the merchant's or a program's.
      ...fieldsIn('data', json.custom_fields),
    ]),
    payment: readPayment(lineFact(jsonObject(json.payment).status_text, FROM), order.paymentMethod),
  };
}

/** Of those that its shipping can have (`PUT /orders/{id}/status/shipping`; looked at on 2026-11-29), which any other word may be too. */
const TO_SHIP: ReadonlySet<string> = new Set(['', 'unfulfilled', 'processing']);

/** How far its shipping is, which leaves the order's own status as it is. */
function readWay(json: Json): 'to-ship' | 'shipped' | 'ended' {
  const shipping = jsonObject(json.shipping);
  const said = [shipping.status_text, json.shipping_status].filter((text) => typeof text === 'string');
  const { tracking_number: number } = shipping;
  const isTracked = typeof number === 'string' ? number.trim() !== '' : number != null;
  if (said.includes('canceled')) return 'ended';
  return isTracked || said.some((text) => !TO_SHIP.has(text)) ? 'shipped' : 'to-ship';
}

/** Documented as a list, and not of what: of names with their values, or of objects that name both; an object may stand for the list. */
function fieldsIn(at: CustomField['at'], raw: unknown): readonly CustomField[] {
  return (Array.isArray(raw) ? jsonList(raw) : [jsonObject(raw)]).flatMap((one) => {
    if (one.value === undefined) return metadataFields(at, one);
    const [key = '', label = ''] = [one.key ?? one.name, one.label].map(
      (text) => factValue(lineFact(text, FROM)) ?? '',
    );
    return dataField(at, key, one.value).map((field) => ({ ...field, label }));
  });
}

/** Prices are before the discounts, which are of the whole order. */
function readLineAmount(line: Json): Fact<Decimal> {
  const [quantity, price] = [jsonAmount(line.quantity), jsonAmount(line.price)];
  return quantity.known && price.known
    ? known(multiplyDecimals(price.value, quantity.value), FROM, false)
    : unknown('not-shown');
}

/** Amounts are in the shop's currency; what a customer with another one was shown is not what is written here. */
function readCurrency(shop: unknown, said: unknown): Fact<string> {
  const code = currencyFact(shop, FROM);
  // A code, or an object that has it with its name and sign.
  const customer = jsonObject(said).code ?? said;
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
