import { html } from 'hono/html';
import { type PracticeItem, type PracticeLine, type PracticeOrder, totalsOf } from '../practice-order';
import { formAmount, type ShopSettings } from '../shop-settings';
import type { Html } from './admin-page';
import { money } from './money';
import type { words } from './words';

type Words = (typeof words)['en'];

function amountInputs(id: number, line: PracticeLine, name: string, settings: ShopSettings): Html {
  const tax =
    line.tax === 0
      ? ''
      : html`<input type="text" class="line_tax" name="line_tax[${id}][1]" value="${formAmount(line.tax, settings)}">`;
  return html`<input type="text" class="line_total" name="${name}[${id}]" value="${formAmount(line.total, settings)}">${tax}`;
}

function itemRow(
  id: number,
  item: PracticeItem,
  order: PracticeOrder,
  word: Words,
  settings: ShopSettings,
): Html {
  const sku =
    item.sku === ''
      ? ''
      : html`<div class="wc-order-item-sku"><strong>${word.sku}:</strong> ${item.sku}</div>`;
  return html`<tr class="item" data-order_item_id="${id}">
    <td class="name" data-sort-value="${item.name}"><a href="#" class="wc-order-item-name">${item.name}</a>${sku}</td>
    <td class="quantity"><span class="view">× ${item.quantity}</span>
      <span class="edit" hidden><input type="number" step="any" class="quantity" name="order_item_qty[${id}]" value="${item.quantity}"></span></td>
    <td class="line_cost"><span class="view">${money(item.total, order, settings)}</span>
      <span class="edit" hidden><input type="text" class="line_subtotal" name="line_subtotal[${id}]" value="${formAmount(item.subtotal, settings)}">
      ${amountInputs(id, item, 'line_total', settings)}</span></td>
  </tr>`;
}

function lineRow(
  id: number,
  kind: 'fee' | 'shipping',
  line: PracticeLine,
  order: PracticeOrder,
  settings: ShopSettings,
): Html {
  const name = kind === 'fee' ? 'line_total' : 'shipping_cost';
  return html`<tr class="${kind}" data-order_item_id="${id}">
    <td class="name" colspan="2">${line.name}</td>
    <td class="line_cost"><span class="view">${money(line.total, order, settings)}</span>
      <span class="edit" hidden>${amountInputs(id, line, name, settings)}</span></td>
  </tr>`;
}

/** What was ordered, its fees, delivery and refunds, and the totals below. */
export function orderLines(order: PracticeOrder, word: Words, settings: ShopSettings): Html {
  const totals = totalsOf(order);
  const refunds = order.refunds.map(
    (refund, index) => html`<tr class="refund" data-order_refund_id="${9_000 + index}">
      <td class="name" colspan="2">${word.refund}</td><td class="line_cost">${money(-refund, order, settings)}</td></tr>`,
  );
  const row = (label: string, amount: Html) =>
    html`<tr><td class="label">${label}:</td><td></td><td class="total">${amount}</td></tr>`;
  const optional = (label: string, amount: number) =>
    amount === 0 ? '' : row(label, money(amount, order, settings));
  const refundable =
    totals.total > totals.refunded
      ? html`<input type="hidden" id="refunded_amount" name="refunded_amount" value="${totals.refunded / 100}">`
      : '';
  return html`<table class="woocommerce_order_items">
    <thead><tr><th>${word.items}</th><th>${word.quantity}</th><th>${word.amount}</th></tr></thead>
    <tbody id="order_line_items">${order.items.map((item, index) => itemRow(index + 1, item, order, word, settings))}</tbody>
    <tbody id="order_fee_line_items">${order.fees.map((fee, index) => lineRow(100 + index, 'fee', fee, order, settings))}</tbody>
    <tbody id="order_shipping_line_items">${order.delivery.map((way, index) => lineRow(200 + index, 'shipping', way, order, settings))}</tbody>
    <tbody id="order_refunds">${refunds}</tbody>
  </table>
  <div class="wc-order-data-row wc-order-totals-items"><table class="wc-order-totals">
    ${row(word.subtotal, money(totals.subtotal, order, settings))}
    ${totals.discount === 0 ? '' : row(word.discount, html`-${money(totals.discount, order, settings)}`)}
    ${optional(word.fees, totals.fees)}
    ${row(word.delivery, money(totals.delivery, order, settings))}
    ${optional(word.tax, totals.tax)}
    ${row(word.total, money(totals.total, order, settings))}
  </table>
  ${isPaidShown(order) ? html`<table class="wc-order-totals">${row(word.paid, money(totals.total, order, settings))}</table>` : ''}
  ${totals.refunded === 0 ? '' : html`<table class="wc-order-totals">${row(word.refund, money(-totals.refunded, order, settings))}</table>`}</div>
  ${refundable}`;
}

/** When it was paid stands below the totals, of orders in these statuses alone. */
function isPaidShown({ status, paidAt }: PracticeOrder): boolean {
  return paidAt !== null && ['processing', 'completed', 'refunded'].includes(status);
}
