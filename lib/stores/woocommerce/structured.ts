import { absoluteDecimal, DECIMAL, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, factValue, known, type PageOrder, unknown } from '../../order';
import { blankOrder } from '../blank-order';
import { lineFact, patternFact } from '../facts';
import { jsonObject } from '../json';
import { type Json, jsonList, mapOrder, type OrderShape } from '../map-order';
import { meaningOf } from '../status-meaning';
import type { OrderPage } from './definition';
import { findOwnMetaData } from './meta-data';
import { ADDRESS } from './party';
import { readDelivery } from './pick-up';
import { STATUSES } from './statuses';

const FROM = 'store-data';

const SHAPE: OrderShape = {
  number: 'number',
  status: 'status',
  currency: 'currency',
  shippingTotal: 'shipping_total',
  // A line that was made dearer by hand counts as a negative discount: nothing was taken off then.
  discountTotal: 'discount_total',
  taxTotal: 'total_tax',
  total: 'total',
  paymentMethod: 'payment_method',
  customerNote: 'customer_note',
  shipping: 'shipping',
  billing: 'billing',
  address: ADDRESS,
  items: {
    at: 'line_items',
    name: 'name',
    sku: 'sku',
    quantity: 'quantity',
    amount: ({ total }) => amount(total),
  },
  amount,
};

/** Characters; longer texts are no field of a shop and no amount. */
const LONGEST = 300;

/** Amounts are asked for with more decimals than some stores show: zeros past the second say nothing. */
function amount(raw: unknown): Fact<Decimal> {
  const fact = patternFact(lineFact(raw, FROM), DECIMAL);
  return fact.known ? known(fact.value.replace(/(\.\d\d\d*?)0+$/, '$1'), FROM) : fact;
}

/** The sum of the lines' totals; one line that cannot be read makes it unknown. */
function sum(lines: unknown): Fact<Decimal> {
  if (!Array.isArray(lines)) return unknown('not-shown');
  const amounts: Decimal[] = [];
  for (const line of jsonList(lines)) {
    const fact = amount(line.total);
    if (!fact.known) return unknown('unreadable');
    amounts.push(fact.value);
  }
  return known(sumDecimals(amounts), FROM);
}

/** What plugins keep with the order and its items, without the length of what is kept for programs. */
function dataOfPlugins({ total, created_via, meta_data, line_items }: Json): NonNullable<PageOrder['data']> {
  const said = (data: unknown) =>
    jsonList(data).map(({ key, value }) => ({
      key,
      value: typeof value === 'string' ? value.slice(0, LONGEST) : value,
    }));
  const items = jsonList(line_items).map((item) => ({ meta_data: said(item.meta_data) }));
  return { total, created_via, meta_data: said(meta_data), line_items: items };
}

/**
 * An order as WooCommerce's REST interface (`wc/v3/orders/N`) answers it. `null` when the answer is not that
 * order; a part that has another shape than it should is an unknown fact. Never throws.
 */
export function findOrderInJson(answer: unknown, page: OrderPage): PageOrder | null {
  const json = jsonObject(answer);
  if (typeof json.id !== 'number' || String(json.id) !== page.orderId) return null;
  const { shipping, billing } = json;
  // WooCommerce knows of no order without addresses: what is no object says nothing of them.
  const addresses = { shipping: jsonObject(shipping), billing: jsonObject(billing) };
  const blank = blankOrder(page.store, page.orderId, page.link);
  const order = mapOrder({ ...json, ...addresses }, SHAPE, blank);
  const createdAt = lineFact(json.date_created, FROM);
  const refunded = sum(json.refunds);
  const ownNote = findOwnMetaData(json.meta_data);
  return {
    ...order,
    verified: true,
    ...meaningOf(STATUSES, factValue(order.status)),
    ...readDelivery(json.shipping_lines),
    createdAt: patternFact(
      createdAt.known ? known(createdAt.value.slice(0, 16), FROM) : createdAt,
      /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
    ),
    itemsTotal: sum(json.line_items),
    feesTotal: sum(json.fee_lines),
    refundedTotal: refunded.known ? known(absoluteDecimal(refunded.value), FROM) : refunded,
    paid: {
      date: json.date_paid,
      transaction: lineFact(json.transaction_id, FROM),
      title: json.payment_method_title,
    },
    data: dataOfPlugins(json),
    ...(ownNote !== null && { ownNote, ownNoteIn: 'data' as const }),
  };
}
