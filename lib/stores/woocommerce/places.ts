import type { Places, Texts } from '../places';

const row = (kind: string, list: string) => ({
  named: `#${list} tr.${kind}[data-order_item_id] @data-order_item_id`,
  at: {
    totals: 'input.line_total @held',
    taxes: 'input.line_tax @held',
    quantity: 'input.quantity @held',
    edited: 'input:is(.line_total, .line_subtotal, .line_tax, .quantity) @edited',
    /** The visible name has lost what looked like markup; the one to sort by has not. */
    sortedName: 'td.name[data-sort-value] @data-sort-value',
    name: '.wc-order-item-name',
  },
});

/** In the row of the total. */
export const TOTAL = {
  total: 'td.total',
  totalSymbols: 'td.total .woocommerce-Price-currencySymbol',
} as const;

const BILLING = '[id^="_billing_"]';
const SHIPPING = '[id^="_shipping_"]';
const LINE = 'p:not(.order_note, .none_set)';
const LABEL = '> strong:first-child';
const column = (has: string) => `#order_data .order_data_column${has}`;
const billing = column(`:has(${BILLING})`);
const shipping = column(`:has(${SHIPPING}):not(:has(${BILLING}))`);
const other = column(`:not(:has(${BILLING}, ${SHIPPING}))`);
const printed = (kind: string) => `.order_data_column:has(#_${kind}_first_name) .address > p @lines`;

/** Where WooCommerce's order page has what an order is read of: by ids and names, never by labels. */
export const WOOCOMMERCE_PLACES = {
  at: {
    heading: '#order_data .woocommerce-order-data__heading',
    /** A translated label is an element in it. */
    notes: '#order_data p.order_note @text',
    ownNotes: '#woocommerce-order-notes .note_content',
    remarks: '#woocommerce-order-notes .note:not(.system-note) .note_content',
    symbol: 'table.wc-order-totals .woocommerce-Price-currencySymbol',
    // What the goods cost the shop itself has a table of its own there, of orders that nobody paid too.
    tables: '.wc-order-totals-items tr:first-child > :first-child:not(.cost-total)',
    refundsTable: '#order_refunds @id',
    refunds: '#order_refunds tr.refund[data-order_refund_id] @data-order_refund_id',
    /** How it is delivered, by the forms of the order's own page. */
    deliveryCodes: '#order_shipping_line_items select.shipping_method option[selected] @value',
    deliveryTitles: '#order_shipping_line_items .shipping_method_name @value',
    deliveries: '#order_shipping_line_items td.name > .view',
    /** What stands behind a label in the columns of the order's data, and the labels. */
    billing: `${billing} ${LINE}:has(${LABEL})`,
    billingLabels: `${billing} ${LINE} ${LABEL}`,
    shipping: `${shipping} ${LINE}:has(${LABEL})`,
    shippingLabels: `${shipping} ${LINE} ${LABEL}`,
    other: `${other} ${LINE}:has(${LABEL})`,
    otherLabels: `${other} ${LINE} ${LABEL}`,
    /** The lines of each address, of which one may be its state's name. */
    billingLines: printed('billing'),
    shippingLines: printed('shipping'),
  },
  rows: {
    items: row('item', 'order_line_items'),
    fees: row('fee', 'order_fee_line_items'),
    shipping: row('shipping', 'order_shipping_line_items'),
  },
  /** Those of its addresses, a shop's own among them, and some by name. */
  controls:
    /^(?:_(?:wc_)?(?:billing|shipping|other|additional)[_/]|(?:excerpt|order_status|_payment_method|_transaction_id|refunded_amount)$)/,
} as const satisfies Places;

/** What no selector names. */
type Besides = 'format' | keyof typeof TOTAL | 'shippingState' | 'billingState';

export type WooCommercePage = Texts<keyof (typeof WOOCOMMERCE_PLACES)['at'] | Besides>;
export type WooCommerceRow = Texts<keyof (typeof WOOCOMMERCE_PLACES)['rows']['items']['at']>;
