import type { Places, Texts } from '../places';

/** The link with which an order's page offers to edit where the order goes, and what it leads to. */
export const PRESTASHOP_ADDRESS = {
  links: 'a#js-delivery-address-edit-btn[href]',
  required: [
    'customer_address_first_name',
    'customer_address_last_name',
    'customer_address_address1',
    'customer_address_city',
  ],
} as const;

const PAYMENTS = '#view_order_payments_block';

export const STATUS_PLACES = {
  /** The number of the saved status, whatever is chosen in the field. */
  statusId: '#update_order_status_action_btn @data-order-status-id',
  statusIds: '#update_order_status_action_input option @value',
  statusNames: '#update_order_status_action_input option',
} as const;

/**
 * Where PrestaShop's order page has what an order is read of: by the ids and roles of its own templates
 * (`PrestaShopBundle/Resources/views/Admin/Sell/Order/Order/Blocks/View/`, 1.7.7 to 9), never by labels.
 */
export const PRESTASHOP_PLACES = {
  at: {
    heading: 'h1 strong',
    reference: 'h1 [data-role="order-reference"]',
    ...STATUS_PLACES,
    history: '[data-role="history-grid-table"] [data-role="status-column"]',
    // From 9.1 on a shop may send an order in several shipments, which have cells of their own.
    carriers: '#shipping-grid-table .carrier-name, [data-role="carrier-name"], .shipment-carrier',
    /** With its delay ("Pick up in-store"), where another can be chosen. */
    carrierChosen: '#update_order_shipping_new_carrier_id option[selected]',
    trackingNumbers: '[data-order-tracking-number] @data-order-tracking-number',
    shipmentNumbers: '.shipment-tracking-number',
    /** What the customer wrote, and the message of a gift (`shipping.html.twig`). */
    messages: '.customer-message, #gift-message',
    /** Each line is written below the others. */
    ownNote: 'form[name="internal_note"] textarea @last',
    /** Their lines are formatted by country; the customer's name stands above, after a title and before their `#id`. */
    shippingBlocks: '[id="addressShipping"] @paragraphs',
    billingBlocks: '[id="addressInvoice"] @paragraphs',
    customer: '#customerInfo h2',
    sentTo: '#addressShipping @id',
    billedTo: '#addressInvoice @id',
    carriersTab: '#orderShippingTabContent @id',
    carriersTable: '#orderShippingTabContent table @id',
    /**
     * The page gives its own programs the order's price specification, in the form around the goods
     * (`products.html.twig`; made of the order's currency in `OrderController`).
     */
    priceFormat: '[data-price-specification] @data-price-specification',
    /** Where amounts stand, to tell from all of them how they are written where the page does not say it. */
    amounts: '[id^=order][id$=Total], .cellProductUnitPrice, .cellProductTotalPrice',
    isTaxIncluded: '[data-is-tax-included="1"] @id',
    total: '#orderTotal',
    taxes: '#orderTaxesTotal',
    goods: '#orderProductsTotal',
    discounts: '#orderDiscountsTotal, .orderDiscountsTotal',
    wrapping: '#orderWrappingTotal',
    shipping: '#orderShippingTotal',
    payments: `${PAYMENTS} @id`,
    paymentsHeading: `${PAYMENTS} .card-header`,
    methods: `${PAYMENTS} td[data-role="payment-method-column"]`,
    paid: `${PAYMENTS} td[data-role="amount-column"]`,
    /** A gateway leaves its mark. */
    transactions: `${PAYMENTS} td[data-role="transaction-id-column"]`,
    warned: `${PAYMENTS} .js-view-order-payments-alert strong`,
    warning: `${PAYMENTS} .js-view-order-payments-alert, ${PAYMENTS} .alert`,
    givenBack: 'td.cellProductRefunded',
    givenBackHidden: 'th.cellProductRefunded @class',
    documents: '#documents-grid-table @id',
    documentLinks: '#documents-grid-table td a[href] @href',
  },
  rows: {
    /** All of them, those on further pages being merely hidden (`product.html.twig`). */
    goods: {
      named: 'tr[id^="orderProduct_"] @id',
      at: {
        name: '.productName',
        quantity: '.cellProductQuantity',
        quantityField: '.cellProductQuantity input[value] @value',
        amount: '.cellProductTotalPrice',
      },
    },
  },
} as const satisfies Places;

export type PrestaShopPage = Texts<keyof (typeof PRESTASHOP_PLACES)['at']>;
export type PrestaShopRow = Texts<keyof (typeof PRESTASHOP_PLACES)['rows']['goods']['at']>;
