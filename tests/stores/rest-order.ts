import { PARTY_FIELDS, type PracticeOrder, type PracticeParty, totalsOf } from './practice-order';

/** `1250` as `12.50`. */
function restAmount(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function restParty(party: PracticeParty): Record<string, string> {
  return Object.fromEntries(PARTY_FIELDS.map(([name, key]) => [name, party[key]]));
}

/** The order as the store's REST interface (`wc/v3/orders/N`) answers it; fields nobody needs are left out. */
export function restOrder(order: PracticeOrder) {
  const totals = totalsOf(order);
  const line = (id: number, total: number, tax: number) => ({
    id,
    total: restAmount(total),
    total_tax: restAmount(tax),
  });
  return {
    id: order.id,
    number: String(order.id),
    status: order.status,
    currency: order.currency,
    prices_include_tax: false,
    date_created: order.createdAt,
    discount_total: restAmount(totals.discount),
    shipping_total: restAmount(totals.delivery),
    shipping_tax: restAmount(order.delivery.reduce((sum, way) => sum + way.tax, 0)),
    total: restAmount(totals.total),
    total_tax: restAmount(totals.tax),
    billing: restParty(order.billing),
    shipping: restParty(order.shipping),
    payment_method: order.paymentMethod,
    transaction_id: order.transactionId,
    customer_note: order.customerNote,
    date_completed: null,
    date_paid: order.paidAt,
    line_items: order.items.map((item, index) => ({
      ...line(index + 1, item.total, item.tax),
      name: item.name,
      sku: item.sku,
      quantity: item.quantity,
      subtotal: restAmount(item.subtotal),
    })),
    fee_lines: order.fees.map((fee, index) => ({ ...line(100 + index, fee.total, fee.tax), name: fee.name })),
    shipping_lines: order.delivery.map((way, index) => ({
      ...line(200 + index, way.total, way.tax),
      method_title: way.name,
    })),
    refunds: order.refunds.map((refund, index) => ({
      id: 9_000 + index,
      reason: '',
      total: restAmount(-refund),
    })),
  };
}
