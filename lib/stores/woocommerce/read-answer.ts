import { absoluteDecimal } from '../../decimal';
import { factValue, known, type PageOrder } from '../../order';
import { lineFact } from '../facts';
import { type Json, jsonObject } from '../json';
import { mapOrder, type OrderShape, type PartyShape } from '../map-order';
import { deliveryNames } from '../sent-facts';
import { amount, chargesOf, sum } from './charges';
import { fieldsInData } from './custom-fields';
import { readWooCommerceDeposit } from './deposits';
import { findOwnMetaData } from './meta-data';
import { readWooCommercePayment } from './payment';
import { deliveryTypes, isInParts } from './said-by-plugins';
import { wasSent } from './sent-before';

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
