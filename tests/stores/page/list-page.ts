import { html } from 'hono/html';
import { type PracticeOrder, totalsOf } from '../practice-order';
import type { Language, ShopSettings, Storage } from '../shop-settings';
import { adminPage, type Html } from './admin-page';
import { money } from './money';
import { words } from './words';

export interface ListPageOptions {
  readonly storage: Storage;
  readonly language: Language;
  readonly settings: ShopSettings;
  readonly restRoot: string;
  readonly nonce: string;
  readonly address: (order: PracticeOrder) => string;
}

/** The list of orders. */
export function listPage(orders: readonly PracticeOrder[], options: ListPageOptions): Html {
  const { language, storage } = options;
  const word = words[language];
  const [row, box] = storage === 'classic' ? (['post', 'post[]'] as const) : (['order', 'id[]'] as const);
  const rows = orders.map(
    (order) => html`<tr id="${row}-${order.id}" class="type-shop_order status-${order.status}">
      <th><input id="cb-select-${order.id}" type="checkbox" name="${box}" value="${order.id}"></th>
      <td class="order_number"><a href="#" class="order-preview" data-order-id="${order.id}"></a>
        <a class="order-view" href="${options.address(order)}"><strong>#${order.id} ${order.billing.firstName} ${order.billing.lastName}</strong></a></td>
      <td>${order.createdAt.slice(0, 10)}</td>
      <td><mark class="order-status status-${order.status}">${word.statuses[order.status] ?? order.status}</mark></td>
      <td>${money(totalsOf(order).total, order, options.settings)}</td>
    </tr>`,
  );
  const content = html`<form id="${storage === 'classic' ? 'posts-filter' : 'wc-orders-filter'}" class="postbox">
    <table class="wp-list-table">
      <thead><tr><td id="cb"><input id="cb-select-all-1" type="checkbox" onclick="for (const box of this.form.querySelectorAll('#the-list [type=checkbox]')) box.checked = this.checked"></td><th>${word.order}</th><th>${word.created}</th><th>${word.status}</th><th>${word.total}</th></tr></thead>
      <tbody id="the-list">${rows}</tbody>
    </table></form>`;
  return adminPage({
    title: word.orders,
    shop: options.settings.name?.[language],
    language,
    storage,
    bodyClass: storage === 'classic' ? 'edit-php' : 'woocommerce_page_wc-orders',
    restRoot: options.restRoot,
    nonce: options.nonce,
    content,
  });
}
