import type { Places, Texts } from '../places';

/** Where an order goes, and the link with which its page offers to edit that; it has none on an order that is closed. */
export const MAGENTO_ADDRESS = {
  links: '.order-shipping-address .actions a[href]',
  isRightIn: '.order-shipping-address address',
  required: ['firstname', 'lastname', 'street0', 'city', 'telephone'],
} as const;

/** The last cell of each row, and of a row without cells nothing. Rates of a tax are parts of its row, not further ones. */
const amountsOf = (part: string) => {
  const row = `.order-totals ${part} > tr:not(.summary-details)`;
  return `${row} > :last-child, ${row}:not(:has(*))`;
};

/**
 * Where Magento's order page has what an order is read of: by ids and names of its own templates
 * (`Sales/view/adminhtml/templates/order/view/`, 2.2 to 2.4), never by labels.
 */
export const MAGENTO_PLACES = {
  at: {
    title: 'h1.page-title',
    /** The form that changes the status has it chosen. */
    statusCode: 'select#history_status option[selected] @value',
    status: '#order_status',
    /** Around the ISO code of the currency that the order was placed in stands a translated sentence (`tab/info.phtml`). */
    currency: '.order-payment-currency',
    deliveries: '.order-shipping-method .admin__page-section-item-content strong',
    delivery: '.order-shipping-method .admin__page-section-item-content',
    deliveryPrices: '.order-shipping-method .price',
    /** Formatted by a template of the shop's; the customer's name stands in the account's table too. */
    shippingBlocks: `${MAGENTO_ADDRESS.isRightIn} @lines`,
    billingBlocks: '.order-billing-address address @lines',
    account: '.order-account-information-table td',
    /** Of an order without goods that are sent. */
    paymentAlone: '.order-payment-method-virtual @class',
    sentTo: '.order-shipping-address @class',
    giftMessages: 'textarea[name^="giftmessage["][name$="[message]"]',
    comments: '#order_history_block .note-list-comment',
    method: '.order-payment-method-title',
    /** What may be done by now. */
    buttons: ':is(#order_ship, #order_invoice, #order_creditmemo) @id',
    totals: '.order-totals td:last-child',
    prices: '.edit-order-table .price',
    body: amountsOf('tbody'),
    foot: amountsOf('tfoot'),
    wholeFoot: '.order-totals tfoot',
    /** What was ordered of each line, and below it what was invoiced, sent, given back (`items/column/qty.phtml`). */
    ordered: '.edit-order-table .qty-table tr:first-child > :first-child',
    counted: '.edit-order-table .qty-table tr:not(:first-child) > :first-child',
    counts: '.edit-order-table .qty-table tr:not(:first-child) > :last-child',
  },
  rows: {
    /**
     * Columns by the class that names them (`order/view/items/renderer/default.phtml`; the selectors of Magento's own
     * functional tests). Parts of a bundle have no such title: their price is the bundle's.
     */
    goods: {
      named: '.edit-order-table .col-product .product-title[id] @id',
      at: {
        name: '.product-title',
        quantities: '.qty-table tr > :last-child, .qty-table tr:not(:has(*))',
        subtotal: 'td.col-subtotal',
        subtotalBeforeTax: 'td.col-subtotal .price-excl-tax',
        subtotalWithTax: 'td.col-subtotal .price-incl-tax',
        discount: 'td.col-discont',
        discountBeforeTax: 'td.col-discont .price-excl-tax',
        discountWithTax: 'td.col-discont .price-incl-tax',
      },
    },
  },
} as const satisfies Places;

export type MagentoPage = Texts<keyof (typeof MAGENTO_PLACES)['at'] | 'gridMethods'>;
export type MagentoRow = Texts<keyof (typeof MAGENTO_PLACES)['rows']['goods']['at']>;
