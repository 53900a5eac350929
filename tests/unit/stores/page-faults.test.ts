import { describe, expect, it } from 'vitest';
import { easyorders } from '../../../lib/stores/easyorders/reader';
import { magento } from '../../../lib/stores/magento/reader';
import { opencart } from '../../../lib/stores/opencart/reader';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { salla } from '../../../lib/stores/salla/reader';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { OPENCART_ORDER } from '../../stores/opencart/opencart-order';
import { DOUBTFUL, PLAIN } from '../../stores/orders';
import { words } from '../../words';
import { shownOn } from './judged';
import { EASYORDERS_FIELDS, openEasyOrders } from './open-easyorders';
import { openMagento, rich as richMagento } from './open-magento';
import { OPENCART_VERSIONS, openOpencart } from './open-opencart';
import { factsOf, openOrderPage } from './open-page';
import { openPrestaShop, rich as richPrestaShop } from './open-prestashop';
import { openSalla } from './open-salla';
import {
  expectNothingInvented,
  expectTakenAfterManyFaults,
  expectTakenWithAnyText,
  type SoundPages,
} from './page-faults';
import { practice } from './practice';

/** What of a store's pages is spoilt otherwise where one fault alone is judged. */
interface OneFault {
  readonly sound?: Partial<SoundPages>;
  readonly judge?: Parameters<typeof expectNothingInvented>[1];
  readonly examples?: Parameters<typeof expectNothingInvented>[2];
}

const plain = practice(PLAIN);
const odeh = { ...plain.billing, company: 'Odeh & Sons' };
const wholeWooCommerce = {
  ...practice(DOUBTFUL),
  items: [
    { name: 'Rug', sku: 'RUG', quantity: 1, subtotal: 150_00, total: 135_00, tax: 21_60 },
    { name: 'Oil', sku: 'OIL', quantity: 3, subtotal: 90_00, total: 90_00, tax: 0 },
  ],
  fees: [{ name: 'Gift', total: 7_25, tax: 0 }],
  customerNote: 'Ring twice\nplease',
};

/**
 * Of OpenCart's pages: without a line nobody can know of it, so what is made of lines may be less: a printed address
 * without one of its lines is another address, and a note without its break another note. Amounts never may.
 */
const MADE_OF_LINES = /^(shipping|billing)\.|^customerNote$/;
const PARTS_OF_LINES = /^(td|br|tr|tbody|table|li|\[id\*)/;

const SALLA_PARTS = words`
  .rec-order-no; #order_status_btn; [data-card-customer-buyer]; [data-card-customer-buyer] a; tr; tr h6;
  tr a; td[data-title]
`;

const STORES: Readonly<Record<string, readonly [SoundPages, OneFault?]>> = {
  EasyOrders: [
    {
      adapter: easyorders,
      pages: [openEasyOrders()],
      parts: Object.keys(EASYORDERS_FIELDS).map((name) => `[name="${name}"]`),
    },
    // Without one of its two phones, the other is the phone.
    { sound: { pages: [openEasyOrders({ ...EASYORDERS_FIELDS, phone_alt: '' })] } },
  ],
  Magento: [
    {
      adapter: magento,
      pages: [openMagento({ ...richMagento, shipping: plain.billing }, { method: 'Cash On Delivery' })],
      parts: words`
        body; h1.page-title; #order_invoice; #order_status; .order-account-information-table td;
        .order-shipping-address; .order-shipping-address address; .order-billing-address br;
        input[name="order_id"]; .order-payment-method-title; .order-payment-currency; .edit-order-table;
        .edit-order-table tbody > tr; .product-title; .product-sku-block; .qty-table tr;
        .edit-order-table td; .edit-order-table .price; .order-totals tfoot tr; .order-totals tbody tr;
        .order-totals td; .order-totals .price
      `,
    },
  ],
  OpenCart: [
    {
      adapter: opencart,
      pages: OPENCART_VERSIONS.map((version) =>
        openOpencart(
          {
            ...OPENCART_ORDER,
            totals: [
              ['كوبون', -40_90],
              ['توصيل', 25_00],
            ],
          },
          version,
        ),
      ),
      parts: words`
        a[href*="invoice"]; #input-order-id; #input-telephone; [id^=input-payment-]; [id^=input-shipping-];
        [id^=input-] option; #input-currency; #input-order-status; [id*=-address];
        [id*=-comment], #comment-value; #shipping-method-value; tbody; tr; td; td a; li;
        table.table-bordered; i.fa; br; .panel-body; #content
      `,
      runs: [500, 100],
    },
    {
      judge: (path, { part }) => MADE_OF_LINES.test(path) && PARTS_OF_LINES.test(part),
      examples: [
        [{ part: '[id^=input-] option', index: 40, kind: 'delete' }, OPENCART_VERSIONS.indexOf('4.0')],
      ],
    },
  ],
  PrestaShop: [
    {
      adapter: prestashop,
      pages: [
        openPrestaShop(
          { ...richPrestaShop, shipping: odeh, billing: odeh },
          { payments: [{ method: 'Card', transaction: 'ch_1', amount: 100_00 }], refundedText: '1 (₪1.00)' },
        ),
      ],
      parts: words`
        h1 strong; #update_order_status_action_input; #update_order_status_action_btn; #customerInfo h2;
        #addressShipping; #addressShipping p; #addressInvoice p; [data-price-specification];
        tr[id^="orderProduct_"]; .productName; .productReference; .cellProductQuantity;
        .cellProductQuantity input; .cellProductUnitPrice; .cellProductTotalPrice; .cellProductRefunded;
        #orderProductsTotal; #orderDiscountsTotal; #orderWrappingTotal; #orderShippingTotal;
        #orderTaxesTotal; #orderTotal; #view_order_payments_block; #view_order_payments_block .card-header;
        #view_order_payments_block td
      `,
    },
  ],
  Salla: [
    { adapter: salla, pages: [openSalla()], parts: SALLA_PARTS },
    // Lines have no ids: one that stands there twice is two.
    { sound: { parts: SALLA_PARTS.filter((part) => part !== 'tr') } },
  ],
  WooCommerce: [
    {
      adapter: woocommerce,
      pages: (['classic', 'new'] as const).map((storage) => openOrderPage(wholeWooCommerce, { storage })),
      parts: words`
        body; #post_ID; #order_data; .woocommerce-order-data__heading; [name^=order_date]; #order_status;
        [id^=_billing_]; [id^=_shipping_]; #_payment_method; #excerpt; p.order_note; #order_line_items;
        #order_line_items tr; #order_line_items td.name; #order_line_items input; #order_fee_line_items;
        #order_fee_line_items tr; #order_shipping_line_items; #order_shipping_line_items input;
        #order_refunds; #order_refunds tr; #refunded_amount; table.wc-order-totals;
        table.wc-order-totals tr; td.total; .woocommerce-Price-currencySymbol; script
      `,
      runs: [250, 100],
    },
    { examples: [[{ part: 'p.order_note', index: 0, kind: 'rename' }, 0]] },
  ],
};

describe.each(Object.entries(STORES))(
  'a page of %s with parts missing, doubled, garbled or renamed',
  (_, store) => {
    const [sound, { sound: otherwise, judge, examples } = {}] = store;

    it('one fault: the right value, unknown, or no order’s page at all', () =>
      expectNothingInvented({ ...sound, ...otherwise }, judge, examples));

    it('many faults: still no exception, and still an order the background takes', () =>
      expectTakenAfterManyFaults(sound));

    it('any text anywhere: never an exception, never anything the background refuses', () =>
      expectTakenWithAnyText(sound));
  },
);

it('the whole page of WooCommerce that is spoilt there gives every fact', () => {
  const facts = factsOf(shownOn(woocommerce, openOrderPage(wholeWooCommerce)));
  const unread = [...facts].filter(([, value]) => value === null).map(([path]) => path);
  expect(unread.sort()).toEqual(words`
    billing.address2; billing.company; billing.postcode; currency; paidTotal; payment; shipping.address2;
    shipping.company; shipping.phone; shipping.postcode
  `);
});
