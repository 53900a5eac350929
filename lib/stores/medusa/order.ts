import { isZero, subtractDecimals, sumDecimals } from '../../decimal';
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
import { ORDER_LIMITS } from '../../order-limits';
import { blankParty } from '../blank-order';
import { customFieldsOf, metadataFields } from '../custom-fields';
import { joinNames, lineFact, nonNegativeFact, noteFact, patternFact } from '../facts';
import { jsonAmount, jsonLines, jsonObject } from '../json';
import { localTime } from '../local-time';
import { deliveryNames } from '../sent-facts';
import { meaningOf } from '../status-meaning';
import { orderLink } from './definition';
import { readSettlement } from './payment';
import { STATUSES } from './statuses';

const FROM = 'store-data';

type Json = ReturnType<typeof jsonObject>;

/**
 * An order as Medusa's admin interface (`/admin/orders/<id>`) answers it; amounts are in major units. `null` when
 * the answer is not that order; a part that has another shape than it should is an unknown fact. Never throws.
 */
export function findOrderInJson(answer: unknown, store: StoreIdentity, orderId: string): Order | null {
  const json = jsonObject(jsonObject(answer).order);
  if (json.id !== orderId) return null;
  const items = readItems(json.items);
  const status = lineFact(json.status, FROM);
  const total = readTotal(json);
  return {
    store,
    verified: true,
    id: orderId,
    number: readNumber(json),
    link: orderLink(store, orderId),
    status,
    ...meaningOf(STATUSES, factValue(status)),
    ...deliveryNames(shippingNames(json.shipping_methods)),
    ...(isVirtual(json) && { isVirtual: true }),
    createdAt: localTime(json.created_at),
    shipping: readParty(json.shipping_address),
    billing: readParty(json.billing_address),
    items,
    currency: readCode(json.currency_code, /^[A-Z]{3}$/),
    itemsTotal: readItemsTotal(json.items, items),
    shippingTotal: beforeTax(jsonAmount(json.shipping_total), json, 'shipping_tax_total'),
    // Medusa has none.
    feesTotal: unknown('absent'),
    discountTotal: readDiscount(json),
    taxTotal: jsonAmount(json.tax_total),
    total,
    ...readSettlement(json, total),
    // Medusa has no such field; this is the name checkouts give theirs.
    customerNote: noteFact(jsonObject(json.metadata).customer_note, FROM),
    ...customFieldsOf([
      ...metadataFields('data', json.metadata),
      ...metadataFields('shipping', jsonObject(json.shipping_address).metadata),
      ...metadataFields('billing', jsonObject(json.billing_address).metadata),
    ]),
  };
}

/**
 * No line needs shipping, and the order has neither an address nor a way of delivery: a shop whose goods have no profile of
 * shipping has the first said by every line of what it does deliver.
 */
function isVirtual({ items, shipping_address: address, shipping_methods: ways }: Json): boolean {
  const lines = Array.isArray(items) ? items.map(jsonObject) : [];
  const needNone = lines.length > 0 && lines.every((line) => line.requires_shipping === false);
  return needNone && address === null && Array.isArray(ways) && ways.length === 0;
}

function shippingNames(methods: unknown): readonly string[] {
  const list = Array.isArray(methods) ? methods.map(jsonObject) : [];
  return list.map(({ name }) => (typeof name === 'string' ? name : ''));
}

/** A shop's own numbering, where it has one, else Medusa's. */
function readNumber(json: Json): Fact<string> {
  const own = lineFact(json.custom_display_id, FROM);
  const { display_id: shown } = json;
  return own.known ? own : lineFact(typeof shown === 'number' ? String(shown) : shown, FROM);
}

/** `null` stands for an address that the order does not have: each of its parts is absent. */
function readParty(raw: unknown): Party {
  if (raw === null) return blankParty('absent');
  const fields = jsonObject(raw);
  const line = jsonLines(raw);
  return {
    name: joinNames(line('first_name'), line('last_name')),
    company: line('company'),
    phone: line('phone'),
    address1: line('address_1'),
    address2: line('address_2'),
    city: line('city'),
    state: line('province'),
    postcode: line('postal_code'),
    country: readCode(fields.country_code, /^[A-Z]{2}$/),
  };
}

/** Codes are kept in lower case. */
function readCode(raw: unknown, pattern: RegExp): Fact<string> {
  if (raw === null) return unknown('absent');
  const code = lineFact(raw, FROM);
  return patternFact(code.known ? known(code.value.toUpperCase(), FROM) : code, pattern);
}

/** A line without a name is left out: it would tell nobody anything. */
function readItems(lines: unknown): OrderItem[] {
  if (!Array.isArray(lines)) return [];
  return lines.slice(0, ORDER_LIMITS.items).flatMap((item: unknown) => {
    const line = jsonObject(item);
    const title = lineFact(line.title, FROM);
    const name = title.known ? title : lineFact(line.product_title, FROM);
    if (!name.known) return [];
    return [
      {
        name: name.value,
        sku: factValue(lineFact(line.variant_sku, FROM)),
        quantity: jsonAmount(line.quantity),
        amount: readLineAmount(line),
      },
    ];
  });
}

/** `total` is after discounts and has the tax in it; `subtotal` less `discount_subtotal` has to say the same. */
function readLineAmount(line: Json): Fact<Decimal> {
  const after = beforeTax(jsonAmount(line.total), line, 'tax_total');
  const before = jsonAmount(line.subtotal);
  const discount = jsonAmount(line.discount_subtotal);
  if (!after.known || !before.known || !discount.known) return after;
  const agrees = isZero(subtractDecimals(subtractDecimals(before.value, discount.value), after.value));
  return agrees ? after : unknown('disagree', after.value);
}

/** An amount that has a tax in it, less that tax. */
function beforeTax(amount: Fact<Decimal>, json: Json, taxKey: string): Fact<Decimal> {
  const tax = jsonAmount(json[taxKey]);
  if (!amount.known) return amount;
  if (!tax.known) return unknown('ambiguous', amount.value);
  return isZero(tax.value) ? amount : known(subtractDecimals(amount.value, tax.value), FROM);
}

function readItemsTotal(lines: unknown, items: readonly OrderItem[]): Fact<Decimal> {
  if (!Array.isArray(lines)) return unknown('not-shown');
  const amounts = items.flatMap(({ amount }) => (amount.known ? [amount.value] : []));
  return amounts.length === lines.length ? known(sumDecimals(amounts), FROM) : unknown('unreadable');
}

function readDiscount(json: Json): Fact<Decimal> {
  const subtotal = jsonAmount(json.discount_subtotal);
  return nonNegativeFact(subtotal.known ? subtotal : jsonAmount(json.discount_total));
}

/** An order that was changed, or returned in part, has another total in its summary; nothing says which one counts. */
function readTotal(json: Json): Fact<Decimal> {
  const total = jsonAmount(json.total);
  const current = jsonAmount(jsonObject(json.summary).current_order_total);
  if (!total.known || !current.known) return total;
  return isZero(subtractDecimals(total.value, current.value)) ? total : unknown('disagree', total.value);
}
