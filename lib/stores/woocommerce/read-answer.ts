import { absoluteDecimal } from '../../decimal';
import { factValue, known, type PageOrder } from '../../order';
import { lineFact } from '../facts';
import { type Json, jsonList, jsonObject } from '../json';
import { mapOrder, type OrderShape, type PartyShape } from '../map-order';
import { deliveryNames } from '../sent-facts';
import { amount, chargesOf, sum } from './charges';
import { fieldsInData } from './custom-fields';
import { readWooCommerceDeposit } from './deposits';
import { findOwnMetaData } from './meta-data';
import { readWooCommercePayment } from './payment';

const FROM = 'store-data';

export const ADDRESS: PartyShape = {
  name: 'first_name + last_name',
  company: 'company',
  phone: 'phone',
  address1: 'address_1',
  address2: 'address_2',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  country: 'country',
};

const SHAPE: OrderShape = {
  number: 'number',
  status: 'status',
  currency: 'currency',
  shippingTotal: 'shipping_total',
  shippingTax: 'shipping_tax',
  taxTotal: 'total_tax',
  total: 'total',
  paymentMethod: 'payment_method',
  customerNote: 'customer_note',
  // Their codes (`local_pickup`, the block checkout's `pickup_location`), and the shop's names.
  delivery: ['shipping_lines[].method_id', 'shipping_lines[].method_title'],
  shipping: 'shipping',
  billing: 'billing',
  address: ADDRESS,
  items: {
    at: 'line_items',
    name: 'name',
    quantity: 'quantity',
    amount: ({ total }) => amount(total),
  },
  amount,
};

/** An order as WooCommerce's REST interface (`wc/v3/orders/N`) answers it. */
export function readWooCommerceAnswer(json: Json, sent: PageOrder): PageOrder {
  // WooCommerce knows of no order without addresses: what is no object says nothing of them.
  const addresses = { shipping: jsonObject(json.shipping), billing: jsonObject(json.billing) };
  const order = mapOrder({ ...json, ...addresses }, SHAPE, sent);
  const refunded = sum(json.refunds);
  const status = factValue(order.status);
  const transaction = lineFact(json.transaction_id, FROM);
  const ownNote = findOwnMetaData(json.meta_data);
  return {
    ...order,
    verified: true,
    ...chargesOf(order, json.fee_lines),
    refundedTotal: refunded.known ? known(absoluteDecimal(refunded.value), FROM) : refunded,
    payment: readWooCommercePayment(
      order.paymentMethod,
      json.date_paid,
      transaction,
      FROM,
      status,
      factValue(lineFact(json.payment_method_title, FROM)) ?? '',
    ),
    // WooCommerce itself knows of no payment in parts: plugins do.
    paidTotal: readWooCommerceDeposit(json),
    ...(wasSent(json.meta_data) && { isShipped: true }),
    ...(isInParts(json) && { isInParts: true }),
    ...deliveryNames([...(order.deliveryNames ?? []), ...deliveryTypes(json.meta_data)]),
    ...fieldsInData(json),
    // What the store said of its notes just now is newer.
    ...(ownNote !== null && sent.ownNote === undefined && { ownNote, ownNoteIn: 'data' as const }),
  };
}

/** Under which plugins, and shops in fields of their own, keep whether it is delivered. */
const TYPE =
  /^_?(?:\w+_)?(?:delivery|order|shipping)_(?:type|option|method_type|or_pickup)$|pickup_or_(?:delivery|shipping)$|(?:طريقة|نوع) (?:ال)?(?:[اإ]?ستلام|توصيل|شحن)$/i;

/** How an order is delivered by its plugins' data, beside its lines of shipping. */
function deliveryTypes(metaData: unknown): readonly string[] {
  return jsonList(metaData).flatMap(({ key, value }) =>
    typeof key === 'string' && TYPE.test(key) && typeof value === 'string' ? [value] : [],
  );
}

/** A marketplace's plugin (Dokan) makes an order of each vendor beside the customer's, whose goods they share. */
function isInParts({ parent_id: parent, meta_data: metaData }: Json): boolean {
  const hasParts = jsonList(metaData).some(
    ({ key, value }) => key === 'has_sub_order' && value !== '' && value !== '0' && Boolean(value),
  );
  return hasParts || (typeof parent === 'number' && parent > 0);
}

/**
 * Keys under which delivery plugins keep the number of a parcel that they made. A house has a `shipping_number` too, and who
 * counts visits or whose link led there a `tracking_code`.
 */
const PARCEL = new RegExp(
  [
    '(?<!(?<![a-z])(?:ga|analytics|affwp)[-_ ])track(?:ing)?[-_ ]?(?:number|code|no)(?![a-z])|(?<![a-z])awb|way.?bill|shipment[-_ ]?(?:id|number|no|code|barcode)(?!_of)',
    'رقم.?(?:التتبع|البوليصة|الشحنة)|بوليصة|מספר.?(?:מעקב|משלוח)',
    '(?<![a-z])(?:logestechs|olivery|lionwheel|hfd|aramex|dhl|fedex|smsa|naqel|bosta|pathao)(?![a-z]).*(?:barcode|number|order_id|consignment|task)',
    '^cslfw_shipping$',
  ].join('|'),
  'iu',
);

/**
 * Whether goods of it were sent, which leaves WooCommerce's status as it is: by how far the shop's fulfillments are, which
 * it keeps with the order from 10.1 on where the shop has turned them on (`FulfillmentsManager` of its public code); by the
 * parcels that the usual plugins for tracking numbers keep there; or by the number that a delivery company's own plugin
 * keeps (`_logestechs_order_barcode`, `cslfw_shipping` with a key for each).
 */
export function wasSent(metaData: unknown): boolean {
  return jsonList(metaData).some(({ key, value }) => {
    if (key === '_wc_shipment_tracking_items')
      return jsonList(value).some(({ tracking_number: number }) => isNumbered(number));
    if (key === '_fulfillment_status') return value === 'fulfilled' || value === 'partially_fulfilled';
    return typeof key === 'string' && PARCEL.test(key) && isNumbered(value);
  });
}

/** Where there is none plugins keep a nought, a mark or a word: a parcel's number has another digit. */
function isNumbered(value: unknown): boolean {
  return /(?![0٠۰])\p{N}/u.test(JSON.stringify(value));
}
