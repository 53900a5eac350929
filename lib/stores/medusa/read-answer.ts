import { isZero, subtractDecimals } from '../../decimal';
import { type Decimal, type Fact, known, type PageOrder, unknown } from '../../order';
import { customFieldsOf, metadataFields, wantedFirst } from '../custom-fields';
import { type Json, jsonAmount, jsonList, jsonObject } from '../json';
import { mapOrder, type OrderShape } from '../map-order';
import { codesIn, OWN_KEY } from './own-line';
import { agreed, readMedusaSettlement } from './payment';

const FROM = 'store-data';

const SHAPE: OrderShape = {
  // A shop's own numbering, where it has one.
  number: 'custom_display_id | display_id',
  status: 'status',
  currency: 'currency_code',
  taxTotal: 'tax_total',
  shippingTax: 'shipping_tax_total',
  // Medusa has no such field; this is the name checkouts give theirs.
  customerNote: 'metadata.customer_note',
  delivery: ['shipping_methods[].name'],
  shipping: 'shipping_address',
  billing: 'billing_address',
  address: {
    name: 'first_name + last_name',
    company: 'company',
    phone: 'phone',
    address1: 'address_1',
    address2: 'address_2',
    city: 'city',
    state: 'province',
    postcode: 'postal_code',
    country: 'country_code',
  },
  items: {
    at: 'items',
    name: 'title | product_title',
    quantity: 'quantity',
    amount: readLineAmount,
  },
};

/** An order as Medusa's admin interface (`/admin/orders/<id>`) answers it; amounts are in major units. */
export function readMedusaAnswer(json: Json, sent: PageOrder): PageOrder {
  const order = mapOrder(json, SHAPE, sent);
  // An order that was changed, or returned in part, has another total in its summary; nothing says which one counts.
  const total = agreed(jsonAmount(json.total), jsonAmount(jsonObject(json.summary).current_order_total));
  const [ownNote] = codesIn(json.metadata);
  const { [OWN_KEY]: _, ...metadata } = jsonObject(json.metadata);
  return {
    ...order,
    verified: true,
    ...(isVirtual(json) && { isVirtual: true }),
    ...(isShipped(json) && { isShipped: true }),
    ...(ownNote !== undefined && { ownNote }),
    shippingTotal: beforeTax(jsonAmount(json.shipping_total), json, 'shipping_tax_total'),
    // Medusa has none.
    feesTotal: unknown('absent'),
    total,
    ...readMedusaSettlement(json, total),
    ...customFieldsOf(
      wantedFirst([
        ...metadataFields('data', metadata),
        ...metadataFields('shipping', jsonObject(json.shipping_address).metadata),
        ...metadataFields('billing', jsonObject(json.billing_address).metadata),
      ]),
    ),
  };
}

/**
 * No line needs shipping, and the order has neither an address nor a way of delivery: a shop whose goods have no profile of
 * shipping has the first said by every line of what it does deliver.
 */
function isVirtual({ items, shipping_address: address, shipping_methods: ways }: Json): boolean {
  const lines = jsonList(items);
  const needNone = lines.length > 0 && lines.every((line) => line.requires_shipping === false);
  return needNone && address === null && Array.isArray(ways) && ways.length === 0;
}

/**
 * Whether goods of it went out already: the status stays `pending` then, and only their fulfillment says so. One that is
 * packed and not sent is still to be sent; what needs no shipping is sent by nobody.
 */
function isShipped({ fulfillments }: Json): boolean {
  return jsonList(fulfillments).some(
    ({ canceled_at, shipped_at, delivered_at, requires_shipping }) =>
      canceled_at == null && (shipped_at != null || delivered_at != null) && requires_shipping !== false,
  );
}

/** `total` is after discounts and has the tax in it; `subtotal` less `discount_subtotal` has to say the same. */
function readLineAmount(line: Json): Fact<Decimal> {
  const [before, discount] = [jsonAmount(line.subtotal), jsonAmount(line.discount_subtotal)];
  const isBoth = before.known && discount.known;
  const after = isBoth ? known(subtractDecimals(before.value, discount.value), FROM) : unknown('not-shown');
  return agreed(beforeTax(jsonAmount(line.total), line, 'tax_total'), after);
}

/** An amount that has a tax in it, less that tax. */
function beforeTax(amount: Fact<Decimal>, json: Json, taxKey: string): Fact<Decimal> {
  const tax = jsonAmount(json[taxKey]);
  if (!amount.known) return amount;
  if (!tax.known) return unknown('ambiguous', amount.value);
  return isZero(tax.value) ? amount : known(subtractDecimals(amount.value, tax.value), FROM);
}
