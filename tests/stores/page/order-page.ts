import { html } from 'hono/html';
import type { PracticeOrder } from '../practice-order';
import type { Language, ShopSettings, Storage } from '../shop-settings';
import { addressColumn, paymentMethodField } from './address-form';
import { adminPage, type Html, scriptJson } from './admin-page';
import { orderLines } from './order-lines';
import { words } from './words';

export interface OrderPageOptions {
  readonly storage: Storage;
  readonly language: Language;
  readonly settings: ShopSettings;
  readonly restRoot: string;
  readonly nonce: string;
  /** The shop's own notes, the newest first. */
  readonly notes: readonly string[];
}

/** An order's page of the practice shop: the ids and names of WooCommerce's, in markup of our own. */
export function orderPage(order: PracticeOrder, options: OrderPageOptions): Html {
  const { language, settings, storage } = options;
  const word = words[language];
  const [date, time = ''] = order.createdAt.split('T');
  const [hour, minute] = time.split(':');
  const noteLines = order.customerNote
    .split('\n')
    .map((line, index) => html`${index === 0 ? '' : html`<br>\n`}${line}`);
  const note =
    order.customerNote === ''
      ? html``
      : html`<p class="order_note"><strong>${word.note}:</strong> ${noteLines}</p>`;
  // The form's copy is filtered of what looks like markup.
  const typedNote = order.customerNote.replace(/<[^>]*>/g, '');
  const metaBoxes = {
    post_id: String(order.id),
    add_order_note_nonce: options.nonce,
    currency_format_num_decimals: String(settings.decimals),
    currency_format_decimal_sep: settings.decimalMark,
    currency_format_thousand_sep: settings.thousandsMark,
  };
  const content = html`<form method="post" id="${storage === 'classic' ? 'post' : 'order'}">
    <input type="hidden" id="post_ID" name="post_ID" value="${order.id}">
    <div id="post-body">
      <div id="postbox-container-1">
        <div id="woocommerce-order-actions" class="postbox"><h2>${word.actions}</h2>
          <button type="submit" class="button save_order button-primary" name="save" value="1">${word.save}</button></div>
        <div id="woocommerce-order-notes" class="postbox"><h2>${word.notes}</h2>
          <ul class="order_notes">${options.notes.map((text) => html`<li class="note"><div class="note_content"><p>${text}</p></div></li>`)}</ul></div>
      </div>
      <div id="postbox-container-2">
        <div id="woocommerce-order-data" class="postbox">
          <div id="order_data" class="panel woocommerce-order-data">
            <h2 class="woocommerce-order-data__heading">${word.details(order.id)}</h2>
            <div class="columns">
              <div class="order_data_column">
                <label for="order_date">${word.created}</label>
                <input type="text" id="order_date" name="order_date" value="${date}">
                <input type="number" name="order_date_hour" min="0" max="23" value="${hour}">
                <input type="number" name="order_date_minute" min="0" max="59" value="${minute}">
                <label for="order_status">${word.status}</label>
                <select id="order_status" name="order_status">${Object.entries(word.statuses).map(
                  ([status, label]) =>
                    html`<option value="wc-${status}" ${status === order.status ? 'selected' : ''}>${label}</option>`,
                )}</select>
              </div>
              ${addressColumn('billing', order.billing, word, {
                shown: html``,
                form: paymentMethodField(order, word),
                ownFields: order.ownFields,
              })}
              ${addressColumn('shipping', order.shipping, word, {
                shown: note,
                ownFields: order.ownFields,
                form: html`<label for="excerpt">${word.note}</label><textarea id="excerpt" name="customer_note">${typedNote}</textarea>`,
              })}
            </div>
          </div>
        </div>
        <div id="woocommerce-order-items" class="postbox">${orderLines(order, word, settings)}</div>
      </div>
    </div>
  </form>
  <script id="wc-admin-meta-boxes-js-extra">var woocommerce_admin_meta_boxes = ${scriptJson(metaBoxes)};</script>`;
  return adminPage({
    title: `${word.editOrder} ${order.id}`,
    shop: settings.name?.[language],
    language,
    storage,
    bodyClass: storage === 'classic' ? 'post-php' : 'woocommerce_page_wc-orders',
    restRoot: options.restRoot,
    nonce: options.nonce,
    content,
  });
}
