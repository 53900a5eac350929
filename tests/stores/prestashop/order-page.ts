import { html } from 'hono/html';
import { headerMarkup, headerStyle } from '../page/admin-header';
import type { Html } from '../page/admin-page';
import { type PracticeOrder, type PracticeParty, totalsOf } from '../practice-order';
import { type ShopSettings, SYMBOLS, shownAmount } from '../shop-settings';

interface Payment {
  readonly method: string;
  readonly transaction: string;
  readonly amount: number;
  /** As shown, of another currency than the order's. */
  readonly shown?: string;
}

interface PrestashopStatus {
  readonly id: number;
  readonly text: string;
}

export const CASH_STATUS: PrestashopStatus = { id: 13, text: 'بانتظار تأكيد الطلب' };
/** Statuses as PrestaShop installs them: it mails its customer about the second. */
export const OFFERED_STATUSES: readonly PrestashopStatus[] = [
  CASH_STATUS,
  { id: 4, text: 'تم الشحن' },
  { id: 5, text: 'تم التوصيل' },
  { id: 6, text: 'ملغي' },
];
const OWN_STATUS: PrestashopStatus = { id: 21, text: 'قيد التجهيز' };

export interface PrestashopChoice {
  readonly settings: ShopSettings;
  /** Whether the customer's group sees prices with tax in them; up to 8 taxes have no line of their own then. */
  readonly taxIncluded?: boolean;
  /** Whose heading, customer's card and line of taxes the page has: 8.1's by default. */
  readonly version?: '8.0' | '8.1' | '9.1';
  /** The order's own note, which employees alone see. */
  readonly note?: string;
  /** The carrier's tracking number. */
  readonly tracking?: string;
  /** The message of a gift. */
  readonly giftMessage?: string;
  /** Nothing is sent: the order has no address to send it to. */
  readonly isVirtual?: boolean;
  readonly payments?: readonly Payment[];
  /** The number and the shop's text of the saved status: by default one of its own. */
  readonly status?: PrestashopStatus;
  /** Further statuses of the shop. */
  readonly offered?: readonly PrestashopStatus[];
  /** The statuses that the order had before, the oldest first. */
  readonly history?: readonly PrestashopStatus[];
  /** What the customer wrote. */
  readonly messages?: readonly string[];
  /** Addresses of the documents that were made. */
  readonly documents?: readonly string[];
  /** What the block of payments warns of: paid, and the total. */
  readonly warning?: readonly [string, string];
  /** As the country has it; by default name, company, street, town, country, phone. */
  readonly lines?: (party: PracticeParty) => readonly string[];
  readonly refundedText?: string;
  /** What modules put into the order's columns, as they write it. */
  readonly modules?: readonly Html[];
  /** Versions before 1.7.8 do not say how they write prices. */
  readonly withoutFormat?: boolean;
}

/** Where the practice admin lies: a folder with a name of chance. */
export const PRESTASHOP_ADMIN = '/shop/admin77/index.php/';

const addressLines = (party: PracticeParty) => [
  `${party.firstName} ${party.lastName}`,
  party.company,
  party.address1,
  party.address2,
  `${party.postcode} ${party.city}`,
  party.state,
  'فلسطين',
  party.phone,
];

/** The order's id and its reference; the customer's name stands beside them in 9.1. */
function headings({ id, billing }: PracticeOrder): Readonly<Record<'8.0' | '8.1' | '9.1', Html>> {
  const named = html`<strong data-role="order-id">#${id}</strong> <strong data-role="order-reference">REF${id}X</strong>`;
  return {
    '8.0': html`<strong>#${id}</strong> <strong>REF${id}X</strong>`,
    '8.1': named,
    '9.1': html`الطلب ${named} <strong>من ${billing.firstName} ${billing.lastName}</strong>`,
  };
}

/** An order's page of a practice shop: ids, classes and roles of PrestaShop 8, in markup of our own. */
export function prestashopOrderPage(order: PracticeOrder, choice: PrestashopChoice): string {
  const { settings, taxIncluded = false, payments = [], lines = addressLines, documents = [] } = choice;
  const {
    status = OWN_STATUS,
    history = [],
    offered = [],
    messages = [],
    version = '8.1',
    giftMessage,
  } = choice;
  const had = [...history, status];
  const totals = totalsOf(order);
  const price = (hundredths: number) => `${SYMBOLS[order.currency]}${shownAmount(hundredths, settings)}`;
  const shownTax = (tax: number) => (taxIncluded ? tax : 0);
  const delivery = order.delivery.reduce((sum, line) => sum + line.total + shownTax(line.tax), 0);
  const goods = order.items.reduce((sum, item) => sum + item.subtotal + shownTax(item.tax), 0);
  const wrapping = order.fees.reduce((sum, fee) => sum + fee.total, 0);
  const specification = {
    numberSymbols: [
      settings.decimalMark,
      settings.thousandsMark,
      ';',
      '%',
      '-',
      '+',
      'E',
      '×',
      '‰',
      '∞',
      'NaN',
    ],
    currencyCode: order.currency,
    currencySymbol: SYMBOLS[order.currency],
    maxFractionDigits: settings.decimals,
  };
  const address = (id: string, party: PracticeParty): Html => html`<div id="${id}"><strong>x</strong>
    <a id="js-${id === 'addressShipping' ? 'delivery' : 'invoice'}-address-edit-btn"
      href="${PRESTASHOP_ADMIN}sell/addresses/order/${order.id}/${id === 'addressShipping' ? 'delivery' : 'invoice'}/edit?liteDisplaying=1&_token=secret">x</a>
    ${lines(party)
      .filter((line) => line.trim() !== '')
      .map((line) => html`<p class="mb-0">${line}</p>`)}</div>`;
  const total = (id: string, hundredths: number, sign = '') =>
    html`<div><p>x</p><strong id="${id}">${sign}${price(hundredths)}</strong></div>`;
  return String(html`<!doctype html><html><head><title>x</title>${headerStyle('prestashop')}</head><body>
${headerMarkup('prestashop')}
<h1>${headings(order)[version]}</h1>
<div class="order-actions"><form id="update_order_status_action_form" name="update_order_status_action_bar" method="post"
    action="${PRESTASHOP_ADMIN}sell/orders/${order.id}/status?_token=secret">
  <select id="update_order_status_action_input" name="update_order_status_action_bar[new_order_status_id]"><option value="1">Other</option>
    ${offered.filter(({ id }) => had.every((one) => one.id !== id)).map(({ id, text }) => html`<option value="${id}">${text}</option>`)}
    ${had.map(({ id, text }) => html`<option value="${id}" ${id === status.id ? 'selected' : ''}>${text}</option>`)}</select>
  <button id="update_order_status_action_btn" data-order-status-id="${status.id}">x</button>
  <input type="hidden" name="update_order_status_action_bar[_token]" value="status-secret"></form></div>
<table data-role="history-grid-table"><tbody>${[...had].reverse().map(
    ({ text }) => html`<tr><td data-role="status-column"><span>
      ${text}
    </span></td><td data-role="employee-column">x</td></tr>`,
  )}</tbody></table>
<form name="internal_note" method="post" action="${PRESTASHOP_ADMIN}sell/orders/${order.id}/set-internal-note?_token=secret">
  <textarea id="internal_note_note" name="internal_note[note]">${choice.note ?? ''}</textarea>
  <input type="hidden" id="internal_note__token" name="internal_note[_token]" value="note-secret"><button>x</button></form>
<ul class="messages-block">${messages.map(
    (text) => html`<li><p class="message customer-message">
      ${text}
    </p><p>x</p></li>`,
  )}</ul>
<table id="documents-grid-table"><tbody>${documents.map(
    (address) => html`<tr><td><a href="${address}">x</a></td></tr>`,
  )}</tbody></table>
<div id="customerCard"><div id="customerInfo"><h2><i>account_box</i> Mr.
  ${order.billing.firstName} ${order.billing.lastName} ${version === '9.1' ? '' : html`<strong>#7</strong>`}</h2></div>
  ${choice.isVirtual ? '' : address('addressShipping', order.shipping)}${address('addressInvoice', order.billing)}</div>
<div id="orderShippingTabContent">${
    choice.isVirtual
      ? html`<p>x</p>`
      : html`<table id="shipping-grid-table"><tr><td>x</td><td>
  <a href="#" class="js-update-shipping-btn d-print-none" data-order-carrier-id="9"
    data-order-tracking-number="${choice.tracking ?? ''}">x</a></td></tr></table>`
  }</div>
<form name="update_order_shipping" method="post" action="${PRESTASHOP_ADMIN}sell/orders/${order.id}/shipping?_token=secret">
  <input type="text" name="update_order_shipping[tracking_number]">
  <select name="update_order_shipping[new_carrier_id]"><option value="3">x</option><option value="4" selected="selected">y</option></select>
  <input type="hidden" name="update_order_shipping[current_order_carrier_id]">
  <input type="hidden" name="update_order_shipping[_token]" value="shipping-secret"></form>
${
  giftMessage === undefined
    ? ''
    : html`<div><label>x</label><div id="gift-message">
  ${giftMessage}
</div></div>`
}
<div class="left-column">${choice.modules ?? []}</div>
<div class="card" id="orderProductsPanel">
  <form ${choice.withoutFormat ? '' : html`data-price-specification="${JSON.stringify(specification)}"`} data-order-id="${order.id}" data-is-tax-included="${taxIncluded ? 1 : ''}">
  <table id="orderProductsTable"><thead><tr><th class="cellProductRefunded ${choice.refundedText ? '' : 'd-none'}">x</th></tr></thead><tbody>${order.items.map(
    (item, index) => html`<tr id="orderProduct_${index + 1}" class="cellProduct">
    <td class="cellProductName"><a href="#"><p class="productName">${item.name}</p>
      <p class="productReference">
        الرقم المرجعي:
        ${item.sku}
      </p></a></td>
    <td class="cellProductUnitPrice">${price((item.subtotal + shownTax(item.tax)) / item.quantity)}</td>
    <td class="cellProductQuantity"><span class="badge">${item.quantity}</span>
      <div class="js-product-quantity"><input type="text" value="${item.quantity}"></div></td>
    <td class="cellProductRefunded">${index === 0 ? (choice.refundedText ?? '') : ''}</td>
    <td class="cellProductTotalPrice">${price(item.subtotal + shownTax(item.tax))}</td></tr>`,
  )}</tbody></table>
  ${total('orderProductsTotal', goods)}${total('orderDiscountsTotal', totals.discount, '-')}
  ${wrapping === 0 ? '' : total('orderWrappingTotal', wrapping)}${total('orderShippingTotal', delivery)}
  ${taxIncluded && version !== '9.1' ? '' : total('orderTaxesTotal', totals.tax)}
  <span class="badge" id="orderTotal">${price(totals.total)}</span></form></div>
<div id="view_order_payments_block"><div class="card-header"><h3>Payment (${payments.length})</h3></div>
  ${choice.warning === undefined ? '' : html`<div class="js-view-order-payments-alert"><p>x <strong>${choice.warning[0]}</strong> x <strong>${choice.warning[1]}</strong></p></div>`}
  <table data-role="payments-grid-table"><tbody>${payments.map(
    ({ method, transaction, amount, shown }) => html`<tr><td data-role="date-column">x</td>
    <td data-role="payment-method-column">${method}</td>
    <td data-role="transaction-id-column">${transaction}</td>
    <td data-role="amount-column">${shown ?? price(amount)}</td></tr>`,
  )}</tbody></table></div>
</body></html>`);
}

export function prestaShopList(orders: readonly PracticeOrder[], selected: readonly number[]): string {
  return String(
    html`<!doctype html><html><body><table id="order_grid_table"><tbody>${orders.map(
      (
        order,
      ) => html`<tr><td class="column-orders_bulk"><input type="checkbox" class="js-bulk-action-checkbox"
        name="order_orders_bulk[]" value="${order.id}" ${selected.includes(order.id) ? 'checked' : ''}> ${order.id}</td>
      <td class="column-reference">REF${order.id}X</td>
      <td><a href="${PRESTASHOP_ADMIN}sell/customers/7/view?_token=secret">x</a></td>
      <td><a class="js-link-row-action" href="${PRESTASHOP_ADMIN}sell/orders/${order.id}/view?_token=secret">x</a></td></tr>`,
    )}</tbody></table></body></html>`,
  );
}
