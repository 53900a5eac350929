import { html } from 'hono/html';
import { type Html, scriptJson } from '../page/admin-page';
import type { PracticeOrder } from '../practice-order';

/** Every page of the admin carries data for its own program; the rest is drawn by that. */
export function shopifyPage(token: string, content: Html | string = ''): string {
  return String(html`<!doctype html><html lang="ar" dir="rtl"><head><title>متجر التجربة</title>
<script type="text/json" data-serialized-id="server-data">${scriptJson({ csrfToken: token, locale: 'ar' })}</script>
</head><body><div id="app">${content}</div></body></html>`);
}

export function shopifyList(
  orders: readonly PracticeOrder[],
  token: string,
  selected: readonly number[],
): string {
  return shopifyPage(
    token,
    html`<table><tbody>
    <tr><th><input type="checkbox"></th><th>الطلب</th></tr>
    ${orders.map(
      (order) => html`<tr>
        <td><input type="checkbox" ${selected.includes(order.id) ? 'checked' : ''}></td>
        <td><a href="/store/practice/orders/${order.id}?link_source=list">#${order.id}</a></td>
        <td><a href="/store/practice/customers/77">${order.billing.firstName}</a></td>
      </tr>`,
    )}</tbody></table>
    <a href="/store/practice/orders/999">another order, of a notice</a>`,
  );
}
