import { html, raw } from 'hono/html';
import type { Html } from '../page/admin-page';
import type { PracticeOrder } from '../practice-order';
import { MAGENTO_ADMIN } from './order-page';

export interface ShipmentChoice {
  /** The source that the goods are taken from, where the shop has the inventory with sources. */
  readonly source?: string;
  /** Pieces of each line that were sent before. */
  readonly shipped?: number;
  /** What an extension adds to the form. */
  readonly added?: Html;
}

/** What the form sends of the order's own, with the customer told nothing. */
export function wholeShipment(order: PracticeOrder, number: string): Readonly<Record<string, string>> {
  const items = order.items.map(({ quantity }, index) => [`shipment[items][${index + 1}]`, String(quantity)]);
  return {
    form_key: 'form-key-secret',
    ...Object.fromEntries(items),
    'shipment[comment_text]': '',
    'tracking[1][carrier_code]': 'custom',
    'tracking[1][title]': '',
    'tracking[1][number]': number,
  };
}

/** The row for a number, which a program of the page fills in. */
const TRACK_ROW = `<tr>
  <td class="col-carrier"><select name="tracking[<%- data.index %>][carrier_code]" disabled="disabled">
    <option value="custom">x</option><option value="ups">UPS</option></select></td>
  <td class="col-title"><input class="number-title" type="text" name="tracking[<%- data.index %>][title]" value="" disabled="disabled"></td>
  <td class="col-number"><input type="text" name="tracking[<%- data.index %>][number]" value="" disabled="disabled"></td></tr>`;

/** The form that makes a shipment: ids, classes and names of Magento 2.4, in markup of our own. */
export function magentoShipmentPage(
  order: PracticeOrder,
  { source, shipped = 0, added }: ShipmentChoice = {},
): string {
  const box = (id: string, name: string) =>
    html`<input id="${id}" name="shipment[${name}]" value="1" type="checkbox">`;
  return String(html`<!doctype html><html><body class="adminhtml admin-order_shipment-new">
<form id="edit_form" method="post" action="${MAGENTO_ADMIN}admin/order_shipment/save/order_id/${order.id}/key/5a7e/">
  <input name="form_key" type="hidden" value="form-key-secret">
  <script id="track_row_template" type="text/x-magento-template">${raw(TRACK_ROW)}</script>
  <table id="tracking_numbers_table"><tbody id="track_row_container"></tbody></table>
  ${source === undefined ? '' : html`<input name="sourceCode" type="hidden" value="${source}">`}
  <div id="ship_items_container"><table class="order-shipment-table">${order.items.map(
    ({ name, quantity }, index) => html`<tbody><tr>
    <td class="col-product">${name}</td>
    <td class="col-ordered-qty"><table class="qty-table"><tr><th>طلب</th><td>${quantity}</td></tr>
      ${shipped === 0 ? '' : html`<tr><th>شحن</th><td>${shipped}</td></tr>`}</table></td>
    <td class="col-qty"><input type="text" class="qty-item" name="shipment[items][${index + 1}]" value="${quantity - shipped}"></td></tr></tbody>`,
  )}</table>
  <textarea id="shipment_comment_text" name="shipment[comment_text]"></textarea>
  ${box('create_shipping_label', 'create_shipping_label')}
  ${box('notify_customer', 'comment_customer_notify')}${box('send_email', 'send_email')}${added ?? ''}</div>
</form></body></html>`);
}

/** All that became of an order, as the tab of its page is given it; a number stands in a translated sentence. */
export function magentoHistory(order: PracticeOrder, number: string): string {
  const titles = [
    'قيد الانتظار',
    ...(number === '' ? [] : [`تم إنشاء الشحنة #${order.id}`, `رقم التتبع ${number}، أُسند`]),
  ];
  return String(
    html`<section class="edit-order-comments"><ul class="note-list">${titles.map(
      (title) => html`<li class="note-list-item"><span class="note-list-date">x</span>
      <span class="note-list-status">${title}</span></li>`,
    )}</ul></section>`,
  );
}
