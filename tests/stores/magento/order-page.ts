import { html, raw } from 'hono/html';
import { headerMarkup, headerStyle } from '../page/admin-header';
import type { Html } from '../page/admin-page';
import { type PracticeOrder, type PracticeParty, totalsOf } from '../practice-order';

export interface MagentoChoice {
  /** As the admin's language writes prices. */
  readonly price: (hundredths: number) => string;
  /** A second currency is shown beside the first where the shop has two. */
  readonly basePrice?: (hundredths: number) => string;
  /** The title of the method of payment. */
  readonly method?: string;
  readonly status?: string;
  readonly paid?: number;
  readonly refunded?: number;
  /** The rest of the total, unless it was cancelled. */
  readonly due?: number;
  readonly buttons?: readonly string[];
  readonly placedUsing?: (code: string) => string;
  /** Pieces of each line that were sent; `invoiced` stand above them. */
  readonly shipped?: number;
  readonly invoiced?: number;
  /** The message of a gift, of the whole order. */
  readonly giftMessage?: string;
  /** Whether whoever looks may edit addresses; else the page has no link to their form. */
  readonly mayEdit?: boolean;
  /** Nothing is sent: the order has no address to send it to. */
  readonly isVirtual?: boolean;
  /** The saved status, as the form that changes it and adds comments has it. */
  readonly statusCode?: string;
  /** The order's comments, the oldest first. */
  readonly comments?: readonly string[];
  /** How the shop shows taxes; by default goods and grand total each once, and taxes in a row of their own. */
  readonly taxDisplay?: 'subtotal with tax' | 'subtotal twice' | 'grand total twice';
  /** Attributes of the account: each below the customer's name, by its label. */
  readonly accountAttributes?: readonly (readonly [label: string, value: string])[];
  /** Parts of the page that extensions add. */
  readonly sections?: readonly Html[];
  /** A line of the address that the shop's own form of addresses puts before the town. */
  readonly addressLine?: string;
  /** What stands beside the method of delivery. */
  readonly delivery?: number;
}

/** Where the practice admin lies. */
export const MAGENTO_ADMIN = '/shop/admin_9/';

function address(kind: string, party: PracticeParty, id: number, mayEdit: boolean, more = ''): Html {
  const lines = [
    `${party.firstName} ${party.lastName}`,
    party.company,
    party.address1,
    party.address2,
    more,
    `${party.city},  ${party.state}, `,
    'الأراضي الفلسطينية',
  ].filter((line) => line !== '');
  const link = html`<a href="${MAGENTO_ADMIN}sales/order/address/address_id/${id}/key/5ec2e7/">x</a>`;
  return html`<div class="order-${kind}-address"><div class="actions">${mayEdit ? link : ''}</div>
    <address>${lines.map((line) => html`${line}<br>\n`)}${party.phone === '' ? '' : html`T: ${party.phone}`}
</address></div>`;
}

/** The order's comments and what adds one: the button's program is the page's, its address stands in a script beside it. */
function commentsBlock(id: number, status: string, comments: readonly string[]): Html {
  return html`<div><div id="order_history_block" class="edit-order-comments"><div id="history_form">
    <select name="history[status]" id="history_status"><option value="processing">x</option><option value="${status}" selected="selected">x</option></select>
    <textarea name="history[comment]" id="history_comment"></textarea>
    <input name="history[is_customer_notified]" type="checkbox" id="history_notify" value="1">
    <input name="history[is_visible_on_front]" type="checkbox" id="history_visible" value="1">
    <button type="button" data-submits="comment">x</button><script>
      const submits = () => submitAndReloadArea('order_history_block', '${raw(MAGENTO_ADMIN)}sales/order/addComment/order_id/${id}/key/c0ffee/');
    </script></div>
    <ul class="note-list">${comments.toReversed().map(
      (comment) => html`<li class="note-list-item"><span class="note-list-status">x</span>
      <div class="note-list-comment">
        ${comment}
      </div></li>`,
    )}</ul></div></div>`;
}

/** Where the button that ships leads: its program is the page's, its address stands in a script beside it. */
function startScript(id: number): Html {
  return html`<script>
    const ships = () => setLocation('${raw(MAGENTO_ADMIN)}admin/order_shipment/start/order_id/${id}/key/57a27/');
  </script>`;
}

/** An order's page of a practice shop: ids, classes and names of Magento 2.4, in markup of our own. */
export function magentoOrderPage(order: PracticeOrder, choice: MagentoChoice): string {
  const totals = totalsOf(order);
  const { price, basePrice, paid = 0, refunded = 0, buttons = ['order_invoice', 'order_ship'] } = choice;
  const { mayEdit = true, isVirtual = false, giftMessage = '' } = choice;
  const shown = (hundredths: number): Html =>
    basePrice === undefined
      ? html`<span class="price">${price(hundredths)}</span>`
      : html`<strong><span class="price">${basePrice(hundredths)}</span></strong><br>[<span class="price">${price(hundredths)}</span>]`;
  const rows = (amounts: readonly number[]) =>
    amounts.map(
      (amount, index) =>
        html`<tr class="col-${index}"><td class="label">x</td><td>${shown(amount)}</td></tr>`,
    );
  const parts = {
    plain: [totals.subtotal],
    'subtotal with tax': [totals.subtotal + totals.tax],
    'subtotal twice': [totals.subtotal, totals.subtotal + totals.tax],
    'grand total twice': [totals.subtotal, totals.total - totals.tax, totals.total],
  }[choice.taxDisplay ?? 'plain'].concat([totals.delivery, -totals.discount, totals.fees, totals.tax]);
  const foot = [totals.total, paid, refunded, choice.due ?? totals.total - paid];
  return String(html`<!doctype html><html><head>${headerStyle('magento')}</head><body class="adminhtml sales-order-view"><div class="page-wrapper">${headerMarkup('magento')}
<input name="form_key" type="hidden" value="form-key-secret">
<h1 class="page-title">#${String(order.id).padStart(9, '0')}</h1>
<div class="page-actions">${buttons.map((id) => html`<button id="${id}" type="button">x</button>`)}</div>
<ul class="tabs"><li><a href="${MAGENTO_ADMIN}sales/order/commentsHistory/order_id/${order.id}/key/a57/"
  id="sales_order_view_tabs_order_history" data-tab-type="ajax">x</a></li></ul>
${buttons.includes('order_ship') ? startScript(order.id) : ''}
<section class="order-view-account-information">
  <table class="order-information-table"><tr><th>x</th><td><span id="order_status">${choice.status ?? 'قيد الانتظار'}</span></td></tr></table>
  <table class="order-account-information-table"><tr><th>x</th><td><a href="#"><span>${order.billing.firstName} ${order.billing.lastName}</span></a></td></tr>
    <tr><th>x</th><td><a href="mailto:x">x@example.com</a></td></tr>
    ${(choice.accountAttributes ?? []).map(([label, value]) => html`<tr><th>${label}</th><td>${value}</td></tr>`)}</table></section>
${choice.sections ?? []}
<section class="order-addresses">${address('billing', order.billing, order.id * 2, mayEdit)}${isVirtual ? '' : address('shipping', order.shipping, order.id * 2 + 1, mayEdit, choice.addressLine)}</section>
<input type="hidden" name="order_id" value="${order.id}">
<div class="order-payment-method ${isVirtual ? 'order-payment-method-virtual' : ''}"><div class="order-payment-method-title">${choice.method ?? 'الدفع عند الاستلام'}</div>
  <div class="order-payment-currency">${(choice.placedUsing ?? ((code: string) => `تم الطلب باستخدام ${code}.`))(order.currency)}</div></div>
<section class="order-gift-options"><textarea id="giftmessage_order_${order.id}_message"
  name="giftmessage[${order.id}][message]">${giftMessage}</textarea></section>
${choice.delivery === undefined ? '' : html`<div class="order-shipping-method"><div class="admin__page-section-item-content"><strong>x</strong> ${shown(choice.delivery)}</div></div>`}
${choice.statusCode === undefined ? '' : commentsBlock(order.id, choice.statusCode, choice.comments ?? [])}
<table class="data-table edit-order-table"><thead><tr><th class="col-product">x</th></tr></thead>${order.items.map(
    (item, index) => html`<tbody><tr>
    <td class="col-product"><div id="order_item_${index + 1}"><div id="order_item_${index + 1}_title" class="product-title">${item.name}</div>
      <div class="product-sku-block"><span>SKU:</span> ${item.sku}</div></div></td>
    <td class="col-status">x</td>
    <td class="col-price"><div class="price-excl-tax">${shown(item.subtotal / item.quantity)}</div></td>
    <td class="col-ordered-qty"><table class="qty-table"><tr><th>طلب</th><td>${item.quantity}</td></tr>
      ${choice.invoiced === undefined ? '' : html`<tr><th>فوتر</th><td>${choice.invoiced}</td></tr>`}
      ${choice.shipped === undefined ? '' : html`<tr><th>شحن</th><td>${choice.shipped}</td></tr>`}</table></td>
    <td class="col-subtotal"><div class="price-excl-tax">${shown(item.subtotal)}</div></td>
    <td class="col-tax-amount">${shown(item.tax)}</td>
    <td class="col-discont">${shown(item.subtotal - item.total)}</td>
    <td class="col-total last">${shown(item.total + item.tax)}</td></tr></tbody>`,
  )}</table>
<div class="order-totals"><table class="order-subtotal-table">
  <tfoot>${rows(choice.taxDisplay === 'grand total twice' ? foot.slice(1) : foot)}</tfoot>
  <tbody><tr class="summary-details"><td>x (16%)</td><td>${shown(totals.tax)}</td></tr>${rows(parts)}</tbody></table></div>
</div></body></html>`);
}

export function magentoList(orders: readonly PracticeOrder[], selected: readonly number[]): string {
  return String(
    html`<!doctype html><html><body class="adminhtml sales-order-index"><table class="data-grid"><tbody>${orders.map(
      (order) => html`<tr class="data-row"><td><label><input type="checkbox" class="admin__control-checkbox"
        value="${order.id}" ${selected.includes(order.id) ? 'checked' : ''}></label></td>
      <td><div class="data-grid-cell-content">${String(order.id).padStart(9, '0')}</div></td>
      <td class="data-grid-actions-cell"><a class="action-menu-item"
        href="${MAGENTO_ADMIN}sales/order/view/order_id/${order.id}/key/5ec2e7${order.id}/">x</a></td></tr>`,
    )}</tbody></table></body></html>`,
  );
}
