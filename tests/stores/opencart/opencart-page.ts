import { html, raw } from 'hono/html';
import { headerMarkup, headerStyle } from '../page/admin-header';
import type { Html } from '../page/admin-page';
import { type PracticeOrder, totalsOf } from '../practice-order';
import { PLAIN_SETTINGS, shownAmount } from '../shop-settings';

const style = raw(`
  * { box-sizing: border-box }
  body { margin: 0; font: 14px/1.5 system-ui, 'Noto Sans Arabic', sans-serif; color: #333; background: #f6f6f6 }
  #header { background: #1b4d7a; color: #fff; padding: 10px 20px; font-weight: 600 }
  .page-header { padding: 14px 20px; background: #fff; border-block-end: 1px solid #e2e2e2 }
  .float-end { float: inline-end }
  h1 { font-size: 22px; font-weight: 400; margin: 0 }
  .card { background: #fff; border: 1px solid #e2e2e2; border-radius: 4px; margin: 16px 20px; padding: 12px 16px }
  .columns { display: flex; flex-wrap: wrap; gap: 12px }
  label { display: block; font-size: 12px; color: #777 }
  table { inline-size: 100%; border-collapse: collapse }
  th, td { text-align: start; padding: 8px; border-block-end: 1px solid #eee }
`);

function money(hundredths: number): string {
  return `₪${shownAmount(hundredths, PLAIN_SETTINGS)}`;
}

export interface OpencartFrame {
  readonly token: string;
  readonly title: string;
  readonly actions: Html;
  readonly content: Html;
  readonly program: string;
}

/** The frame of every page; what a page's program loads later comes into its content. */
export function opencartPage({ token, title, actions, content, program }: OpencartFrame): Html {
  return html`<!doctype html><html dir="rtl" lang="ar"><head><meta charset="utf-8"><title>${title}</title>
  <link rel="icon" href="data:,"><style>${style}</style>${headerStyle('opencart')}</head><body>
  <div id="header">متجر التجربة الثاني ${headerMarkup('opencart')}</div>
  <div id="content"><div class="page-header"><div class="float-end">${actions}</div><h1>${title}</h1></div>
  <div class="container-fluid">${content}</div></div>
  <script>const token = '${raw(token)}';${raw(program)}</script></body></html>`;
}

/** The list's rows, which the page asks for after it has loaded, and again on every page of it. */
export function opencartRows(orders: readonly PracticeOrder[], token: string): Html {
  const rows = orders.map(
    (order) => html`<tr><td><input type="checkbox" name="selected[]" value="${order.id}"></td>
      <td>${order.id}</td><td>${order.billing.firstName} ${order.billing.lastName}</td>
      <td>${money(totalsOf(order).total)}</td>
      <td><a href="/office/index.php?route=sale/order.info&amp;user_token=${token}&amp;order_id=${order.id}">عرض</a></td></tr>`,
  );
  return html`<form id="form-order"><table><thead><tr><th></th><th>الرقم</th><th>الزبون</th><th>المجموع</th><th></th></tr></thead>
    <tbody>${rows}</tbody></table></form>`;
}

function field(id: string, label: string, value: string): Html {
  return html`<div><label for="input-${id}">${label}</label><input id="input-${id}" value="${value}"></div>`;
}

function choice(id: string, value: string, text: string, name = ''): Html {
  return html`<select id="input-${id}" name="${name}"><option value="0">اختر</option><option value="${value}" selected>${text}</option></select>`;
}

/** Statuses as OpenCart installs them, by their numbers. */
const STATUSES = [
  ['1', 'قيد الانتظار'],
  ['2', 'قيد التجهيز'],
  ['5', 'مكتمل'],
  ['7', 'ملغي'],
] as const;

/** The order's history, the newest first, and the form that adds to it. @param history the oldest first */
function historyPart({ id }: PracticeOrder, history: readonly string[], status: string): Html {
  const statuses = STATUSES.map(
    ([value, name]) => html`<option value="${value}" ${value === status ? 'selected' : ''}>${name}</option>`,
  );
  const rows = history
    .toReversed()
    .map((line) => html`<tr><td>20/11/2026</td><td>${line}</td><td>قيد الانتظار</td><td>لا</td></tr>`);
  return html`<div class="card"><div id="history"><table><thead><tr><th>x</th></tr></thead><tbody>${rows}</tbody></table></div>
    <form id="form-history"><select id="input-order-status" name="order_status_id"><option value="0">اختر</option>${statuses}</select>
      <input type="hidden" name="override" value="0"><input type="checkbox" name="override" value="1">
      <input type="hidden" name="notify" value="0"><input type="checkbox" name="notify" value="1">
      <textarea name="comment" id="input-history"></textarea>
      <input type="hidden" name="order_id" value="${id}" id="input-order-id"></form>
    ${choice('store', '0', 'x')}${choice('language', 'ar', 'x')}</div>`;
}

/** Where the page's program sends the form of its history, by the name that 4.1 or 4.0 has for it. */
export function opencartCall(token: string, call = 'call=history_add'): string {
  return `const add = 'index.php?route=sale/order.call&user_token=${token}&${call}&store_id=';`;
}

/** An order's page, 4.0's. */
export function opencartOrder(order: PracticeOrder, history: readonly string[] = [], status = '1'): Html {
  const { billing, shipping, ownFields = [] } = order;
  const address = (kind: 'payment' | 'shipping', party: typeof billing) => html`<div class="card columns">
    ${field(`${kind}-firstname`, 'الاسم', party.firstName)} ${field(`${kind}-lastname`, 'العائلة', party.lastName)}
    ${field(`${kind}-company`, 'الشركة', party.company)} ${field(`${kind}-address-1`, 'العنوان', party.address1)}
    ${field(`${kind}-address-2`, 'تتمة العنوان', party.address2)} ${field(`${kind}-city`, 'المدينة', party.city)}
    ${field(`${kind}-postcode`, 'الرمز', party.postcode)} ${choice(`${kind}-country`, '165', 'فلسطين')}
    ${choice(`${kind}-zone`, '1', party.state)}</div>`;
  const items = order.items.map(
    (item) => html`<tr><td><a href="#">${item.name}</a></td><td>${item.sku}</td><td>${item.quantity}</td>
      <td>${money(item.total / item.quantity)}</td><td>${money(item.total)}</td></tr>`,
  );
  return html`${historyPart(order, history, status)}
    <div class="card columns">${field('firstname', 'الزبون', billing.firstName)}
      ${field('lastname', 'العائلة', billing.lastName)} ${field('telephone', 'الهاتف', billing.phone)}
      ${choice('currency', 'ILS', 'شيكل')}
      ${field('payment-code', 'الدفع', order.paymentMethod)}</div>
    ${address('payment', billing)} ${address('shipping', shipping)}
    ${ownFields.map(({ label, value }, at) => html`<div class="card custom-field">${field(`shipping-custom-field-${at + 1}`, label, value)}</div>`)}
    <div class="card"><table><tbody id="order-products">${items}</tbody><tfoot id="order-totals">${opencartTotals(order)}</tfoot></table>
      <div id="shipping-method-value">${order.delivery[0]?.name ?? ''}</div>
      <div id="comment-value">${order.customerNote}</div></div>`;
}

export function opencartTotals(order: PracticeOrder): Html {
  const totals = totalsOf(order);
  const line = (title: string, amount: number) => html`<tr><td>${title}</td><td>${money(amount)}</td></tr>`;
  return html`${line('المجموع الفرعي', totals.items)}${order.delivery.map(({ name, total }) => line(name, total))}${line('المجموع', totals.total)}`;
}
