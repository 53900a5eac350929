import { absoluteDecimal, DECIMAL, sumDecimals } from '../../decimal';
import {
  type Decimal,
  type Fact,
  factValue,
  known,
  type OrderItem,
  type PageOrder,
  unknown,
} from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { lineFact, nonNegativeFact, noteFact, patternFact } from '../facts';
import { jsonObject } from '../json';
import { meaningOf } from '../status-meaning';
import type { OrderPage } from './definition';
import { findOwnMetaData } from './meta-data';
import { readParty } from './party';
import { readDelivery } from './pick-up';
import { STATUSES } from './statuses';

const FROM = 'store-data';

/** Characters; longer texts are no field of a shop and no amount. */
const LONGEST = 300;

type Json = ReturnType<typeof jsonObject>;

/** Amounts are asked for with more decimals than some stores show: zeros past the second say nothing. */
function amount(json: Json, key: string): Fact<Decimal> {
  const fact = patternFact(lineFact(json[key], FROM), DECIMAL);
  return fact.known ? known(fact.value.replace(/(\.\d\d\d*?)0+$/, '$1'), FROM) : fact;
}

/** The sum of the lines' totals; one line that cannot be read makes it unknown. */
function sum(lines: unknown): Fact<Decimal> {
  if (!Array.isArray(lines)) return unknown('not-shown');
  const amounts: Decimal[] = [];
  for (const line of lines) {
    const fact = amount(jsonObject(line), 'total');
    if (!fact.known) return unknown('unreadable');
    amounts.push(fact.value);
  }
  return known(sumDecimals(amounts), FROM);
}

function count(raw: unknown): Fact<Decimal> {
  return patternFact(lineFact(typeof raw === 'number' ? String(raw) : raw, FROM), DECIMAL);
}

/** A line without a name tells nobody anything and is left out. */
function readItems(lines: unknown): OrderItem[] {
  if (!Array.isArray(lines)) return [];
  return lines.slice(0, ORDER_LIMITS.items).flatMap((item: unknown) => {
    const line = jsonObject(item);
    const name = lineFact(line.name, FROM);
    if (!name.known) return [];
    return [
      {
        name: name.value,
        sku: factValue(lineFact(line.sku, FROM)),
        quantity: count(line.quantity),
        amount: amount(line, 'total'),
      },
    ];
  });
}

/** What plugins keep with the order and its items, without the length of what is kept for programs. */
function dataOfPlugins({ total, created_via, meta_data, line_items }: Json): NonNullable<PageOrder['data']> {
  const said = (data: unknown) =>
    listOf(data).map(({ key, value }) => ({
      key,
      value: typeof value === 'string' ? value.slice(0, LONGEST) : value,
    }));
  const items = listOf(line_items).map((item) => ({ meta_data: said(item.meta_data) }));
  return { total, created_via, meta_data: said(meta_data), line_items: items };
}

function listOf(raw: unknown): readonly Json[] {
  return Array.isArray(raw) ? raw.map(jsonObject) : [];
}

/**
 * An order as WooCommerce's REST interface (`wc/v3/orders/N`) answers it. `null` when the answer is not that
 * order; a part that has another shape than it should is an unknown fact. Never throws.
 */
export function findOrderInJson(answer: unknown, page: OrderPage): PageOrder | null {
  const json = jsonObject(answer);
  if (typeof json.id !== 'number' || String(json.id) !== page.orderId) return null;
  const line = (key: string) => lineFact(json[key], FROM);
  const party = (part: unknown) => {
    const fields = jsonObject(part);
    return readParty((name) => lineFact(fields[name], FROM));
  };
  const createdAt = line('date_created');
  const status = line('status');
  const refunded = sum(json.refunds);
  const ownNote = findOwnMetaData(json.meta_data);
  return {
    store: page.store,
    verified: true,
    id: page.orderId,
    number: line('number'),
    link: page.link,
    status,
    ...meaningOf(STATUSES, factValue(status)),
    ...readDelivery(json.shipping_lines),
    createdAt: patternFact(
      createdAt.known ? known(createdAt.value.slice(0, 16), FROM) : createdAt,
      /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
    ),
    shipping: party(json.shipping),
    billing: party(json.billing),
    items: readItems(json.line_items),
    currency: patternFact(line('currency'), /^[A-Z]{3}$/),
    itemsTotal: sum(json.line_items),
    shippingTotal: amount(json, 'shipping_total'),
    feesTotal: sum(json.fee_lines),
    // A line that was made dearer by hand counts as a negative discount: nothing was taken off then.
    discountTotal: nonNegativeFact(amount(json, 'discount_total')),
    taxTotal: amount(json, 'total_tax'),
    refundedTotal: refunded.known ? known(absoluteDecimal(refunded.value), FROM) : refunded,
    total: amount(json, 'total'),
    // WooCommerce itself knows of no payment in parts: plugins do.
    paidTotal: unknown('not-shown'),
    payment: unknown('not-shown'),
    paid: {
      date: json.date_paid,
      transaction: line('transaction_id'),
      title: json.payment_method_title,
    },
    paymentMethod: line('payment_method'),
    customerNote: noteFact(json.customer_note, FROM),
    data: dataOfPlugins(json),
    ...(ownNote !== null && { ownNote, ownNoteIn: 'data' as const }),
  };
}
